import { execFileSync } from 'node:child_process';
import { appendFileSync, createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMeals } from '../../src/meals/read-meals.ts';
import { UNITS } from '../../src/model/units.ts';
import { parquetTable } from '../../src/tables/parquet/write-parquet.ts';
import { parquetOf } from '../support/parquet.ts';
import { brief, read, readFiles } from '../support/read.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { folderWith } from '../support/write-files.ts';

/** What DuckDB 1.5 wrote: columns of many types, with nulls and dictionaries. */
const DUCKDB = path.join(import.meta.dirname, 'duckdb');

const FOODS = [
  { name: 'food_id', data: ['milk', 'oats'] },
  { name: 'amount', data: [200, 40.5] },
  { name: 'unit', data: ['ml', 'g'] },
];

test.each(['snappy', 'zstd', 'gzip', 'brotli', 'lz4_raw'])(
  'readMeals() reads Parquet that DuckDB compressed with %s',
  async (codec) => {
    const { entries, faults, rows } = await readFiles([path.join(DUCKDB, `${codec}.parquet`)], {
      groupBy: ['day', 'at', 'zoned', 'time', 'person', 'number'],
      allowsBlankLabels: true,
    });
    expect(faults).toEqual([]);
    expect(rows).toBe(8);
    expect(entries.map(({ amount }) => amount)).toEqual([
      0.15,
      0.65,
      undefined,
      1.65,
      2.15,
      2.65,
      3.15,
      3.65,
    ]);
    expect(entries[1]).toMatchObject({
      foodId: '63101000',
      unit: 'g',
      isRawWeight: false,
      group: [
        '2026-01-05',
        '2026-01-05T09:00:00.25',
        '2026-01-05T08:00:00Z',
        '08:30:00.5',
        '',
        '1',
      ],
      location: { row: 2 },
    });
    expect(entries[4]?.group[0]).toBe('2026-01-06');
  },
);

// Windows has no named pipes among its files.
const testWithPipes = test.skipIf(process.platform === 'win32');

