import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { writeFoodRecords } from '../../support/nhanes.ts';
import { figuresOfR, testBesideR } from '../../support/r.ts';
import type { Row } from '../../support/shared.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const SURVEY = ['--weight', 'WTDR2D', '--stratum', 'SDMVSTRA', '--psu', 'SDMVPSU'];
const KEPT = 'WTDR2D,SDMVSTRA,SDMVPSU,RIAGENDR,RIDAGEYR';

/** Two-day means of zinc, by the requirements of women and men of each age. */
const SCRIPT = `
d <- read.csv(commandArgs(TRUE)[1])
stopifnot(!any(grepl("zinc", d$unknown_g)))
kept <- c("SEQN", "WTDR2D", "SDMVSTRA", "SDMVPSU", "RIAGENDR", "RIDAGEYR")
d <- aggregate(d["zinc_mg"], d[kept], mean)
d <- d[!is.na(d$WTDR2D), ]
band <- findInterval(d$RIDAGEYR, c(1, 4, 9, 14, 19))
ear <- ifelse(d$RIAGENDR == 1, c(NA, 2.5, 4, 7, 8.5, 9.4)[band + 1], c(NA, 2.5, 4, 7, 7.3, 6.8)[band + 1])
ul <- c(NA, 7, 12, 23, 34, 40)[band + 1]
d <- transform(d, below = zinc_mg < ear, above = zinc_mg > ul)
des <- svydesign(ids = ~SDMVPSU, strata = ~SDMVSTRA, weights = ~WTDR2D, data = d, nest = TRUE)
s <- subset(des, RIAGENDR == 2)
m <- svymean(~zinc_mg, s, deff = TRUE)
q <- svyquantile(~zinc_mg, s, c(.05, .1, .25, .5, .75, .9, .95), df = Inf)$zinc_mg
k <- subset(s, !is.na(below)); b <- svymean(~below, k); a <- svymean(~above, k)
cat(format(c(coef(m), SE(m), deff(m), t(q[, c(1, 4)]), coef(b)[2], SE(b)[2], nrow(k),
  coef(a)[2], SE(a)[2]), digits = 15))
`;

testBesideR('two-day means, percentiles and shares of intakes are those of R', async () => {
  const folder = tempFolder();
  const [records, days] = [path.join(folder, 'records.csv'), path.join(folder, 'days.csv')];
  writeFoodRecords(records, '2011-2012', (person) => Number(person) % 8 === 0);
  const summed = await viand(
    ...['evaluate', 'intakes', records, '--by', 'SEQN,day', '--keep', KEPT, '--unit', 'g'],
    ...['--skip-faulty', '-o', days],
  );
  expect(summed.exitCode).toBe(0);
  const { exitCode, stdout, stderr } = await viand(
    ...['evaluate', 'intakes', days, '--by', 'SEQN', '--per', 'day', '--population', ...SURVEY],
    ...['--over', 'RIAGENDR', '--age', 'RIDAGEYR', '--sex', 'RIAGENDR', '--format', 'csv'],
  );
  expect(exitCode).toBe(0);
  expect(stderr).toContain('not of usual intakes');
  expect(stderr).toMatch(/\d+ of \d+ persons have no weight: not counted/);
  const row = (parse(stdout, { columns: true }) as Row[]).find(
    (one) => one['RIAGENDR'] === '2' && one['amount'] === 'zinc_mg',
  );
  const names = [
    ...['mean', 'mean_se', 'mean_design_effect'],
    ...[5, 10, 25, 50, 75, 90, 95].flatMap((percent) => [`p${percent}`, `p${percent}_se`]),
    ...['below_ear', 'below_ear_se', 'below_ear_persons', 'above_ul', 'above_ul_se'],
  ];
  const [expected = []] = figuresOfR(SCRIPT, days);
  expect(expected).toHaveLength(names.length);
  for (const [place, name] of names.entries()) {
    expect(Math.abs(Number(row?.[name]) - (expected[place] as number)), name).toBeLessThan(1e-6);
  }
});

/** Totals of persons of 8 to 40 years. */
const PEOPLE = `id,w,sex,age,VC,KCAL
A,1,1,8,20,2000
B,1,female,30,59,1800
C,2,M,30,76,2500
D,1,2,,10,1500
E,,2,40,2500,1500
`;

