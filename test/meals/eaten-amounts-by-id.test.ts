import { expect, test } from 'vitest';
import { judgeEntryTable } from '../../src/meals/entries/entry-table.ts';
import { readTextRecord } from '../../src/meals/reading-records/read-record.ts';

const OPTIONS = { groupBy: [], columnMap: {}, unit: undefined };

const isEntryTable = (text: string, options: object = {}) =>
  judgeEntryTable(Buffer.from(text), { ...OPTIONS, ...options }) !== undefined;

test.each([
  'food_id,amount,leftover,unit\npotato.raw,100,20,g\n',
  'food_id,amount,amount_eaten,unit\npotato.raw,100,20,g\n',
  'food_id,amount_eaten,unit\npotato.raw,100,g\n',
  'food_id,amount,unit,eaten\npotato.raw,100,g,1/2\n',
])('a table with amounts eaten or left over is not read as a plain one: %s', (text) => {
  expect(isEntryTable(text)).toBe(false);
});

test.each([
  'food_id,amount,unit,eaten_out\npotato.raw,100,g,0\n',
  'food_id,amount,unit,eaten_at\npotato.raw,100,g,12:30\n',
  'food_id,amount,unit,eaten\npotato.raw,100,g,yes\n',
  'food_id,amount,unit,consumed\npotato.raw,100,g,2026-01-01\n',
])('other columns about eating are labels: %s', (text) => {
  expect(isEntryTable(text)).toBe(true);
});

test('with --map, the table is read as a plain one', () => {
  const text = 'food_id,served,leftover,unit\npotato.raw,100,20,g\n';
  expect(isEntryTable(text, { columnMap: { amount: 'served' } })).toBe(true);
});

test.each<[text: string, measures: string[]]>([
  ['day,food,amount_eaten\n1,oats,50\n1,apple,80\n', ['50', '80']],
  ['day,food,Amount eaten (cups)\n1,oats,0.5\n', ['0.5 cups']],
  ['food_id,amount_eaten,unit\noats.raw,50,g\n', ['50 g']],
  ['day,food,amount,amount_eaten,unit\n1,oats,50,25,g\n1,apple,80,40,g\n', ['25 g', '40 g']],
])('numbers below "amount eaten" are amounts: %s', async (text, measures) => {
  const { lines } = await readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {});
  expect(lines.map(({ measure }) => measure)).toEqual(measures);
});

test('"amount eaten" next to amounts with units is refused, since it may have percentages', async () => {
  const text = 'day,food,amount,amount_eaten\n1,oats,50 g,25\n';
  const { faults } = await readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {});
  expect(faults).toHaveLength(1);
});
