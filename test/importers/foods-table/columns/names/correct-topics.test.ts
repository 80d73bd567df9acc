import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../../read-foods.ts';

test('types of a shop are remarks, and types of the catalogue are types', async () => {
  const shop = await readFoods('Title,Type,Fat (g)\nGranola,Cereals,15\n');
  expect(shop.foods.map(({ type }) => type)).toEqual(['generic_single_food']);
  const own = await readFoods('Title,Type,Fat (g)\nGranola,branded_food,15\nOats,Cereals,7\n');
  expect(own.foods.map(({ name, type }) => [name, type])).toEqual([['Granola', 'branded_food']]);
  expect(own.faults).toMatchObject([{ field: 'Type', value: 'Cereals' }]);
});

test('a sample with its name in another column is a code', async () => {
  const long =
    'Probe;Bezeichnung;Parameter;Ergebnis;Einheit\n24-1;Bratwurst;Fett;24,8;g/100g\n24-1;Bratwurst;Protein;15;g/100g\n';
  const { foods } = await readFoods(long);
  expect(foods.map(({ id, name }) => [id, name])).toEqual([['own-24-1', 'Bratwurst']]);
  expect(amountOf(foods[0], 'fat')).toBe(24.8);
  const named = await readFoods('Probe;Bezeichnung;Fett (g)\nWurst A;Bratwurst grob;24,8\n');
  expect(named.foods[0]?.name).toBe('Wurst A');
});

test('objects in a list of measures are not read', async () => {
  const food = { name: 'A', fat_g: 3, measures: [{ label: 'Cup', weight: 246 }] };
  const { foods, faults } = await readFoods(JSON.stringify([food]), {}, 'foods.json');
  expect([foods.length, faults]).toEqual([1, []]);
});
