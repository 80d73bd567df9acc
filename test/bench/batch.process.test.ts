import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { generatedBatch, nhanesBatch, type Shape } from '../../bench/batch/batches.ts';
import { compareScores, scoreByDuckDb } from '../../bench/batch/duckdb.ts';
import { type MealRows, mealRows } from '../../bench/batch/meal-rows.ts';
import { SHARED, testOnShared } from '../support/shared.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { viand } from '../support/viand.ts';

const FOODS = ['water', 'apple.raw', 'rye-bread'];

function text(rows: number, shape: Partial<MealRows> = {}): string {
  let whole = '';
  for (const chunk of mealRows({ rows, foods: FOODS, ...shape })) whole += chunk.toString();
  return whole;
}

test('mealRows writes the same rows each time, sorted by person and day', () => {
  const rows = text(1000);
  expect(text(1000)).toBe(rows);
  expect(rows.split('\n').slice(0, 4)).toMatchInlineSnapshot(`
    [
      "person,day,food_id,amount,unit",
      "P0000001,1,water,338.2,g",
      "P0000001,1,apple.raw,373.1,g",
      "P0000001,1,water,100.7,g",
    ]
  `);
  const labels = (parse(rows, { from: 2 }) as string[][]).map(
    ([person, day]) => `${person} ${day}`,
  );
  expect(labels).toEqual(labels.toSorted());
  expect(labels.filter((label) => label === 'P0000002 1')).toHaveLength(14);
  expect(new Set(labels.slice(0, 56)).size).toBe(4);
});

test('mealRows draws foods at the front of the list more often', () => {
  const eaten = (parse(text(5000), { from: 2 }) as string[][]).map(([, , food]) => food);
  const [water = 0, apple = 0, bread = 0] = FOODS.map(
    (food) => eaten.filter((one) => one === food).length,
  );
  expect(water).toBeGreaterThan(apple);
  expect(apple).toBeGreaterThan(bread);
  expect(water + apple + bread).toBe(5000);
});

test('mealRows appends rows in a larger file, and keeps the first ones', () => {
  expect(text(1000).startsWith(text(100))).toBe(true);
});

test('mealRows shuffles the rows of the sorted file', () => {
  const sorted = text(1000).split('\n');
  const shuffled = text(1000, { isShuffled: true }).split('\n');
  expect(shuffled).not.toEqual(sorted);
  expect(shuffled[0]).toBe(sorted[0]);
  expect(shuffled.toSorted()).toEqual(sorted.toSorted());
});

test('mealRows quotes texts but not numbers, and uses the requested line ends', () => {
  const [header, row] = text(1, { isQuoted: true, hasCrlf: true }).split('\r\n');
  expect(header).toBe('"person","day","food_id","amount","unit"');
  expect(row).toMatch(/^"P0000001",1,"[a-z.-]+",\d+(\.\d)?,"k?g"$/);
});

test('mealRows has about the requested share of faulty rows', () => {
  const sound = text(2000).split('\n');
  const faulty = text(2000, { faultyShare: 0.1 }).split('\n');
  const changed = faulty.filter((row, index) => row !== sound[index]);
  expect(changed.length).toBeGreaterThan(150);
  expect(changed.length).toBeLessThan(250);
  for (const row of changed) expect(row).toMatch(/no-such-food|,some,|,-5,|,furlong$/);
});

/** The scores of a batch by both programs. */
async function scored(batch: Awaited<ReturnType<typeof generatedBatch>>, folder: string) {
  const ours = path.join(folder, 'viand.csv');
  const theirs = path.join(folder, 'duckdb.csv');
  const run = await viand('evaluate', 'hei', ...batch.argv, '-o', ours);
  expect(run.exitCode).toBe(0);
  await scoreByDuckDb({ meals: batch.meals, foods: batch.foods, output: theirs, threads: 2 });
  return { ours, theirs, compared: await compareScores(ours, theirs, batch.meals.by) };
}

test.each<[string, Shape]>([
  ['sorted', {}],
  ['shuffled, quoted, CR LF', { isShuffled: true, isQuoted: true, hasCrlf: true }],
  ['faulty', { faultyShare: 0.05 }],
])('DuckDB gives the same scores as viand: %s', async (_, shape) => {
  const folder = tempFolder();
  const { compared } = await scored(await generatedBatch(2000, shape, folder), folder);
  expect(compared).toMatchObject({ groups: 143, unmatched: 0 });
  expect(compared.greatestDifference).toBeLessThanOrEqual(1.001e-6);
});

testOnShared(
  'DuckDB gives the same scores as viand for meals of NHANES',
  async () => {
    const folder = tempFolder();
    const { compared } = await scored(await nhanesBatch(SHARED, folder), folder);
    expect(compared).toMatchObject({ groups: 18_272, unmatched: 0 });
    expect(compared.greatestDifference).toBeLessThanOrEqual(1.001e-6);
  },
  300_000,
);

test('compareScores finds a different score and a missing group', async () => {
  const folder = tempFolder();
  const { ours } = await scored(await generatedBatch(100, {}, folder), folder);
  const lines = readFileSync(ours, 'utf8').trimEnd().split('\n');
  const other = path.join(folder, 'other.csv');
  const [header = '', first = ''] = lines;
  const cells = first.split(',');
  cells[4] = String(Number(cells[4]) + 0.5);
  writeFileSync(other, [header, cells.join(','), ...lines.slice(2, -1)].join('\n'));
  const compared = await compareScores(ours, other, ['person', 'day']);
  expect(compared).toMatchObject({ groups: lines.length - 1, unmatched: 1 });
  expect(compared.greatestDifference).toBeCloseTo(0.5);
});
