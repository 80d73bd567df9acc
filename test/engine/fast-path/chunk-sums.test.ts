import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { Accumulator } from '../../../src/engine/entries/accumulator.ts';
import { forEachFault } from '../../../src/engine/entries/repeated-faults.ts';
import { ChunkSums } from '../../../src/engine/fast-path/chunk-sums.ts';
import type { CsvLayout } from '../../../src/engine/fast-path/csv-layout.ts';
import { scanHeader } from '../../../src/engine/fast-path/scan-header.ts';
import { FoodCache } from '../../../src/engine/foods/food-cache.ts';
import { layoutFor } from '../../../src/evaluation/evaluations.ts';
import { GRAMS, STEPS } from '../../../src/evaluation/layout.ts';
import { readRow } from '../../../src/meals/csv.ts';
import type { ReadOptions } from '../../../src/meals/entries/reading.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';

const LAYOUT = layoutFor(['intakes']);

/** The composition of a food; `old` leads to bread, whose density is unknown. */
function composition(id: string) {
  if (!['bread', 'milk', 'old'].includes(id)) return undefined;
  const isMilk = id === 'milk';
  return {
    ...makeVariant({ nutrients: nutrients(isMilk ? { energy: 270 } : { energy: 1000 }) }),
    density: isMilk ? 1.03 : null,
    foodId: isMilk ? 'milk' : 'bread',
    variantId: isMilk ? 'milk' : 'bread',
    isSolid: !isMilk,
    borrowed: [],
    ...(id === 'old' ? { idAssumption: 'legacy-id' } : {}),
  };
}

const catalogue = {
  composition,
  amountsOf: () => ({
    find(bytes: Uint8Array, start: number, end: number) {
      const id = Buffer.from(bytes.subarray(start, end)).toString();
      return id === 'old' ? undefined : composition(id);
    },
    image: () => undefined,
  }),
  find: (id: string) => {
    const found = composition(id);
    if (found === undefined) return undefined;
    const variant = { ...found, borrowed: null };
    return { food: makeFood({ id: found.foodId, variants: [variant] }), variantId: undefined };
  },
  searchIds: () => [],
} as unknown as Catalogue;

/** All sums, without the steps, which decide when sums are carried: the fast path takes fewer. */
const SLOTS = Array.from({ length: LAYOUT.width }, (_, slot) => slot).filter(
  (slot) => slot !== STEPS,
);

/** The sums of each group are one text, which is compared sooner than numbers. */
function sumsOf(
  run: (sums: Accumulator) => (take: (found: Diagnostic) => void) => void,
  slots: readonly number[] = SLOTS,
) {
  const sums = new Accumulator({
    foods: new FoodCache(catalogue, LAYOUT),
    report: (found) => single.push(found),
  });
  const single: Diagnostic[] = [];
  const diagnostics: Diagnostic[] = [];
  run(sums)((found) => diagnostics.push(found));
  return {
    entries: sums.entries,
    skipped: sums.skipped,
    // A set, since the fast path counts ids that are not current last.
    assumptions: new Set(sums.assumptions.all()),
    diagnostics: diagnostics.length > 0 ? diagnostics : single,
    groups: Array.from({ length: sums.groups.length }, (_, group) => ({
      labels: sums.groups.labels(group),
      sums: slots.map((slot) => sums.groups.sums.sumOf(group, slot)).join(' '),
    })),
  };
}

interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly separator?: string;
  readonly lineEnd?: string;
  /** Which cells have quotes, by row and column. */
  readonly isQuoted?: (row: number, column: number) => boolean;
  readonly options?: Partial<ReadOptions>;
}

