import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { type Row, readShared, SHARED, testOnShared } from '../../support/shared.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

const SAS = 'hei-2015/nhanes-2017-2018-day-1.nci-sas.csv';

/** Persons of NHANES 2017-2018 with columns that the file lacks; strata and PSUs are made up. */
function writePersons(extra: (row: Row) => readonly string[], names: readonly string[]): string {
  const file = path.join(tempFolder(), 'persons.csv');
  const [header = '', ...lines] = readFileSync(path.join(SHARED, SAS), 'utf8').trim().split('\n');
  const rows = readShared(SAS);
  const text = lines.map((line, index) => `${line},${extra(rows[index] as Row).join(',')}\n`);
  writeFileSync(file, `${header},${names.join(',')}\n${text.join('')}`);
  return file;
}

async function estimated(file: string, ...options: string[]): Promise<Row[]> {
  const { exitCode, stdout } = await viand(
    ...['evaluate', 'hei', file, '--by', 'seqn', '--population', '--weight', 'wtdrd1'],
    ...['--format', 'csv', ...options],
  );
  expect(exitCode).toBe(0);
  return parse(stdout, { columns: true }) as Row[];
}

function ageGroup({ age }: Row): string {
  const years = Number(age);
  if (years < 2 || years > 17) return 'other';
  return years < 6 ? '2-5' : years < 12 ? '6-11' : '12-17';
}

testOnShared('the population ratio is within 0.1 of the published scores of children', async () => {
  const child = (row: Row) => (ageGroup(row) === 'other' ? 'other' : '2-17');
  const file = writePersons((row) => [ageGroup(row), child(row)], ['age_group', 'child']);
  const groups = await estimated(file, '--over', 'age_group');
  const children = await estimated(file, '--over', 'child');
  const published = readShared('hei-2015/population-2017-2018.published.csv');
  expect(published).toHaveLength(32);
  for (const { age, item, published: score } of published) {
    const row = [...groups, ...children].find(
      (one) => (one['age_group'] ?? one['child']) === age && one['component'] === item,
    );
    expect(Math.abs(Number(row?.['population_ratio_score']) - Number(score))).toBeLessThan(0.1);
  }
});

const hasR = spawnSync('Rscript', ['-e', 'library(survey)']).status === 0;

/** Skipped, and said to be, without R's survey package or the shared data. */
const testBesideR = hasR ? testOnShared : test.skip;

const SCRIPT = `
suppressMessages(library(survey))
d <- read.csv(commandArgs(TRUE)[1])
d <- transform(d, k = kcal / 1000, veg = v_total + v_legumes, fat = mfat + pfat)
des <- svydesign(ids = ~psu, strata = ~stratum, weights = ~wtdrd1, data = d, nest = TRUE)
for (g in c(1, 2)) {
  s <- subset(des, sex == g)
  m <- svymean(~exp_total_score, s, deff = TRUE)
  v <- svyratio(~veg, ~k, s); f <- svyratio(~fat, ~sfat, s)
  cat(format(c(coef(m), SE(m), deff(m), coef(v), SE(v), coef(f), SE(f)), digits = 15), "\\n")
}`;

testBesideR('means, ratios and standard errors are those of R', async () => {
  const file = writePersons(
    ({ seqn }) => [String(Number(seqn) % 15), String(Math.floor(Number(seqn) / 15) % 3)],
    ['stratum', 'psu'],
  );
  const rows = await estimated(file, ...['--stratum', 'stratum', '--psu', 'psu', '--over', 'sex']);
  const script = path.join(path.dirname(file), 'script.R');
  writeFileSync(script, SCRIPT);
  const { stdout } = spawnSync('Rscript', [script, file], { encoding: 'utf8' });
  const figures = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  for (const [index, expected] of figures.entries()) {
    const of = (component: string) =>
      rows.find((row) => row['sex'] === String(index + 1) && row['component'] === component);
    const found = [
      ...['mean_score', 'mean_score_se', 'mean_score_design_effect'].map(
        (name) => of('total_score')?.[name],
      ),
      ...['population_density', 'population_density_se'].map(
        (name) => of('total_vegetables')?.[name],
      ),
      ...['population_density', 'population_density_se'].map((name) => of('fatty_acids')?.[name]),
    ];
    for (const [place, figure] of found.entries()) {
      const off = Math.abs(Number(figure) - (expected[place] as number));
      expect(off).toBeLessThanOrEqual(1e-6);
    }
  }
});

test('a population needs persons, and weights that are numbers', async () => {
  const file = path.join(tempFolder(), 'persons.csv');
  writeFileSync(file, 'id,w,KCAL,SODI,SFAT,F_TOTAL\nA,1,2000,3000,20,1\nB,x,1800,2000,15,2\n');
  const unnamed = await viand('evaluate', 'hei', file, '--population');
  expect(unnamed.exitCode).toBe(2);
  const wrong = await viand(
    ...['evaluate', 'hei', file, '--by', 'id', '--population', '--weight', 'w'],
  );
  expect(wrong.stderr).toContain('Cannot weight by w: "x" is not a weight');
  const lonely = await viand(
    ...['evaluate', 'hei', file, '--by', 'id', '--population', '--stratum', 'id'],
  );
  expect(lonely.stderr).toContain('has a single PSU');
});
