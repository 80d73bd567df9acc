/**
 * Computes the scores of a population: `npm run build:population -- FOLDER`, with the files of
 * NHANES 2009-2012 that the docs describe (individual foods of both recall days, demographics).
 * Writes the quantiles to src/evaluation/population/nhanes-2009-2012.ts.
 *
 * Each person with two recalls counts with the weight of the second day (WTDR2D); both days are
 * summed and scored once, with the catalogue that viand ships.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the NHANES files');

const home = fileURLToPath(new URL('..', import.meta.url));
const RELEASES = ['2009-2010', '2011-2012'];
const PERCENTS = [1, 2, 5, ...Array.from({ length: 17 }, (_, index) => 10 + 5 * index), 95, 98, 99];
const GROUPS = [
  ['children', ({ age }) => age >= 2 && age < 20],
  ['women', ({ age, isMale }) => age >= 20 && !isMale],
  ['men', ({ age, isMale }) => age >= 20 && isMale],
  ['adults', ({ age }) => age >= 20],
];

/** The rows of a compressed table, without its header. */
function rowsOf(name) {
  const text = gunzipSync(readFileSync(path.join(folder, `${name}.csv.gz`))).toString();
  return text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));
}

const persons = new Map();
for (const release of RELEASES) {
  for (const [id, sex, age] of rowsOf(`demo_${release}`)) {
    persons.set(id, { isMale: sex === '1', age: Number(age), days: new Set(), weight: 0 });
  }
}
const lines = ['person,food_id,amount,unit'];
for (const release of RELEASES) {
  for (const day of [1, 2]) {
    for (const [id, weight, code, grams, status] of rowsOf(`iff_${release}_day${day}`)) {
      // Status 1: the recall is reliable and complete.
      if (status !== '1' || grams === '') continue;
      const person = persons.get(id);
      person.days.add(day);
      person.weight = Number(weight);
      lines.push(`${id},${code},${grams},g`);
    }
  }
}

const temporary = mkdtempSync(path.join(tmpdir(), 'population-'));
const meals = path.join(temporary, 'meals.csv');
const scores = path.join(temporary, 'scores.csv');
writeFileSync(meals, `${lines.join('\n')}\n`);
const program = path.join(home, 'bin/viand.cjs');
const run = ['evaluate', 'hei', meals, '--by', 'person', '--skip-faulty', '-o', scores];
const { status } = spawnSync(process.execPath, [program, ...run]);
if (status !== 0) throw new Error(`viand ends with ${status}`);
const [head, ...body] = readFileSync(scores, 'utf8').trim().split('\n');
const columns = head.split(',');
const scored = body.flatMap((line) => {
  const cells = line.split(',');
  const person = persons.get(cells[columns.indexOf('person')]);
  const isWhole = person.days.size === 2 && person.weight > 0;
  return isWhole ? [{ ...person, score: Number(cells[columns.indexOf('total_score')]) }] : [];
});
rmSync(temporary, { recursive: true });

/** The score that this share of the population, by weight, does not exceed. */
function quantile(sorted, share) {
  const whole = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  for (const { score, weight } of sorted) {
    sum += weight;
    if (sum >= share * whole) return Math.round(score * 10) / 10;
  }
  return Math.round(sorted.at(-1).score * 10) / 10;
}

const groups = GROUPS.map(([name, isOf]) => {
  const own = scored.filter(isOf).sort((a, b) => a.score - b.score);
  const quantiles = PERCENTS.map((percent) => quantile(own, percent / 100));
  return `  ${name}: { persons: ${own.length}, scores: [${quantiles.join(', ')}] },`;
});
writeFileSync(
  path.join(home, 'src/evaluation/population/nhanes-2009-2012.ts'),
  `/** Made by \`npm run build:population\`; see build/population.js. */

/** Percent of the people who do not score more, for each of the scores of a group. */
export const PERCENTS = [${PERCENTS.join(', ')}] as const;

/**
 * What people in the United States scored on the Healthy Eating Index 2015 in two recalled days, summed and
 * scored once by viand with the catalogue that it ships; weighted for two days (WTDR2D).
 *
 * Source: National Health and Nutrition Examination Survey 2009-2010 and 2011-2012, individual foods
 * (DR1IFF, DR2IFF) and demographics (DEMO); US public domain.
 */
export const NHANES_2009_2012 = {
${groups.join('\n')}
} as const;
`,
);
