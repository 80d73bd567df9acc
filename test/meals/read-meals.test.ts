import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNITS } from '../../src/model/units.ts';
import { brief, read, readFiles } from '../support/read.ts';
import { folderWith } from '../support/write-files.ts';

const CSV = 'food_id,amount,unit\nmilk,200,ml\n';
const JSON_MEALS = '[{"entries":[{"food_id":"oats","amount":40,"unit":"g"}]}]';

test('readMeals() reads files of several formats one after the other', async () => {
  const folder = folderWith({ 'a.csv': CSV, 'b.json': JSON_MEALS, 'c.csv.gz': gzipSync(CSV) });
  const { entries } = await readFiles(
    ['a.csv', 'b.json', 'c.csv.gz'].map((name) => path.join(folder, name)),
  );
  expect(entries.map(({ foodId }) => foodId)).toEqual(['milk', 'oats', 'milk']);
});

test.each([
  ['CSV', Buffer.from(CSV)],
  ['JSON', Buffer.from(JSON_MEALS)],
  ['gzip', gzipSync(CSV)],
])('readMeals() reads %s from standard input, in chunks of any size', async (_, bytes) => {
  const stdin = Readable.from(Array.from(bytes, (byte) => Buffer.from([byte])));
  const { entries, faults } = await readFiles(['-'], {}, stdin);
  expect(faults).toEqual([]);
  expect(entries).toHaveLength(1);
  expect(entries[0]?.location.file).toBe('standard input');
});

test('readMeals() reports each file that it cannot read, and reads the others', async () => {
  const folder = folderWith({ 'a.csv': CSV, 'empty.csv': '', 'blank.csv': ' \n\n' });
  const result = await readFiles(
    ['none.csv', 'empty.csv', 'a.csv', 'blank.csv', '.'].map((name) => path.join(folder, name)),
  );
  expect(
    result.faults.map(({ code, location: place }) => [code, path.basename(place?.file ?? '')]),
  ).toEqual([
    ['input/missing-file', 'none.csv'],
    ['meal/empty-file', 'empty.csv'],
    ['meal/empty-file', 'blank.csv'],
    ['input/unreadable', path.basename(folder)],
  ]);
  expect(result.entries).toHaveLength(1);
});

test('readMeals() reports the line from which a file is no longer text', async () => {
  const mixed = Buffer.from('food_id,amount,unit\nk\xc3\xa4se,1,g\nk\xe4se,2,g\n', 'latin1');
  const result = await read(mixed);
  expect(brief(result)).toEqual([['input/encoding', 3]]);
  expect(result.faults[0]?.expected).toContain('UTF-8');
});

test.each([
  ['Windows-1252', Buffer.from('food_id,amount,unit\nk\xe4se,2,g\n', 'latin1')],
  ['UTF-16 without a mark', Buffer.from('food_id,amount,unit\nk\xe4se,2,g\n', 'utf16le')],
  [
    'big-endian UTF-16',
    Buffer.from('\uFEFFfood_id,amount,unit\nk\xe4se,2,g\n', 'utf16le').swap16(),
  ],
])('readMeals() reads %s', async (_, bytes) => {
  const { entries, faults } = await read(bytes);
  expect(faults).toEqual([]);
  expect(entries.map(({ foodId }) => foodId)).toEqual(['k\xe4se']);
});

test('readMeals() uses the given encoding', async () => {
  const bytes = Buffer.from('food_id,amount,unit\n\x80uro,2,g\n', 'latin1');
  const { entries } = await read(bytes, 'a.csv', { encoding: 'windows-1252' });
  expect(entries.map(({ foodId }) => foodId)).toEqual(['€uro']);
  expect(brief(await read(bytes, 'a.csv', { encoding: 'utf-8' }))).toEqual([['input/encoding', 2]]);
});

test.each([
  ['cut off', gzipSync(CSV).subarray(0, 30)],
  ['spoilt', Buffer.concat([gzipSync(CSV).subarray(0, 20), Buffer.alloc(30, 7)])],
])('readMeals() reports a gzip file that is %s', async (_, bytes) => {
  expect(brief(await read(bytes, 'a.csv.gz'))).toEqual([['input/damaged', undefined]]);
});

test('readMeals() stops looking for meals after a million blanks', async () => {
  const result = await read(' '.repeat(3_000_000));
  expect(result.faults.map(({ code }) => code)).toEqual(['meal/empty-file']);
});

test('readMeals() refuses an endless row, in little memory', async () => {
  const rows = `food_id,amount,unit\nmilk,1,g\n"${'x'.repeat(3_000_000)}`;
  const result = await read(rows);
  expect(result.faults.map(({ code }) => code)).toEqual(['meal/syntax']);
});

const entry = fc.record({
  food_id: fc.stringMatching(/^[a-z0-9._-]{1,12}$/),
  amount: fc.double({ min: 0, max: 1e6, noNaN: true }),
  unit: fc.constantFrom(...UNITS),
  weighted_before_process: fc.boolean(),
});

test('readMeals() reads the same meals from any of the formats', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(entry), { maxLength: 5 }), async (meals) => {
      const documents = meals.map((entries, day) => ({ day, entries }));
      const rows = documents.flatMap(({ day, entries }) =>
        entries.map((one) => [day, ...Object.values(one)].join(',')),
      );
      const texts = [
        ['day,food_id,amount,unit,weighted_before_process', ...rows].join('\n'),
        JSON.stringify(documents),
        JSON.stringify(documents, null, 2),
        `${documents.map((meal) => JSON.stringify(meal)).join('\n')}\n`,
      ];
      const names = ['m.csv', 'm.json', 'm.json', 'm.ndjson'];
      const results = await Promise.all(
        texts.map((text, index) => read(text, names[index], { groupBy: ['day'] })),
      );
      const [csv, ...others] = results.map(({ entries }) =>
        entries.map(({ location: _, ...rest }) => rest),
      );
      for (const other of others) expect(other).toEqual(csv);
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['a ZIP archive that is no workbook', 'PK\u0003\u0004 and more', 'input/damaged'],
  ['a damaged PDF', '%PDF-1.7\n', 'input/damaged'],
  ['a web page', '<html><p>Bread</p></html>', 'input/unsupported'],
  ['a file packed twice', gzipSync(gzipSync(CSV)), 'input/unsupported'],
  ['a file of nothing but zeros', Buffer.alloc(9), 'input/encoding'],
])('readMeals() reports the format of %s', async (_, content, code) => {
  expect(brief(await read(content))).toEqual([[code, undefined]]);
});

test('readMeals() relies on a file name only if the content leaves the format open', async () => {
  expect(brief(await read('null', 'a.json'))).toEqual([['meal/shape', 1]]);
  expect(brief(await read('null\n5\n', 'a.jsonl.gz'))).toEqual([
    ['meal/shape', 1],
    ['meal/shape', 2],
  ]);
  expect((await read(CSV, 'a.json')).entries).toHaveLength(1);
  expect((await read(JSON_MEALS, 'a.csv')).entries).toHaveLength(1);
});
