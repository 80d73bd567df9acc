/**
 * Estimates the food patterns of FNDDS 2017-2018 from the reference foods, each food without its own
 * code, and compares them with FPED: `npm run bench:patterns -- FOLDER`, with fndds-2017-2018 and
 * hei-2015. Then it scores 400 days by measured and by estimated food patterns. With `--strict`, foods with nearly the
 * same name do not count either. With `--tune` it chooses settings on days of NHANES 2009-2010 instead.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import { importSource } from '../src/catalogue/importing/import-source.ts';
import type { Food } from '../src/model/food.ts';
import { FOOD_PATTERNS } from '../src/model/food-patterns.ts';
import { patternReferences } from '../src/operations/import/pattern-references.ts';
import { patternEstimator } from '../src/search/patterns/pattern-estimator.ts';
import { readFnddsFoods } from './patterns/fndds-foods.ts';
import { isSame, nearDuplicates } from './patterns/near-duplicates.ts';
import { tune } from './patterns/tune.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the tables');

const print = (text: string) => process.stdout.write(`${text}\n`);

const { foods, source, measured } = await readFnddsFoods(folder);
const embedded = openCatalogue(path.resolve('data/catalogue.sqlite'));
const references = patternReferences(embedded);
embedded.close();
if (process.argv.includes('--tune')) {
  tune(folder, measured, references, print);
  process.exit();
}
const estimate = patternEstimator(references);
const isNear = process.argv.includes('--strict') ? nearDuplicates(measured) : isSame;

const errors = FOOD_PATTERNS.map(() => ({ count: 0, amount: 0, error: 0 }));
let unknown = 0;
const estimated = foods.map((food) => ({
  ...food,
  variants: food.variants.map((variant) => {
    const { sourceCode, nutrients, foodPatterns } = variant;
    const code = sourceCode ?? '';
    const { name = food.name, category = '' } = measured.get(code) ?? {};
    const found = estimate({ names: [name], category, nutrients }, ({ origin }) =>
      isNear(code, origin.sourceCode),
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

print(
  `${measured.size} foods, ${references.length} references, ${unknown} foods without an estimate\n`,
);
print('| food pattern | unit | mean in 100 g | mean error in 100 g |');
print('| --- | --- | --- | --- |');
FOOD_PATTERNS.forEach(({ label, unit, position }) => {
  const { count, amount, error } = errors[position] as (typeof errors)[number];
  print(`| ${label} | ${unit} | ${(amount / count).toFixed(3)} | ${(error / count).toFixed(3)} |`);
});

type Row = Readonly<Record<string, string>>;

async function scoresOf(name: string, of: readonly Food[]): Promise<Row[]> {
  const catalogue = path.join(temporary, `${name}.sqlite`);
  const output = path.join(temporary, `${name}.csv`);
  await importSource(catalogue, { ...source, foods: of });
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
  const truth = await scoresOf('measured', foods);
  const guess = await scoresOf('estimated', estimated);
  const names = Object.keys(truth[0] ?? {});
  const columns = names.slice(names.indexOf('total_fruits'), names.indexOf('total_score') + 1);
  print(`\n${truth.length} days; the last column is the total if this component were measured\n`);
  print('| score | mean absolute error | bias | correlation | total |');
  print('| --- | --- | --- | --- | --- |');
  for (const column of columns) {
    const pairs = truth.map((row, index) => [Number(row[column]), Number(guess[index]?.[column])]);
    const totals = truth.map((row, index): [number, number] => {
      const estimated = guess[index] as Row;
      const gain = column === 'total_score' ? 0 : Number(row[column]) - Number(estimated[column]);
      return [Number(row['total_score']), Number(estimated['total_score']) + gain];
    });
    const cells = [...compare(pairs as [number, number][]), compare(totals)[2]];
    print(`| ${column} | ${cells.join(' | ')} |`);
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
