import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

const VIAND = path.join(import.meta.dirname, '../../bin/viand.cjs');

/** Prints the flags of V8 that a program sets. */
const PRINTER = `const v8 = require('node:v8');
const set = v8.setFlagsFromString;
v8.setFlagsFromString = (flag) => { process.stderr.write(flag); set(flag); };`;

test.each([
  [['match', '--help'], true],
  [['serve', '--help'], true],
  [['evaluate', 'hei', 'Missing.TXT'], true],
  [['explain', 'missing.md'], true],
  [['evaluate', 'hei', 'missing.csv'], false],
  [['gtin', '--help'], false],
])('viand %j sets the flag to compile patterns once: %s', (argv, expected) => {
  const printer = path.join(tempFolder(), 'printer.cjs');
  writeFileSync(printer, PRINTER);
  const { stderr } = spawnSync(process.execPath, ['--require', printer, VIAND, ...argv], {
    encoding: 'utf8',
  });
  expect(stderr.includes('--no-regexp-tier-up')).toBe(expected);
});
