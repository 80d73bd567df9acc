import { expect, test } from 'vitest';
import { withRowsOfPersons } from '../../../../src/meals/layouts/normalising/amounts-of-persons.ts';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

test('a column of amounts for each person is rows of each person', async () => {
  const text =
    'Mahlzeit;Lebensmittel;Anna (g);Ben (g)\nFrüh;Müsli;40;70\n;Kiwi;;90\n;Milch;150;\nMittag;Reis;150;220\n;Huhn;80;120\n';
  const { columns, lines, notes } = await readTextRecord(
    { name: 'x.csv', chunks: [text] as never },
    {},
  );
  expect(columns).toEqual(['Mahlzeit', 'person']);
  expect(lines.map((line) => [line.line, line.text, ...line.cells])).toEqual([
    [2, '40 g Müsli', 'Früh', 'Anna'],
    [4, '150 g Milch', 'Früh', 'Anna'],
    [5, '150 g Reis', 'Mittag', 'Anna'],
    [6, '80 g Huhn', 'Mittag', 'Anna'],
    [2, '70 g Müsli', 'Früh', 'Ben'],
    [3, '90 g Kiwi', 'Früh', 'Ben'],
    [5, '220 g Reis', 'Mittag', 'Ben'],
    [6, '120 g Huhn', 'Mittag', 'Ben'],
  ]);
  expect(notes[0]).toBe('read the columns "Anna" and "Ben" as people');
});

test.each([
  [['Food', 'Anna (g)', 'Amount (g)']],
  [['Food', 'Protein (g)', 'Fat (g)']],
  [['Food', 'Raw (g)', 'Cooked (g)']],
  [['Food', 'Anna (g)', 'Ben (ml)']],
  [['Person', 'Food', 'Anna (g)', 'Ben (g)']],
])('other columns of weights stay: %j', (cells) => {
  const location = { file: 'a.csv' };
  const grid = { location, rows: [{ cells, location, locationOf: () => location }] };
  expect(withRowsOfPersons(grid)).toBe(grid);
});
