import path from 'node:path';
import { expect } from 'vitest';
import { readSource, type SourceName } from '../../../src/importers/sources.ts';
import { findNutrient } from '../../../src/model/nutrients.ts';
import { readRows, SHARED, testOnShared } from '../../support/shared.ts';

const SEEDS = path.join(import.meta.dirname, '../../../seeds');

/** The seeds have salt as a separate food, so single foods are cooked without it. */
const UNSALTED = new Set(['sodium', 'salt']);

async function amountsByCode(source: SourceName, folder: string) {
  const { foods } = await readSource(source, [path.join(SHARED, folder)], () => {});
  const amounts = new Map<string, ArrayLike<number>>();
  for await (const food of foods) {
    for (const { sourceCode, nutrients } of food.variants) {
      if (sourceCode !== null) amounts.set(sourceCode, nutrients);
    }
  }
  return amounts;
}

testOnShared('amounts in the seeds have the units of the registry', async () => {
  const tables = {
    'fndds-2017-2018': await amountsByCode('fndds', 'fndds-2017-2018'),
    'sr-28': await amountsByCode('sr', 'sr28'),
  };
  const wrong: string[] = [];
  let compared = 0;
  for (const { variant_id, source, source_code, estimated, ...cells } of readRows(
    `${SEEDS}/nutrients.csv`,
  )) {
    const amounts = tables[source as keyof typeof tables]?.get(source_code ?? '');
    if (amounts === undefined) continue;
    for (const [name, cell] of Object.entries(cells)) {
      if (cell === '' || UNSALTED.has(name)) continue;
      const position = findNutrient(name)?.position;
      if (position === undefined) continue;
      const published = amounts[position] as number;
      if (!(published > 0) || Number(cell) === 0) continue;
      compared += 1;
      // Amounts of a similar food are scaled, but a wrong unit is off by a factor of 1,000.
      const factor = Number(cell) / published;
      const limit = estimated === 'true' ? 200 : 3;
      if (factor > limit || factor < 1 / limit) {
        wrong.push(`${variant_id} ${name}: ${cell}, ${source} ${source_code}: ${published}`);
      }
    }
  }
  expect(compared).toBeGreaterThan(100_000);
  expect(wrong).toEqual([]);
});