function read({ header, rows, separator = ',', lineEnd = '\n', options, ...table }: Table) {
  const isQuoted = table.isQuoted ?? (() => false);
  const reading: ReadOptions = {
    groupBy: ['person', 'day'],
    columnMap: {},
    unit: undefined,
    ...options,
  };
  const first = `${header.join(separator)}${lineEnd}`;
  const plain = `${header.map((name) => (/person|day/.test(name) ? 'a' : '')).join(separator)}\n`;
  const csv = scanHeader(Buffer.from(first + plain), 'meals.csv', reading)?.csv as CsvLayout;
  const written = (cell: string, row: number, column: number) =>
    isQuoted(row, column) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const text = rows.map(
    (row, index) =>
      row.map((cell, column) => written(cell, index, column)).join(separator) + lineEnd,
  );
  const fast = (slots?: readonly number[]) =>
    sumsOf(
      (sums) => (take) => {
        const found: Diagnostic[] = [];
        const own = new Accumulator({
          foods: sums.foods,
          groups: sums.groups,
          report: (diagnostic) => found.push(diagnostic),
        });
        const chunk = new ChunkSums(own, reading);
        expect(chunk.add(Buffer.from(text.join('')), csv)).toEqual({ lines: rows.length });
        chunk.settle();
        forEachFault(found, chunk.takeFaults(), 0, take);
        sums.entries = own.entries;
        for (const count of own.assumptions.all()) sums.assumptions.add(count);
      },
      slots,
    );
  const general = () =>
    sumsOf((sums) => (take) => {
      const sink = { ...sums.sink, report: take };
      rows.forEach((record, index) => {
        const hasQuotes = record.some((_, column) => isQuoted(index, column));
        const row = { record, line: index, ...(hasQuotes ? { raw: '' } : {}) };
        readRow(row, csv.columns, csv, reading, sink);
      });
    });
  return { fast, general };
}

const HEADER = ['person', 'day', 'food_id', 'amount', 'unit', 'weighted_before_process', 'note'];

const often = (plain: readonly string[], others: readonly string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...plain) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

const CELLS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  person: often(['Ann', 'Bo', 'Jörg', 'A very long name of a person'], ['', ' Ann']),
  day: often(['1', '2', '2026-03-02'], ['', '2 ']),
  food_id: often(['bread', 'milk', 'old'], ['', 'no', 'no such food', 'Bread', ' bread']),
  amount: often(
    ['1', '0.5', '12.75', '007', '100', '1234.125'],
    ['', '-1', '1e3', '1.', '.5', '1.2.3', '12345678901234567890', '123456789.0625', 'much', '1 '],
  ),
  unit: often(['g', 'g', 'kg', 'mg', 'ml', ''], ['cups', 'G', 'l', 'x', ' g']),
  weighted_before_process: often(['', '0'], ['1', 'true', 'perhaps']),
  note: often(['', 'lunch', 'Grüße 🍞'], ['a long note about what was eaten, and when']),
};

const table = (header: readonly string[]) =>
  fc.record({
    header: fc.constant(header),
    rows: fc.array(fc.tuple(...header.map((name) => CELLS[name] ?? fc.constant(''))), {
      maxLength: 40,
    }),
    quotes: fc.array(fc.boolean(), { maxLength: 30 }),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    separator: fc.constantFrom(',', ';', '\t'),
    unit: fc.constantFrom(undefined, 'g' as const, 'ml' as const),
    allowsBlankLabels: fc.boolean(),
  });

test.each([
  ['labels in front', HEADER],
  ['labels after', ['food_id', 'amount', 'unit', 'person', 'day']],
  ['few columns', ['person', 'day', 'food_id', 'amount']],
  ['a column between', ['day', 'note', 'person', 'amount', 'food_id', 'note', 'unit']],
])('the fast path sums rows like the general path: %s', (_, columns) => {
  const header = columns.map((name, index) => (columns.indexOf(name) < index ? `${name} 2` : name));
  fc.assert(
    fc.property(table(columns), ({ rows, quotes, unit, allowsBlankLabels, ...whole }) => {
      const { fast, general } = read({
        ...whole,
        header,
        rows,
        isQuoted: (row, column) =>
          (rows[row]?.[column] ?? '').includes(whole.separator) ||
          quotes[(row * 7 + column) % (quotes.length || 1)] === true,
        options: { unit: header.includes('unit') ? unit : 'g', allowsBlankLabels },
      });
      expect(fast()).toEqual(general());
    }),
    { numRuns: 100 },
  );
});

