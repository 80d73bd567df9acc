import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOME } from '../support/viand.ts';

/** Licences under which viand may be distributed unchanged. */
const PERMISSIVE = /^\(?(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|BlueOak-1\.0\.0)\b/;

const text = readFileSync(path.join(HOME, 'dist/LICENSES.txt'), 'utf8');
const listed = [...text.matchAll(/^={80}\n(\S+) (\S+): (.+)\n={80}$/gm)].map(
  ([, name = '', version = '', licence = '']) => ({ name, version, licence }),
);

test('LICENSES.txt lists every package that viand depends on, and each licence is permissive', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(HOME, 'package.json'), 'utf8'));
  const names = listed.map(({ name }) => name);
  for (const name of Object.keys(dependencies)) expect(names).toContain(name);
  expect(listed.filter(({ licence }) => !PERMISSIVE.test(licence))).toEqual([]);
});

test('the bill of materials lists the same packages as LICENSES.txt', () => {
  const printed = execFileSync(process.execPath, ['build/sbom.js'], {
    cwd: HOME,
    encoding: 'utf8',
  });
  const { components } = JSON.parse(printed);
  const names = components.map((one: Record<string, string>) => one['bom-ref']).sort();
  expect(names).toEqual(listed.map(({ name, version }) => `${name}@${version}`).sort());
});
