import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOME } from '../support/viand.ts';

interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}

const { packages } = JSON.parse(readFileSync(path.join(HOME, 'package-lock.json'), 'utf8'));
const locked = Object.entries<Locked>(packages).filter(([folder]) => folder !== '');

test('every package that is installed with viand has an integrity hash', () => {
  const unproven = locked
    // Programs for other systems, which only developers on those systems install.
    .filter(([, { dev, optional }]) => !(dev && optional))
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .map(([folder]) => folder);
  expect(unproven).toEqual([]);
});

test('the lockfile works with every registry', () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
