/**
 * Estimates the food patterns of FNDDS 2017-2018 from the reference foods, without those of the
 * food's own code, and compares them with FPED: `npm run bench:patterns -- FOLDER`, with
 * fndds-2017-2018 and hei-2015. Then it scores 400 days with measured and with estimated food
 * patterns. The trees are fitted to foods that do not occur in these days.
 *
 * With `--strict`, foods with nearly the same name are not used as references either. With
 * `--survey`, it scores days of NHANES 2009-2010 instead, and with `--tune`, it chooses settings on
 * these days.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { examplesOf } from '../build/patterns/examples.ts';
import { fitTrees } from '../build/patterns/fit-trees.ts';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import { importSource } from '../src/catalogue/importing/import-source.ts';
import {
  patternModel,
  readTrees,
  writeTrees,
} from '../src/estimation/food-patterns/model/pattern-model.ts';
import { patternEstimator } from '../src/estimation/food-patterns/pattern-estimator.ts';
import type { Food } from '../src/model/food.ts';
import { FOOD_PATTERNS } from '../src/model/food-patterns.ts';
import { patternReferences } from '../src/operations/import/pattern-references.ts';
import { compareScores } from './patterns/compare-scores.ts';
import { readFnddsFoods } from './patterns/fndds-foods.ts';
import { isSame, nearDuplicates } from './patterns/near-duplicates.ts';
import { scoreSurvey } from './patterns/survey.ts';
import { tune } from './patterns/tune.ts';
import { requiredPaths } from './required-paths.ts';

const [folder] = requiredPaths(
  process.argv.slice(2),
  'npm run bench:patterns -- FOLDER, such as ../shared/data',
);

type Row = Readonly<Record<string, string>>;

const print = (text: string) => process.stdout.write(`${text}\n`);

const { foods, source, measured } = await readFnddsFoods(folder);
const embedded = openCatalogue(path.resolve('data/catalogue.sqlite'));
const references = patternReferences(embedded);
embedded.close();
if (process.argv.includes('--tune')) {
  tune(folder, measured, references, print);
  process.exit();
}
if (process.argv.includes('--survey')) {
  scoreSurvey(folder, measured, references, print);
  process.exit();
}
const isNear = process.argv.includes('--strict') ? nearDuplicates(measured) : isSame;
const days = parse(readFileSync(path.join(folder, 'hei-2015/person-days.csv')), {
  columns: true,
  bom: true,
}) as Row[];
const eaten = new Set(days.map((row) => row['food_code'] as string));
const learned = [...measured.values()].filter(({ code }) =>
  isNear === isSame ? !eaten.has(code) : ![...eaten].some((one) => isNear(one, code)),
);
const isLearned = new Set(learned.map(({ code }) => code));
const trees = fitTrees(examplesOf(learned, references, isNear));
const estimate = patternEstimator(references, {
  model: patternModel(readTrees(writeTrees(trees))),
});

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
    if (isLearned.has(code)) return { ...variant, foodPatterns: found?.foodPatterns ?? null };
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
  `${measured.size} foods, ${references.length} references, ${unknown} foods without an estimate; ` +
    `trees of ${learned.length} foods, none of the ${eaten.size} of the days\n`,
);
print('| food pattern | unit | mean in 100 g | mean error in 100 g |');
print('| --- | --- | --- | --- |');
FOOD_PATTERNS.forEach(({ label, unit, position }) => {
  const { count, amount, error } = errors[position] as (typeof errors)[number];
  print(`| ${label} | ${unit} | ${(amount / count).toFixed(3)} | ${(error / count).toFixed(3)} |`);
});

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
    const cells = [...compareScores(pairs as [number, number][]), compareScores(totals)[2]];
    print(`| ${column} | ${cells.join(' | ')} |`);
  }
} finally {
  rmSync(temporary, { recursive: true });
}