testWithPipes('readMeals() tells Parquet by its content, from wherever it comes', async () => {
  const bytes = parquetOf(FOODS);
  const file = path.join(folderWith({ 'meals.csv': bytes }), 'meals.csv');
  const packed = path.join(folderWith({ 'meals.gz': gzipSync(bytes) }), 'meals.gz');
  const pipe = path.join(tempFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  createWriteStream(pipe).end(bytes);
  const stdin = Readable.from(Array.from(bytes, (byte) => Buffer.from([byte])));
  const { entries, faults } = await readFiles([file, packed, pipe, '-'], {}, stdin);
  expect(faults).toEqual([]);
  expect(entries.map(({ foodId }) => foodId)).toEqual(Array(4).fill(['milk', 'oats']).flat());
  expect(entries.at(-1)?.location).toEqual({ file: 'standard input', row: 2 });
});

test('readMeals() reads values of Parquet whatever their type', async () => {
  const bytes = parquetOf([
    { name: 'Food Code', data: [63101000n, 71508001n, 11111000n], type: 'INT64' },
    { name: 'AMOUNT', data: [' 2.5', '', '1e1'] },
    { name: 'unit', data: ['g', null, 'ML '] },
    { name: 'weighted_before_process', data: [1, 0, null], type: 'INT32' },
    { name: 'ok', data: [true, false, null] },
    { name: 'score', data: [1, 1.5, null], type: 'DOUBLE' },
  ]);
  const { entries, faults } = await read(bytes, 'a.parquet', {
    groupBy: ['ok', 'score'],
    allowsBlankLabels: true,
  });
  expect(faults).toEqual([]);
  expect(entries.map(({ location: _, ...entry }) => entry)).toEqual([
    entry('63101000', 2.5, 'g', true, ['true', '1']),
    entry('71508001', undefined, undefined, false, ['false', '1.5']),
    entry('11111000', 10, 'ml', false, ['', '']),
  ]);
});

function entry(
  foodId: string,
  amount: number | undefined,
  unit: string | undefined,
  isRawWeight: boolean,
  group: string[],
) {
  return { foodId, amount, unit, isRawWeight, group };
}

test('readMeals() reads decimals exactly, by either name of the type', async () => {
  const column = { type: 'INT32', repetition_type: 'REQUIRED', precision: 9, scale: 2 } as const;
  for (const { decimal, data } of [
    { decimal: { ...column, converted_type: 'DECIMAL' }, data: [1.15, 1.1, 123456.78] },
    {
      decimal: { ...column, logical_type: { type: 'DECIMAL', precision: 9, scale: 2 } },
      data: [115, 110, 12345678],
    },
  ] as const) {
    const bytes = parquetOf([{ name: 'amount', data: [...data] }], {
      schema: [
        { name: 'root', num_children: 1 },
        { ...decimal, name: 'amount' },
      ],
    });
    const { entries } = await read(bytes, 'a.parquet', {
      unit: 'g',
      columnMap: { food_id: 'amount' },
    });
    expect(entries.map(({ amount }) => amount)).toEqual([1.15, 1.1, 123456.78]);
    expect(entries[0]?.foodId).toBe('1.15');
  }
});

test('readMeals() reports every fault of Parquet by its row', async () => {
  const bytes = parquetOf(
    [
      { name: 'food_id', data: ['milk', null, 'oats'] },
      { name: 'amount', data: [-1, 2, Number.NaN] },
      { name: 'unit', data: ['cup', null, 'g'] },
      { name: 'weighted_before_process', data: ['perhaps', 'no', 'YES'] },
    ],
    { rowGroupSize: 2 },
  );
  const { faults, rows } = await read(bytes);
  expect(rows).toBe(3);
  expect(faults.map(({ code, location: place, value }) => [code, place?.row, value])).toEqual([
    ['meal/negative-amount', 1, '-1'],
    ['meal/unknown-unit', 1, 'cup'],
    ['meal/bad-flag', 1, 'perhaps'],
    ['meal/missing-food', 2, undefined],
    ['meal/missing-unit', 2, undefined],
    ['meal/bad-amount', 3, 'NaN'],
  ]);
});

test('readMeals() reports every column that Parquet lacks', async () => {
  const result = await read(parquetOf([{ name: 'FOOD_ID', data: ['milk'] }]), 'a.parquet', {
    groupBy: ['day'],
  });
  expect(result.faults.map(({ code, field }) => [code, field])).toEqual([
    ['meal/missing-column', 'amount'],
    ['meal/missing-column', 'unit'],
    ['meal/missing-label', 'day'],
  ]);
});

test('readMeals() ignores columns within lists and structures', async () => {
  const { faults } = await readFiles([path.join(DUCKDB, 'snappy.parquet')], {
    groupBy: ['list', 'struct'],
  });
  expect(faults.map(({ code, field }) => [code, field])).toEqual([
    ['meal/missing-label', 'list'],
    ['meal/missing-label', 'struct'],
  ]);
});

test('readMeals() reads Parquet without rows', async () => {
  const bytes = parquetOf(FOODS.map(({ name }) => ({ name, data: [], type: 'STRING' as const })));
  expect(brief(await read(bytes))).toEqual([['meal/no-entries', undefined]]);
});

test('readMeals() refuses a compression that it does not know', async () => {
  const bytes = parquetOf(FOODS, { codec: 'LZO', compressors: { LZO: (input) => input } });
  const { faults } = await read(bytes);
  expect(faults).toMatchObject([
    { code: 'input/unsupported', message: expect.stringContaining('LZO') },
  ]);
});

test('readMeals() refuses bytes that are not text', async () => {
  const latin1 = [Buffer.from('käse', 'latin1'), Buffer.from('milk')];
  const bytes = parquetOf([{ name: 'food_id', data: latin1 }, ...FOODS.slice(1)]);
  expect(brief(await read(bytes))).toEqual([['input/encoding', undefined]]);
});

test('readMeals() reports Parquet that is truncated', async () => {
  const bytes = readFileSync(path.join(DUCKDB, 'zstd.parquet'));
  for (const length of [4, 5, 11, 12, 100, 1000, bytes.length - 1]) {
    expect(brief(await read(bytes.subarray(0, length)))).toEqual([['input/damaged', undefined]]);
  }
});

const meal = fc.record({
  day: fc.string(),
  food_id: fc.stringMatching(/^[a-z0-9._-]{1,12}$/),
  amount: fc.double({ min: 0, max: 1e6, noNaN: true }),
  unit: fc.constantFrom(...UNITS),
});

test('values written as Parquet are read unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(meal, { maxLength: 5 })), async (batches) => {
      const columns = [
        { name: 'day', type: 'text' },
        { name: 'food_id', type: 'text' },
        { name: 'amount', type: 'number' },
        { name: 'unit', type: 'text' },
      ] as const;
      const pieces: Uint8Array[] = [];
      const table = parquetTable(columns, (piece) => pieces.push(piece));
      for (const one of batches.flat()) table.add(Object.values(one));
      table.end({});
      const { entries, faults } = await read(Buffer.concat(pieces), 'a.parquet', {
        groupBy: ['day'],
        allowsBlankLabels: true,
      });
      const isEmpty = batches.flat().length === 0;
      expect(faults.map(({ code }) => code)).toEqual(isEmpty ? ['meal/no-entries'] : []);
      expect(
        entries.map(({ group: [day], foodId, amount, unit }) => [day, foodId, amount, unit]),
      ).toEqual(
        batches.flat().map(({ day, food_id, amount, unit }) => {
          return [Buffer.from(day).toString().trim(), food_id, amount, unit];
        }),
      );
    }),
    { numRuns: 100 },
  );
});

test('readMeals() refuses Parquet that changes while it is read', async () => {
  const file = path.join(folderWith({ 'a.parquet': parquetOf(FOODS) }), 'a.parquet');
  const reading = { groupBy: [], columnMap: {}, unit: undefined };
  const run = readMeals([file], Readable.from([]), reading, {
    food: () => undefined,
    entry: () => undefined,
    report: () => {},
    row: () => appendFileSync(file, 'x'),
  });
  await expect(run).rejects.toMatchObject({ diagnostics: [{ code: 'input/changed' }] });
});
