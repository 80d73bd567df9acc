import { expect, test } from 'vitest';
import { amountOf, readFoods } from './read-foods.ts';

test.each([',', ';', '\t'])(
  'HTML entities are read as characters, also between "%s"',
  async (separator) => {
    const rows = [
      [
        'Name',
        'Brennwert (kJ)',
        'Eiwei&szlig; (g)',
        'Ges&auml;ttigte Fetts&auml;uren (g)',
        'Fett (g)',
      ],
      ['M&uuml;sli &amp; N&uuml;sse', '1900', '11', '2', '18'],
      ['Mac & Cheese', '900', '8', '3', '12'],
    ];
    const { foods, faults } = await readFoods(rows.map((row) => row.join(separator)).join('\n'));
    expect(faults).toEqual([]);
    expect(foods.map(({ name }) => name)).toEqual(['Müsli & Nüsse', 'Mac & Cheese']);
    expect(foods.map((food) => amountOf(food, 'protein'))).toEqual([11, 8]);
    expect(foods.map((food) => amountOf(food, 'fat'))).toEqual([18, 12]);
  },
);

test('a semicolon after an entity within quotes does not separate cells', async () => {
  const { foods } = await readFoods('Name;Fett (g);Salz (g)\n"Rahm 30&nbsp;%";30;0,1\n');
  expect(amountOf(foods[0], 'fat')).toBe(30);
});

test('a problem in a row with entities has the location of its cell', async () => {
  const { faults } = await readFoods('Name;Fett (g)\nM&uuml;sli;18 x\n');
  expect(faults).toMatchObject([{ location: { line: 2, column: 12, endColumn: 16 } }]);
});
