import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { figuresOfR, testBesideR } from '../../support/r.ts';
import { type Row, readShared, SHARED, testOnShared } from '../../support/shared.ts';
import { folderForAll, tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const SAS = 'hei-2015/nhanes-2017-2018-day-1.nci-sas.csv';

/** The lines of the file, with their meanings. */
const readPersons = (() => {
  let known: { readonly lines: readonly string[]; readonly rows: readonly Row[] } | undefined;
  return () => {
    known ??= {
      lines: readFileSync(path.join(SHARED, SAS), 'utf8').trim().split('\n'),
      rows: readShared(SAS),
    };
    return known;
  };
})();

/** Persons of NHANES 2017-2018 with columns that the file lacks; strata and PSUs are made up. */
function writePersons(
  folder: string,
  extra: (row: Row) => readonly string[],
  names: readonly string[],
): string {
  const file = path.join(folder, 'persons.csv');
  const { rows, lines: all } = readPersons();
  const [header = '', ...lines] = all;
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
  const file = writePersons(tempFolder(), (row) => [ageGroup(row), child(row)], [
    'age_group',
    'child',
  ]);
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

/** The figures of a component of a domain, in the order of their names. */
function figuresOf(row: Row | undefined, ...names: string[]): number[] {
  return names.map((name) => Number(row?.[name]));
}

function expectClose(found: readonly number[], expected: readonly number[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [place, figure] of found.entries()) {
    expect(Math.abs(figure - (expected[place] as number))).toBeLessThanOrEqual(1e-6);
  }
}

const DENSITIES = `
d <- read.csv(commandArgs(TRUE)[1])
d <- transform(d, k = kcal / 1000, veg = v_total + v_legumes, fat = mfat + pfat)
`;

testBesideR('means, ratios and standard errors are those of R', async () => {
  const file = writePersons(
    tempFolder(),
    ({ seqn }) => [String(Number(seqn) % 15), String(Math.floor(Number(seqn) / 15) % 3)],
    ['stratum', 'psu'],
  );
  const rows = await estimated(file, ...['--stratum', 'stratum', '--psu', 'psu', '--over', 'sex']);
  const figures = figuresOfR(
    `${DENSITIES}
des <- svydesign(ids = ~psu, strata = ~stratum, weights = ~wtdrd1, data = d, nest = TRUE)
for (g in c(1, 2)) {
  s <- subset(des, sex == g)
  m <- svymean(~exp_total_score, s, deff = TRUE)
  v <- svyratio(~veg, ~k, s); f <- svyratio(~fat, ~sfat, s)
  cat(format(c(coef(m), SE(m), deff(m), coef(v), SE(v), coef(f), SE(f)), digits = 15), "\n")
}`,
    file,
  );
  expect(figures).toHaveLength(2);
  for (const [index, expected] of figures.entries()) {
    const of = (component: string, ...names: string[]) =>
      figuresOf(
        rows.find((row) => row['sex'] === String(index + 1) && row['component'] === component),
        ...names,
      );
    expectClose(
      [
        ...of('total_score', 'mean_score', 'mean_score_se', 'mean_score_design_effect'),
        ...of('total_vegetables', 'population_density', 'population_density_se'),
        ...of('fatty_acids', 'population_density', 'population_density_se'),
      ],
      expected,
    );
  }
});

const REPLICATES = Array.from(
  { length: 16 },
  (_, index) => `RW${String(index + 1).padStart(2, '0')}`,
);

/** By each replicate a third of the persons weighs more, and a third less. */
function replicatesOf({ seqn, wtdrd1 }: Row): string[] {
  return REPLICATES.map((_, index) => {
    const third = ((Number(seqn) * (index + 2)) % 97) % 3;
    return String(Number(wtdrd1) * (1 + (third - 1) * 0.7));
  });
}

const REPLICATE_METHODS = [
  ['brr', 'mean', 'type = "BRR"'],
  ['fay-0.3', 'mean', 'type = "Fay", rho = 0.3'],
  ['jk1', 'estimate', 'type = "JK1", mse = TRUE'],
] as const;

const folderForReplicates = folderForAll();

/** What R says of the persons by each method: asked once, since starting R takes longer than its answers. */
const replicated = (() => {
  let known: { readonly file: string; readonly figures: readonly number[][] } | undefined;
  return () => {
    if (known !== undefined) return known;
    const file = writePersons(folderForReplicates, replicatesOf, REPLICATES);
    const scripts = REPLICATE_METHODS.map(
      ([, , type]) => `
des <- suppressWarnings(svrepdesign(data = d, repweights = "^RW", weights = ~wtdrd1,
  combined.weights = TRUE, ${type}))
s <- subset(des, sex == 2)
m <- svymean(~exp_total_score, s, deff = TRUE)
v <- svyratio(~veg, ~k, s); f <- svyratio(~fat, ~sfat, s)
p <- withReplicates(s, function(w, d) 5 * min(1, sum(w * d$veg) / sum(w * d$k) / 1.1))
cat(format(c(coef(m), SE(m), deff(m), coef(v), SE(v), coef(f), SE(f), coef(p), SE(p)), digits = 15), "\\n")`,
    );
    known = { file, figures: figuresOfR(`${DENSITIES}${scripts.join('')}`, file) };
    return known;
  };
})();

testBesideR.each(REPLICATE_METHODS)(
  'replicate weights (%s, around the %s) vary as in R',
  async (method, center) => {
    const { file, figures } = replicated();
    const options = ['--replicate-method', method, '--replicate-center', center];
    const rows = await estimated(file, '--replicates', 'RW01:RW16', ...options, '--over', 'sex');
    const of = (component: string, ...names: string[]) =>
      figuresOf(
        rows.find((row) => row['sex'] === '2' && row['component'] === component),
        ...names,
      );
    const found = [
      ...of('total_score', 'mean_score', 'mean_score_se', 'mean_score_design_effect'),
      ...of('total_vegetables', 'population_density', 'population_density_se'),
      ...of('fatty_acids', 'population_density', 'population_density_se'),
      ...of('total_vegetables', 'population_ratio_score', 'population_ratio_score_se'),
    ];
    const expected = figures[REPLICATE_METHODS.findIndex(([name]) => name === method)];
    expectClose(found, expected ?? []);
  },
);

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
  expect(lonely.stderr).toContain('Stratum "A" has a single PSU');
  const weightless = path.join(tempFolder(), 'weightless.csv');
  const row = '0,,2000,3000,20,1\n';
  writeFileSync(weightless, `id,w,v,KCAL,SODI,SFAT,F_TOTAL\nA,${row}B,${row}`);
  const ofTwo = ['evaluate', 'hei', weightless, '--population', '--by'];
  for (const weight of ['w', 'v']) {
    const none = await viand(...ofTwo, 'id', '--weight', weight);
    expect(none).toMatchObject({ exitCode: 2 });
    expect(none.stderr).toContain(`Cannot weight by ${weight}: no person has a weight above 0`);
  }
  expect((await viand(...ofTwo, 'KCAL')).stderr).toContain('The sample has a single PSU or person');
  const population = ['evaluate', 'hei', file, '--by', 'id', '--population'];
  const aloneMethod = await viand(...population, '--replicate-method', 'brr');
  expect(aloneMethod.stderr).toContain('needs --replicates');
  const withoutMethod = await viand(...population, '--replicates', 'w');
  expect(withoutMethod.stderr).toContain('needs --replicate-method');
  const replicated = [...population, '--replicates', 'w', '--replicate-method', 'jk1'];
  expect((await viand(...replicated)).stderr).toContain('needs --weight');
  const both = await viand(...replicated, '--weight', 'KCAL', '--stratum', 'id');
  expect(both.stderr).toContain('replaces --stratum');
  const range = await viand(...population, '--replicates', 'w:KCAL');
  expect(range.stderr).toContain('expected columns such as RW01:RW52');
  const notWeights = await viand(...replicated, '--weight', 'KCAL');
  expect(notWeights.stderr).toContain('Cannot weight by w: "x" is not a weight');
});

