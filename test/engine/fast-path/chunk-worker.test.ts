import { expect, test } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { ChunkWorker } from '../../../src/engine/fast-path/chunk-worker.ts';
import { scanHeader } from '../../../src/engine/fast-path/scan-header.ts';
import { FoodCache } from '../../../src/engine/foods/food-cache.ts';
import { Groups } from '../../../src/engine/sums/groups.ts';
import { layoutFor } from '../../../src/evaluation/evaluations.ts';
import { GRAMS } from '../../../src/evaluation/layout.ts';
import type { ReadOptions } from '../../../src/meals/entries/reading.ts';
import { makeVariant, nutrients } from '../../support/foods.ts';

const LAYOUT = layoutFor(['intakes']);
const READING: ReadOptions = { groupBy: ['day'], columnMap: {}, unit: 'g' };
const HEADER = 'day,food_id,amount\n';
const BREAD = {
  ...makeVariant({ nutrients: nutrients({ energy: 1000 }) }),
  ...{ foodId: 'bread', variantId: 'bread', isSolid: true, borrowed: [] },
};
const catalogue = {
  composition: () => BREAD,
  amountsOf: () => ({ find: () => BREAD, image: () => undefined }),
} as unknown as Catalogue;

function workerWith(groups?: Groups): { worker: ChunkWorker; add: (rows: string) => unknown } {
  const foods = new FoodCache(catalogue, LAYOUT);
  const options = { reading: READING, evaluations: ['intakes' as const] };
  const worker = new ChunkWorker(options, foods, () => undefined, { groups });
  const csv = scanHeader(Buffer.from(`${HEADER}a,b,1\n`), 'meals.csv', READING)?.csv;
  if (csv === undefined) throw new Error('the header is plain');
  const add = (rows: string) =>
    worker.run({ csv, rows: Buffer.from(rows), isStreaming: false })?.groups;
  return { worker, add };
}

const days = (count: number, grams: number) =>
  Array.from({ length: count }, (_, day) => `day ${day % 7},bread,${grams}\n`).join('');

test('rows of an abandoned chunk are not added to the next one', () => {
  const { add } = workerWith();
  // From here on rows are listed, as each day has one row at a time.
  add(days(2000, 1));
  expect(add(`${days(5, 100)}day "1",bread,100\n`)).toBe(undefined);
  const groups = add('some day,bread,3\n');
  expect(groups).toMatchObject({ keyEnds: Float64Array.of(9) });
  expect((groups as { rows: Float64Array }).rows[GRAMS]).toBe(3e9);
});

test('shared groups contain the rows of all chunks after settle()', () => {
  const groups = new Groups(LAYOUT.width);
  const { worker, add } = workerWith(groups);
  for (const grams of [1, 2, 3]) add(days(700, grams));
  worker.settle();
  expect(groups.length).toBe(7);
  for (let day = 0; day < 7; day++) expect(groups.sums.sumOf(day, GRAMS)).toBe(600e9);
});
