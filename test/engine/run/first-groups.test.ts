import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { beginWithSameGroup } from '../../../src/engine/run/first-groups.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const reading = { groupBy: ['person', 'day'], columnMap: {}, unit: undefined };

function write(name: string, rows: string, header = 'day,person,food_id,amount,unit'): string {
  const file = path.join(tempFolder(), name);
  const text = `${header}\n${rows}\n`;
  writeFileSync(file, name.endsWith('.gz') ? gzipSync(text) : text);
  return file;
}

const ANN = '1,ann,milk,200,g\n1,bob,milk,200,g';
const BOB = '1,bob,milk,200,g';

test.each([
  ['the same file twice', ['a.csv', ANN], ['b.csv', ANN], true],
  ['a compressed and a plain file', ['a.csv.gz', ANN], ['b.csv', ANN], true],
  ['a quoted label', ['a.csv', ANN], ['b.csv', '1,"ann",milk,1,g'], true],
  ['files of other persons', ['a.csv', ANN], ['b.csv', BOB], false],
  ['a file without rows', ['a.csv', ANN], ['b.csv', ''], false],
  ['a file that is not a table', ['a.csv', ANN], ['b.json', '[]'], false],
] as const)('beginWithSameGroup() of %s', async (_, [one, rows], [other, others], expected) => {
  const files = [write(one, rows), write(other, others)];
  expect(await beginWithSameGroup(files, reading)).toBe(expected);
});

test('beginWithSameGroup() is false for files that are missing or lack a column', async () => {
  const files = [write('a.csv', ANN), '/nowhere/b.csv', write('c.csv', '1,milk', 'day,food_id')];
  expect(await beginWithSameGroup(files, reading)).toBe(false);
});

test('beginWithSameGroup() accepts columns in any order', async () => {
  const other = write('b.csv', 'ann,1,milk,1,g', 'person,day,food_id,amount,unit');
  expect(await beginWithSameGroup([write('a.csv', ANN), other], reading)).toBe(true);
});