test('each invalid weight, stratum or PSU is reported with its place, once for each person', async () => {
  const rows = [
    'id,w,r1,st,food_id,amount,unit',
    ...['A,NA,1,1,apple,100,g', 'A,NA,1,1,milk,100,g', 'B,.,,1,apple,100,g'],
    ...['C,3,-1,.,apple,100,g', 'D,,,,apple,100,g', 'E,-2,1,1,apple,100,g'],
  ];
  const file = path.join(folderWith({ 'meals.csv': rows.join('\n') }), 'meals.csv');
  const argv = ['evaluate', 'hei', file, '--by', 'id', '--population', '--weight', 'w', '--json'];
  const faultsOf = async (...options: string[]) => {
    const { exitCode, stderr } = await viand(...argv, ...options);
    expect(exitCode).toBe(3);
    const lines = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    return lines
      .filter(({ code }) => code === 'meal/label-value')
      .map(({ line, field, value }) => [line, field, value]);
  };
  const weights = [
    [2, 'w', 'NA'],
    [4, 'w', '.'],
    [7, 'w', '-2'],
  ];
  expect(await faultsOf('--replicates', 'r1', '--replicate-method', 'jk1')).toEqual(
    [...weights, [4, 'r1', ''], [5, 'r1', '-1']].toSorted(([a], [b]) => Number(a) - Number(b)),
  );
  expect(await faultsOf('--stratum', 'st', '--skip-faulty')).toEqual([]);
  expect(await faultsOf('--stratum', 'st')).toEqual(
    [...weights, [5, 'st', '.']].toSorted(([a], [b]) => Number(a) - Number(b)),
  );
});

