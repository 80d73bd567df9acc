import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../../src/meals/reading-records/read-record.ts';

const read = async (text: string) =>
  readTextRecord({ name: 'week.csv', chunks: [text] as never }, {});

test('food ids without a column of amounts are an error that names the columns', async () => {
  await expect(read('FoodCode;Tag;FoodAmt\n11111000;1;244\n')).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'meal/missing-column',
        field: 'amount',
        location: { file: 'week.csv', line: 1 },
        expected: expect.stringContaining(
          '--map amount=FoodAmt; the file has FoodCode, Tag, FoodAmt',
        ),
      },
    ],
  });
});

test('names of foods may have their amounts next to them', async () => {
  const { lines } = await read('BLS;Tag;Lebensmittel\nF110100;1;Apfel 150 g\n');
  expect(lines.map(({ text }) => text)).toEqual(['Apfel 150 g']);
});
