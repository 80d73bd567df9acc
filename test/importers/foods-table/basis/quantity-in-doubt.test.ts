import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

const DISHES = 'Gericht;Menge (g);kcal;Fett (g)\nGulasch;300;420;22\nReis;180;230;0,5\n';

test('amounts that may be for the quantity beside them are refused', async () => {
  await expect(readFoods(DISHES)).rejects.toMatchObject({
    diagnostics: [{ field: 'Menge (g)', expected: '--map per="Menge (g)" or --per "100 g"' }],
  });
});

test('the user says what they are for', async () => {
  const mapped = await readFoods(DISHES, { columnMap: { per: 'Menge (g)' } });
  expect(amountOf(mapped.foods[0], 'fat')).toBeCloseTo(22 / 3);
  const per100 = await readFoods(DISHES, { basis: '100 g' });
  expect(amountOf(per100.foods[0], 'fat')).toBe(22);
});

test.each([
  ['the columns say it', 'Gericht;Menge (g);Fett (g/100 g)\nGulasch;300;22\n'],
  ['all quantities are 100', 'Gericht;Menge (g);Fett (g)\nGulasch;100;22\n'],
  ['the quantity is of a package', 'Produkt;Nettogewicht (g);Fett (g)\nGulasch;300;22\n'],
])('nothing is in doubt where %s', async (_, table) => {
  const { foods } = await readFoods(table);
  expect(amountOf(foods[0], 'fat')).toBe(22);
});
