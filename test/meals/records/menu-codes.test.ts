import { expect, test } from 'vitest';
import type { DietaryRecord } from '../../../src/meals/records/dietary-record.ts';
import { withoutMenuCodes } from '../../../src/meals/records/menu-codes.ts';

function withoutCodes(...foods: string[]): string[] {
  const lines = foods.map((food) => ({
    location: { file: 'a.csv' },
    line: 1,
    text: `100 g ${food}`,
    food,
    cells: [],
  }));
  const record: DietaryRecord = { columns: [], lines, notes: [] };
  return withoutMenuCodes(record).lines.map(({ text, food }) => {
    expect(text).toBe(`100 g ${food}`);
    return food as string;
  });
}

test('withoutMenuCodes() drops codes of allergens and additives', () => {
  expect(
    withoutCodes('Brot (A)', 'Nudeln (A1, C) mit Soße (I)', 'Wurst (2,3,8)', 'Fisch (1,3)'),
  ).toEqual(['Brot', 'Nudeln mit Soße', 'Wurst', 'Fisch']);
  expect(withoutCodes('Linsensuppe 1,2 (I)', 'Marmelade 3)', 'Käse (G)')).toEqual([
    'Linsensuppe',
    'Marmelade',
    'Käse',
  ]);
});

test.each([
  [['Brötchen (2)', 'Milch (1,5)']],
  [['Brot (A)', 'Milch']],
  [['Ei (M)', 'Ei (L)']],
  [['Brot (g)', 'Suppe (ml)']],
  [['Apfel (klein)', 'Käse (30 g)', 'Joghurt (3,5 %)']],
])('withoutMenuCodes() keeps codes that may mean something else: %j', (foods) => {
  expect(withoutCodes(...foods)).toEqual(foods);
});