test('a fault that many rows share is reported for each', () => {
  const rows = Array.from({ length: 400 }, (_, index) => [
    'Ann',
    String(index % 3),
    index % 2 === 0 ? 'no such food' : 'bread',
    index % 5 === 0 ? 'much' : '1',
    index % 7 === 0 ? 'cupz' : 'g',
    '',
    index % 11 === 0 ? 'Grüße 🍞' : '',
  ]);
  const { fast, general } = read({ header: HEADER, rows });
  const found = fast();
  expect(found).toEqual(general());
  expect(found.diagnostics.length).toBeGreaterThan(200);
  const noted = read({
    header: ['person', 'day', 'note', 'food_id', 'amount', 'unit'],
    rows: rows.map(([person = '', day = '', food = '', , , , note = '']) => [
      person,
      day,
      note,
      food,
      '1',
      'g',
    ]),
  });
  expect(noted.fast()).toEqual(noted.general());
});

test('the fast path sums rows of very many groups, in any order', () => {
  const rows = Array.from({ length: 70_000 }, (_, index) => [
    String((index * 7919) % 8_750),
    '1',
    'bread',
    '1',
  ]);
  const { fast } = read({
    header: ['person', 'day', 'food_id', 'amount'],
    rows,
    options: { unit: 'g' },
  });
  const { groups, entries } = fast([GRAMS]);
  expect([groups.length, entries]).toEqual([8_750, 70_000]);
  expect(new Set(groups.map(({ sums }) => sums))).toEqual(new Set(['8000000000']));
});

test('the fast path sums many unsorted groups with faulty rows like the general path', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => {
    // A group whose first row is faulty keeps its place as well.
    const group = index % 900 === 7 ? 100_000 + index : (index * 7919) % 1_501;
    const isFaulty = index % 53 === 0 || index % 900 === 7;
    const [food, amount, unit] = isFaulty
      ? ([
          [`no-${index % 11}`, '1', 'g'],
          ['bread', 'much', 'g'],
          ['milk', '1', 'cupz'],
          ['bread', '', ''],
          ['milk', '1e3', 'g'],
          ['old', '123456789.0625', 'kg'],
        ][index % 6] as [string, string, string])
      : (['bread', String(index % 97), 'g'] as const);
    const person = group % 13 === 0 ? `a person with the long name ${group}` : `P${group}`;
    return [person, String(group % 3), food, amount, unit, '', ''];
  });
  const { fast, general } = read({ header: HEADER, rows });
  const found = fast();
  expect(found.groups.length).toBeGreaterThan(1_501);
  expect(found.diagnostics.length).toBeGreaterThan(200);
  expect(found).toEqual(general());
});

test('bytes that are not UTF-8, and quotes within quotes, go to the general path', () => {
  const reading: ReadOptions = { groupBy: ['person'], columnMap: {}, unit: 'g' };
  const head = Buffer.from('person,food_id,amount\na,bread,1\n');
  const csv = scanHeader(head, 'meals.csv', reading)?.csv as CsvLayout;
  const sums = new Accumulator({ foods: new FoodCache(catalogue, LAYOUT), report: () => {} });
  const bytes = Buffer.from('J\xf6rg,bread,1\n', 'latin1');
  expect(new ChunkSums(sums, reading).add(bytes, csv)).toEqual({ lines: 0, stoppedAt: 0 });
  const quoted = Buffer.from('a,bread,1\n"a""b",bread,1\n');
  expect(new ChunkSums(sums, reading).add(quoted, csv)).toMatchObject({ stoppedAt: 10 });
});
