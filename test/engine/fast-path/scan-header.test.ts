import { expect, test } from 'vitest';
import { scanHeader } from '../../../src/engine/fast-path/scan-header.ts';
import type { ReadOptions } from '../../../src/meals/entries/reading.ts';

const reading = (more: Partial<ReadOptions>): ReadOptions => ({
  groupBy: ['person'],
  columnMap: {},
  unit: undefined,
  ...more,
});

const scanned = (text: string, more: Partial<ReadOptions> = {}) =>
  scanHeader(Buffer.from(text), 'meals.csv', reading(more));

test.each([
  ['the columns of viand', 'person,food_id,amount,unit\nann,milk,1,g\n', {}],
  [
    'named columns, whose amounts have a unit in their name',
    'person,food_code,grams\n1,11111000,250\n',
    { columnMap: { food_id: 'food_code', amount: 'grams' }, unit: 'g' },
  ],
] as const)('the fast path reads %s', (_, text, more) => {
  expect(scanned(text, more)?.csv).toMatchObject({ separator: ',', columns: expect.anything() });
});

test('scanHeader() notes that some amounts of a file are in cups', () => {
  const of = (unit: string) => scanned(`person,food_id,amount,unit\nann,milk,1,${unit}\n`)?.csv;
  expect(of('cup')).toMatchObject({ hasMeasures: true });
  expect(of('g')).not.toHaveProperty('hasMeasures');
});

test.each([
  ['names of foods', 'person,food\nann,Wholemeal bread\nann,Skimmed milk\nann,Green tea\n', {}],
  [
    'a unit that only the name of a column says',
    'person,food_code,grams\n1,11111000,250\n',
    { columnMap: { food_id: 'food_code' } },
  ],
  [
    'decimal commas, next to which "1.250" is a thousand',
    'person;food_id;amount\nann;milk;1,5\n',
    {},
  ],
] as const)('the fast path leaves %s to the general path', (_, text, more) => {
  expect(scanned(text, more)).toBeUndefined();
});
