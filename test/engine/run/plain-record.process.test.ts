import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JUDGED_BYTES } from '../../../src/meals/entries/entry-table.ts';
import { nameMatcher } from '../../../src/operations/match/name-matcher.ts';
import { folderWith } from '../../support/write-files.ts';
import { byGeneralPath, catalogue, evaluated } from './evaluated.ts';

/** Headers of tables of ids and amounts in one unit, each with the order of the cells in a row. */
const HEADERS = {
  'person,day,food_id,grams': ([person, day, id, amount]) => [person, day, id, amount],
  'person;day;food_code;Menge (g)': ([person, day, id, amount]) => [person, day, id, amount],
  'food_id,food,amount_g,person,day': ([person, day, id, amount]) => [
    id,
    'Total, no-such-food',
    amount,
    person,
    day,
  ],
} as const satisfies Record<string, (cells: readonly string[]) => readonly unknown[]>;

type Header = keyof typeof HEADERS;

/** Long names of persons, so that few rows have many bytes. */
const person = (number: number) => `p${number} of the ward behind the garden, on the second floor`;

/** Plain rows with more bytes than a file whose layout is detected from all its rows. */
const PLAIN_ROWS = Array.from({ length: 1000 }, (_, row) => [
  person(Math.floor(row / 20)),
  `${1 + (row % 20 < 10 ? 0 : 1)}`,
  ['apple', 'milk', 'bread', '63101000'][row % 4] as string,
  ['1', '25', '99', '150', '300'][row % 5] as string,
]);

const LAST = person(49);

function fileOf(header: Header, tail: readonly (readonly string[])[], lineEnd = '\n'): string {
  const separator = header.includes(';') ? ';' : ',';
  const quoted = (cell: unknown) => (String(cell).includes(separator) ? `"${cell}"` : String(cell));
  const lines = [...PLAIN_ROWS, ...tail].map((row) =>
    HEADERS[header](row).map(quoted).join(separator),
  );
  const text = [header, ...lines, ''].join(lineEnd);
  expect(text.length).toBeGreaterThan(JUDGED_BYTES);
  const folder = folderWith({ 'a.csv': text });
  return path.join(folder, 'a.csv');
}

const match = nameMatcher(catalogue, undefined, new Map());

const row = fc.tuple(
  fc.constantFrom(person(0), LAST, 'q', ''),
  fc.constantFrom('1', '2', '2026-03-04', ''),
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('apple', 'milk', '63101000') },
    { weight: 1, arbitrary: fc.constantFrom('Wholemeal bread', 'no-such-food', 'Summe', '-', '') },
  ),
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('0', '12.5', '150', '1e2') },
    { weight: 1, arbitrary: fc.constantFrom('150 g', '1,250', '2 slices', '-5', 'some', '-', '') },
  ),
);

test.each(Object.keys(HEADERS) as Header[])(
  'a record of %s gives the same as on the general path, whatever follows its plain rows',
  { timeout: 120_000 },
  async (header) => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 4 }), async (tail) => {
        const file = fileOf(header, tail);
        expect(await evaluated([file], { match })).toEqual(await byGeneralPath([file], { match }));
      }),
      { numRuns: 3 },
    );
  },
);

test.each([
  ['plain rows', [], 1],
  ['a name among the ids', [[LAST, '2', 'Wholemeal bread', '50']], 2],
  ['an amount in another unit', [[LAST, '2', 'milk', '2 cups']], 2],
  ['a blank label', [['', '2', 'milk', '50']], 2],
] as const)('a record with %s takes the expected number of passes', async (_, tail, passes) => {
  let opened = 0;
  const file = fileOf('person,day,food_id,grams', tail, '\r\n');
  const { text } = await evaluated([file], { match, openSink: () => (opened += 1) });
  expect(opened).toBe(passes);
  expect(text.split('\n')[1]).toMatch(/^"p0 .*",1,/);
});