test('shares below the EAR count persons with an age and a weight, and need --age', async () => {
  const file = path.join(tempFolder(), 'people.csv');
  writeFileSync(file, PEOPLE);
  const evaluation = [
    'evaluate',
    'intakes',
    file,
    '--by',
    'id',
    '--population',
    '--from',
    'totals',
  ];
  const { exitCode, stdout } = await viand(
    ...[...evaluation, '--weight', 'w', '--age', 'age', '--sex', 'sex', '--format', 'json'],
  );
  expect(exitCode).toBe(0);
  const rows = JSON.parse(stdout) as Readonly<Record<string, unknown>>[];
  expect(rows.find(({ amount }) => amount === 'vitamin_C_mg')).toMatchObject({
    persons: 4,
    weight: 5,
    mean: 48.2,
    p50: 59,
    below_ear: 0.5,
    below_ear_persons: 3,
    above_ul: 0,
  });
  expect(rows.find(({ amount }) => amount === 'energy_kJ')).toMatchObject({ below_ear: null });
  expect(rows.some(({ amount }) => amount === 'zinc_mg')).toBe(false);
  const withoutAge = await viand(...evaluation, '--weight', 'w', '--format', 'csv');
  expect(withoutAge.stderr).not.toContain('usual intakes');
});

test('--sex needs --age and intakes, and --chart needs scores', async () => {
  const file = path.join(tempFolder(), 'people.csv');
  writeFileSync(file, PEOPLE);
  const population = ['--by', 'id', '--population'];
  const errorOf = async (name: string, ...options: string[]) =>
    (await viand('evaluate', name, file, ...population, ...options)).stderr;
  expect(await errorOf('intakes', '--sex', 'sex')).toContain('--sex needs --age');
  expect(await errorOf('hei', '--sex', 'sex', '--age', 'age')).toContain('shares of intakes');
  expect(await errorOf('intakes', '--chart', 'chart.svg')).toContain('scores of an index');
  expect(await errorOf('macros')).toContain('needs an index or intakes');
});

test('--sex refuses unknown values, and shares without it cover only some people and say so', async () => {
  const file = path.join(tempFolder(), 'people.csv');
  writeFileSync(file, 'id,age,sex,KCAL,ZINC\nA,40,1,2000,9\nB,40,x,1800,9\n');
  const args = ['evaluate', 'intakes', file, '--by', 'id', '--from', 'totals', '--population'];
  const unread = await viand(...args, '--age', 'age', '--sex', 'sex');
  expect(unread).toMatchObject({ exitCode: 3, stdout: '' });
  expect(unread.stderr).toContain('The sex "x" is not a sex');
  const { stderr } = await viand(...args, '--age', 'age');
  expect(stderr).toContain('without --sex, these shares are of people whose cut-point');
});

test('the domain of blank cells is called (blank), and that of everybody has an empty name', async () => {
  const file = path.join(tempFolder(), 'people.csv');
  writeFileSync(file, 'id,group,KCAL,F_TOTAL\nA,x,2000,1\nB,,1800,2\n');
  const { stdout } = await viand(
    ...['evaluate', 'hei', file, '--by', 'id', '--from', 'totals', '--population'],
    ...['--over', 'group', '--format', 'csv'],
  );
  const groups = (parse(stdout, { columns: true }) as { group: string }[]).map((row) => row.group);
  expect(new Set(groups)).toEqual(new Set(['', '(blank)', 'x']));
});

test('--chart draws each domain with its percentiles', async () => {
  const folder = tempFolder();
  const [file, chart] = [path.join(folder, 'people.csv'), path.join(folder, 'chart.svg')];
  writeFileSync(file, 'id,sex,KCAL,F_TOTAL\nA,<F>,2000,1\nB,M,1800,2\nC,M,1800,0\n');
  const { exitCode } = await viand(
    ...['evaluate', 'hei', file, '--by', 'id', '--from', 'totals', '--population'],
    ...['--over', 'sex', '--chart', chart, '--lang', 'de'],
  );
  expect(exitCode).toBe(0);
  const svg = readFileSync(chart, 'utf8');
  expect(svg).toContain('HEI-2015 unter den Menschen der Erhebung');
  expect(svg).toContain('alle: 0,0, Median 3,1, 5,0; &lt;F&gt;: 3,1, Median 3,1, 3,1');
});

test('a column that cannot be read is named with its option', async () => {
  const rows = 'person,food_id,amount,unit,sex\nA,milk,100,g,1\nA,milk,100,g,2\nB,milk,9,g,1\n';
  const file = path.join(folderWith({ 'meals.csv': rows }), 'meals.csv');
  const args = ['evaluate', 'hei', file, '--population', '--by', 'person'];
  const missing = await viand(...args, '--weight', 'NOPE');
  expect(missing.stderr).toContain('Cannot use "NOPE" for --weight: no such column');
  expect(missing.exitCode).toBe(3);
  const several = await viand(...args, '--over', 'sex');
  expect(several.stderr).toContain(
    'meals.csv:3: Cannot use "sex" for --over: it has several values in person A: "1" and "2"',
  );
  expect(several.stderr).toContain('Expected one value for each person');
  expect(several.exitCode).toBe(3);
});