test('persons without a weight and a stratum are outside of the design', async () => {
  const header = 'id,w,st,food_id,amount,unit';
  const inside = ['A,1,1,apple,100,g', 'B,2,1,milk,100,g', 'C,1,2,milk,90,g', 'D,1,2,apple,9,g'];
  const outside = ['E,,,milk,100,g', 'F,,,apple,100,g'];
  const folder = folderWith({
    'inside.csv': [header, ...inside].join('\n'),
    'all.csv': [header, ...inside, ...outside].join('\n'),
  });
  const [one, other] = await Promise.all(
    ['inside.csv', 'all.csv'].map((name) =>
      viand(
        ...['evaluate', 'hei', path.join(folder, name), '--by', 'id', '--population'],
        ...['--weight', 'w', '--stratum', 'st', '--format', 'csv'],
      ),
    ),
  );
  expect(one?.exitCode).toBe(0);
  expect(other?.stdout).toBe(one?.stdout);
});

test('estimates have a file with their provenance, and a list of skipped entries', async () => {
  const folder = tempFolder();
  const [file, output] = [path.join(folder, 'meals.csv'), path.join(folder, 'table.csv')];
  const rows = ['A,1.3,1,milk,100,g', 'B,0.7,2,apple,100,g', 'B,0.7,2,no-food,100,g'];
  writeFileSync(file, `id,RW1,w,food_id,amount,unit\n${rows.join('\n')}\n`);
  const { exitCode } = await viand(
    ...['evaluate', 'hei', file, '--by', 'id', '--population', '--weight', 'w', '--skip-faulty'],
    ...['--replicates', 'RW1:RW1', '--replicate-method', 'fay-0.3', '-o', output],
  );
  expect(exitCode).toBe(0);
  const meta = JSON.parse(readFileSync(`${output}.meta.json`, 'utf8'));
  expect(meta.options.population).toEqual({
    weight: 'w',
    replicates: ['RW1'],
    replicate_method: 'fay-0.3',
  });
  expect(meta.inputs).toEqual([{ file, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  expect(meta.command).toContain('--replicate-method fay-0.3');
  expect(meta.totals).toMatchObject({ entries: 3, left_out: 1 });
  expect(readFileSync(`${output}.rejects.csv`, 'utf8')).toContain('no-food');
  const before = readFileSync(output, 'utf8');
  const words = (meta.command as string).split(' ');
  expect((await viand(...words.slice(1))).stdout).toBe(before);
});

test('a population has no person for each day, and says what it assumed', async () => {
  const file = path.join(tempFolder(), 'days.csv');
  const rows = ['A,1,x,milk,100,g', 'A,2,x,milk,,', 'B,1,y,apple,100,g'];
  writeFileSync(file, `SEQN,day,site,food_id,amount,unit\n${rows.join('\n')}\n`);
  const population = ['evaluate', 'hei', file, '--population', '--format', 'csv'];
  const days = await viand(...population, '--by', 'SEQN,day');
  expect(days).toMatchObject({
    exitCode: 2,
    stdout: '',
    stderr: expect.stringContaining('--by SEQN --per day'),
  });
  expect((await viand(...population, '--by', 'SEQN', '--per', 'day')).exitCode).toBe(0);
  const output = path.join(path.dirname(file), 'scores.csv');
  const { exitCode, stderr } = await viand(...population, '--by', 'SEQN,site', '-o', output);
  expect(exitCode).toBe(0);
  expect(stderr).toContain('each combination of SEQN and site counts as a person');
  expect(stderr).toMatch(/milk.*serving|serving.*milk/);
});

test.each([
  ['entries', 'id,age,food_id,amount,unit', ',milk,100,g'],
  ['totals', 'id,age,KCAL,SODI,SFAT,F_TOTAL', ',2000,3000,20,1'],
])('an age that is no number is a fault of its row: %s', async (_, header, rest) => {
  const file = path.join(tempFolder(), 'ages.csv');
  writeFileSync(file, `${header}\nA,45${rest}\nB,abc${rest}\n`);
  for (const argv of [
    ['evaluate', 'hei-2020', file, '--by', 'id', '--age', 'age'],
    ['evaluate', 'intakes', file, '--by', 'id', '--population', '--age', 'age'],
  ]) {
    const run = await viand(...argv);
    expect(run.exitCode).toBe(3);
    expect(run.stderr).toContain(`${file}:3`);
    expect(run.stderr).toContain('The age "abc" is not an age');
  }
});

test('--population refuses Parquet, which it does not write', async () => {
  const file = path.join(tempFolder(), 'persons.csv');
  writeFileSync(file, 'id,KCAL,SODI,SFAT,F_TOTAL\nA,2000,3000,20,1\n');
  const { exitCode, stderr } = await viand(
    ...['evaluate', 'hei', file, '--by', 'id', '--population', '-o', `${file}.parquet`],
  );
  expect(exitCode).toBe(2);
  expect(stderr).toContain('cannot write Parquet');
});

test('domains are sorted, whatever the order of the persons', async () => {
  const groups = ['60+', '2-19', '100+', '20-59', '2-19'];
  const rows = groups.map((group, person) => `${person},${group},milk,100,ml\n`);
  const meals = `person,age_group,food_id,amount,unit\n${rows.join('')}`;
  const folder = folderWith({ 'meals.csv': meals });
  const options = ['--by', 'person', '--population', '--over', 'age_group', '--format', 'csv'];
  const { stdout } = await viand('evaluate', 'hei', path.join(folder, 'meals.csv'), ...options);
  const domains = stdout
    .split('\n')
    .slice(1, -1)
    .map((row) => row.slice(0, row.indexOf(',')));
  expect([...new Set(domains)]).toEqual(['', '2-19', '20-59', '60+', '100+']);
});
