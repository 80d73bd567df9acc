import { expect, test } from 'vitest';
import { readTextRecord } from '../../../src/meals/reading-records/read-record.ts';

const read = (text: string, columnMap: Record<string, string>) =>
  readTextRecord({ name: 'x.csv', chunks: [text] as never }, { columnMap });

const TABLE = 'Tag;Lebensmittel;Portionierung (g);Rest\nMo;Milch;200;\n';

test.each([
  [TABLE, { food_id: 'Foo' }],
  [TABLE, { food_id: 'Lebensmittel', amount: 'Foo' }],
  ['Mahlzeit;Mo;Di\nMittag;1 Apfel;1 Birne\n', { unit: 'Foo' }],
  ['Montag\n1 Apfel\n', { food_id: 'Foo' }],
])('a column of --map that is missing is an error: %j %j', async (text, columnMap) => {
  await expect(read(text, columnMap as never)).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'meal/missing-column',
        expected: expect.stringContaining('a column "Foo", as given in --map; the file has '),
      },
    ],
  });
});

test('a column of --map is read as its field', async () => {
  const { lines } = await read(TABLE, { food_id: 'lebensmittel', amount: 'Portionierung (g)' });
  expect(lines).toMatchObject([{ text: '200 g Milch', measure: '200 g', food: 'Milch' }]);
  const named = await read('Tag;Foo;Menge\nMo;Milch;200 g\n', { food_id: 'Foo' });
  expect(named.lines).toMatchObject([{ text: '200 g Milch', food: 'Milch', foodId: 'Milch' }]);
});
