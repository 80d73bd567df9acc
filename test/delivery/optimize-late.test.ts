import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

const FILE = path.join(import.meta.dirname, '../../bin/optimize-late.cjs');

test('the V8 of this Node.js supports the flags that optimizeLate() sets', () => {
  // V8 only reports an unknown flag on standard error.
  const script = `require(${JSON.stringify(FILE)}).optimizeLate()`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script]);
  expect({ status, printed: `${stdout}${stderr}` }).toEqual({ status: 0, printed: '' });
});

test('optimizeLate() does not apply to small data, nor to rows that JavaScript reads', () => {
  const { isWorthwhile } = createRequire(import.meta.url)(FILE);
  const folder = tempFolder();
  const file = (name: string, bytes: number) => {
    const place = path.join(folder, name);
    writeFileSync(place, Buffer.alloc(bytes));
    return place;
  };
  const week = file('week.csv', 1000);
  expect(isWorthwhile(['hei', week])).toBe(false);
  expect(isWorthwhile(['hei', week, '--catalogue', file('foods.sqlite', 2 ** 16)])).toBe(false);
  expect(isWorthwhile(['hei', week, file('year.csv', 2 ** 16)])).toBe(true);
  expect(isWorthwhile(['hei', week, file('week.csv.gz', 1000)])).toBe(true);
  expect(isWorthwhile(['hei', file('year.ndjson', 2 ** 16)])).toBe(false);
  expect(isWorthwhile(['hei', '-'])).toBe(true);
  expect(isWorthwhile(['hei', 'a'.repeat(5000)])).toBe(true);
});
