import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

const report = (labels: string) =>
  `Certificate of analysis\n${labels}Analyte,Method,Result,Units,LOQ\nEnergy,calc,2590,kJ/100g,\nEnergy,calc,626,kcal/100g,\n` +
  'Fat,AOAC,55.5,g/100g,0.1\nProtein,Dumas,21,g/100g,0.1\nSodium,ICP,60,mg/kg,5\n';

test('the report of a laboratory is a food with the name of its sample', async () => {
  const { foods, faults } = await readFoods(report('Sample no.:,S-4711\nSample:,Almond butter\n'));
  expect(faults).toEqual([]);
  expect(foods.map(({ name }) => name)).toEqual(['Almond butter']);
  expect((['energy', 'fat', 'sodium'] as const).map((of) => amountOf(foods[0], of))).toEqual([
    2590, 55.5, 6,
  ]);
});

test('the name of the product takes precedence over that of the sample', async () => {
  const { foods } = await readFoods(report('Sample:,Lot four\nProduct:,Almond butter\n'));
  expect(foods.map(({ name }) => name)).toEqual(['Almond butter']);
});
