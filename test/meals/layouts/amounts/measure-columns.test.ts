import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const record = (text: string) => readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});

test('a weight without a unit next to a measure is an error', async () => {
  const { faults, lines } = await record('name,quantity,weight\nPear,2 small,290\nOil,1 tsp,4\n');
  expect(faults?.map(({ message, location }) => [message, location?.column])).toEqual([
    ['Weight "290" has no unit', 14],
    ['Weight "4" has no unit', 11],
  ]);
  expect(lines).toEqual([]);
});

test('two weights without a unit that differ by 3 % are those of foods', async () => {
  const { faults } = await record('name,quantity,weight\nBanana,2 medium,236\nMilk,1 cup,244\n');
  expect(faults).toHaveLength(2);
});

test.each([
  // Nearly the same number in each row is the weight of the person.
  ['name,quantity,weight\nPear,2 small,72.5\nOil,1 tsp,71.8\n', ['2 small', '1 tsp']],
  ['name,quantity,weight\nPear,2 small,72\nOil,1 tsp,72\n', ['2 small', '1 tsp']],
  ['name,quantity,weight\nPear,150 g,150\nOil,10 g,10\n', ['150 g', '10 g']],
  ['name,quantity,weight\nPear,2 small,\nOil,1 tsp,\n', ['2 small', '1 tsp']],
  ['name,quantity,weight_g\nPear,2 small,290\nOil,1 tsp,4\n', ['290 g', '4 g']],
])('other weights next to measures are no error: %j', async (text, measures) => {
  const { faults = [], lines } = await record(text);
  expect(faults).toEqual([]);
  expect(lines.map(({ measure }) => measure)).toEqual(measures);
});
