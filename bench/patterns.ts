/**
 * Estimates the food patterns of FNDDS 2017-2018 from the embedded catalogue, each food without its own
 * code, and compares them with FPED: `npm run bench:patterns -- FOLDER`, with fndds-2017-2018 and
 * hei-2015. Then it scores 400 days by measured and by estimated food patterns. With `--tune` it chooses settings on
 * days of NHANES 2009-2010 instead.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import { importSource } from '../src/catalogue/importing/import-source.ts';
import { readSource } from '../src/importers/sources.ts';
import type { Food } from '../src/model/food.ts';
import { FOOD_PATTERNS } from '../src/model/food-patterns.ts';
import { patternReferences } from '../src/operations/import/estimate-patterns.ts';
import { patternEstimator } from '../src/search/patterns/pattern-estimator.ts';
import { type MeasuredFood, tune } from './patterns/tune.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the tables');

const print = (text: string) => process.stdout.write(`${text}\n`);
const fndds = path.join(folder, 'fndds-2017-2018');

/** Names and categories by code, as published. */
const descriptions = new Map(
  (
    parse(readFileSync(path.join(fndds, '2017-2018 FNDDS At A Glance - Foods and Beverages.csv')), {
      relax_column_count: true,
      relax_quotes: true,
      bom: true,
      from_line: 2,
    }) as string[][]
  ).map(([code = '', name = '', , , category = '']) => [code, { name, category }]),
);

const collection = await readSource('fndds', [fndds], () => {});
const measured: Food[] = [];
for await (const food of collection.foods) measured.push(food);

const embedded = openCatalogue(path.resolve('data/catalogue.sqlite'));
const references = [...patternReferences(embedded)];
embedded.close();
if (process.argv.includes('--tune')) {
  tune(folder, byCode(), references, print);
  process.exit();
}
const estimate = patternEstimator(references);

function byCode(): Map<string, MeasuredFood> {
  const foods = new Map<string, MeasuredFood>();
  for (const food of measured) {
    for (const { sourceCode: code, nutrients, foodPatterns } of food.variants) {
      if (code === null || foodPatterns === null) continue;
      const { name = food.name, category = '' } = descriptions.get(code) ?? {};
      foods.set(code, { code, name, category, nutrients, foodPatterns });
    }
  }
  return foods;
}

const errors = FOOD_PATTERNS.map(() => ({ count: 0, amount: 0, error: 0 }));
let unknown = 0;
const estimated = measured.map((food) => ({
  ...food,
  variants: food.variants.map((variant) => {
    const { sourceCode, nutrients, foodPatterns } = variant;
    const { name = food.name, category = '' } = descriptions.get(sourceCode ?? '') ?? {};
    const found = estimate(
      { names: [name], category, nutrients },
      ({ origin }) => origin.sourceCode === sourceCode,
    );
    if (found === undefined) unknown += 1;
    errors.forEach((sum, position) => {
      const own = foodPatterns?.[position] ?? Number.NaN;
      const guess = found?.foodPatterns[position] ?? Number.NaN;
      if (Number.isNaN(own - guess)) return;
      sum.count += 1;
      sum.amount += own;
      sum.error += Math.abs(guess - own);
    });
    return { ...variant, foodPatterns: found?.foodPatterns ?? null };
  }),
}));

print(`${descriptions.size} descriptions, ${unknown} foods without an estimate\n`);
print('| food pattern | unit | mean in 100 g | mean error in 100 g |');
print('| --- | --- | --- | --- |');
FOOD_PATTERNS.forEach(({ label, unit, position }) => {
  const { count, amount, error } = errors[position] as (typeof errors)[number];
  print(`| ${label} | ${unit} | ${(amount / count).toFixed(3)} | ${(error / count).toFixed(3)} |`);
});

type Row = Readonly<Record<string, string>>;

async function scoresOf(name: string, foods: readonly Food[]): Promise<Row[]> {
  const catalogue = path.join(temporary, `${name}.sqlite`);
  const output = path.join(temporary, `${name}.csv`);
  await importSource(catalogue, { ...collection, foods });
  execFileSync('node', [
    ...[
      'bin/viand.cjs',
      'evaluate',
      'hei',
      path.join(folder as string, 'hei-2015/person-days.csv'),
    ],
    ...['--by', 'person,day', '--map', 'food_id=food_code', '--catalogue', catalogue],
    ...['--output', output, '--quiet'],
  ]);
  return parse(readFileSync(output), { columns: true, bom: true }) as Row[];
}

const temporary = mkdtempSync(path.join(tmpdir(), 'viand-patterns-'));
try {
  const truth = await scoresOf('measured', measured);
  const guess = await scoresOf('estimated', estimated);
  const names = Object.keys(truth[0] ?? {});
  const columns = names.slice(names.indexOf('total_fruits'), names.indexOf('total_score') + 1);
  print(`\n${truth.length} days\n\n| score | mean absolute error | bias | correlation |`);
  print('| --- | --- | --- | --- |');
  for (const column of columns) {
    const pairs = truth.map((row, index) => [Number(row[column]), Number(guess[index]?.[column])]);
    print(`| ${column} | ${compare(pairs as [number, number][]).join(' | ')} |`);
  }
} finally {
  rmSync(temporary, { recursive: true });
}

function compare(pairs: readonly (readonly [number, number])[]): string[] {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [a, b] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const covariance = mean(pairs.map(([x, y]) => (x - a) * (y - b)));
  const spread = (of: (pair: readonly [number, number]) => number, centre: number) =>
    Math.sqrt(mean(pairs.map((pair) => (of(pair) - centre) ** 2)));
  const correlation = covariance / (spread(([x]) => x, a) * spread(([, y]) => y, b));
  const error = mean(pairs.map(([x, y]) => Math.abs(x - y)));
  return [error.toFixed(2), (b - a).toFixed(2), correlation.toFixed(3)];
}
