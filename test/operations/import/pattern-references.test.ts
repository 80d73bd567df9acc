import path from 'node:path';
import { expect, test } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { foodPattern } from '../../../src/model/food-patterns.ts';
import { nutrient } from '../../../src/model/nutrients.ts';
import {
  REFERENCE_COLUMNS,
  readPatternReferences,
} from '../../../src/operations/import/pattern-references.ts';
import { patternEstimator } from '../../../src/search/patterns/pattern-estimator.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';
import { folderWith } from '../../support/write-files.ts';

const EMBEDDED = makeFood({
  name: 'Milk',
  variants: [
    makeVariant({ foodPatternsOrigin: { source: 'fped-2017-2018', sourceCode: '1' } }),
    makeVariant({ foodPatterns: null }),
  ],
});
const catalogue = { foods: () => [EMBEDDED].values() } as unknown as Catalogue;

const tableOf = (...rows: readonly string[]) =>
  path.join(
    folderWith({ 'references.csv': `${[REFERENCE_COLUMNS.join(','), ...rows].join('\n')}\n` }),
    'references.csv',
  );

test('readPatternReferences() has the measured foods of the catalogue and of the table', async () => {
  const table = tableOf(
    'fped-2017-2018,2,"Bread, white",1100,9,3,,46,4,2.5,490,g_total 3.2;oils 1',
  );
  const references = await readPatternReferences(catalogue, table);
  expect(references.map(({ names }) => names)).toEqual([['Milk'], ['Bread, white']]);
  const [, bread] = references;
  expect(bread?.origin).toEqual({ source: 'fped-2017-2018', sourceCode: '2' });
  const amountOf = (name: Parameters<typeof nutrient>[0]) =>
    bread?.nutrients[nutrient(name).position];
  expect(amountOf('energy')).toBe(1100);
  expect(amountOf('sodium')).toBe(490);
  // Missing is not zero.
  expect(amountOf('saturated_fatty_acids')).toBeNaN();
  expect(amountOf('calcium')).toBeNaN();
  const patternOf = (name: Parameters<typeof foodPattern>[0]) =>
    bread?.foodPatterns[foodPattern(name).position];
  expect(patternOf('g_total')).toBe(3.2);
  expect(patternOf('oils')).toBe(1);
  expect(patternOf('d_total')).toBe(0);
});

test('readPatternReferences() refuses a table that it cannot read', async () => {
  const faults = [tableOf('fped-2017-2018,2,Bread'), '/nowhere/references.csv'];
  for (const table of faults) {
    await expect(readPatternReferences(catalogue, table)).rejects.toThrow();
  }
});

test('the table that comes with viand has a food for every line, by which foods are estimated', async () => {
  const table = path.resolve('seeds/food-pattern-references.csv');
  const references = await readPatternReferences(catalogue, table);
  expect(references.length).toBeGreaterThan(7000);
  for (const { foodPatterns, nutrients: amounts } of references.slice(1)) {
    expect(foodPatterns.some(Number.isNaN)).toBe(false);
    expect(amounts[nutrient('energy').position]).toBeGreaterThanOrEqual(0);
  }
  const cheese = nutrients({ energy: 900, protein: 24, fat: 12, carbohydrates: 3, sodium: 600 });
  const found = patternEstimator(references)({ names: ['Swiss cheese light'], nutrients: cheese });
  expect(found?.foodPatterns[foodPattern('d_cheese').position]).toBeGreaterThan(1);
});
