import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { evaluate } from '../../../src/engine/evaluate.ts';
import { openEmbedded } from '../../support/embedded-catalogue.ts';
import { type HeiInputs, heiByHand } from '../../support/hei-by-hand.ts';
import { type Row, readShared, SHARED, testOnShared } from '../../support/shared.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand, viandWith } from '../../support/viand.ts';

const WEEK = path.join(HOME, 'data/week.csv');
const catalogue = openEmbedded();

async function scores(file: string, groupBy: readonly string[]) {
  const run = evaluate({
    source: { files: [file] },
    catalogue,
    groupBy,
    evaluations: ['healthy-eating-index'],
  });
  const groups: { group: string[]; metrics: Readonly<Record<string, number | null>> }[] = [];
  for await (const { group, metrics } of run) {
    groups.push({ group: Object.values(group), metrics });
  }
  return groups;
}

testOnShared.each([
  ['hei-2015/nhanes-2017-2018-day-1.nci-sas.csv', 'seqn'],
  ['hei-2015/asa24-example.nci-sas.csv', 'user'],
])("totals score as NCI's SAS macro scores them: %s", async (file, label) => {
  const groups = await scores(path.join(SHARED, file), [label]);
  const rows = readShared(file);
  expect(groups).toHaveLength(rows.length);
  const names = Object.keys(rows[0] ?? {}).filter((name) => name.startsWith('exp_'));
  expect(names).toHaveLength(14);
  for (const [index, row] of rows.entries()) {
    expect(groups[index]?.group).toEqual([row[label]]);
    for (const name of names) {
      const score = groups[index]?.metrics[name.slice('exp_'.length)] as number;
      expect(Math.abs(score - Number(row[name]))).toBeLessThanOrEqual(1e-9);
    }
  }
});

testOnShared('recalls of ASA24 score as NCI scores them, component by component', async () => {
  const groups = await scores(path.join(SHARED, 'totals/asa24-totals.csv'), [
    'UserName',
    'RecallNo',
  ]);
  const expected = readShared('hei-2015/asa24-example.nci-sas.csv');
  expect(groups).toHaveLength(42);
  const names = Object.keys(expected[0] ?? {}).filter((name) => name.startsWith('exp_'));
  for (const row of expected) {
    const own = groups.find(
      ({ group }) => Number(group[0]) === Number(row['user']) && Number(group[1]) === 1,
    );
    for (const name of names) {
      const score = own?.metrics[name.slice('exp_'.length)] as number;
      expect(Math.abs(score - Number(row[name])), name).toBeLessThanOrEqual(1e-9);
    }
  }
});

function asa24Inputs(row: Row): HeiInputs {
  const of = (name: string) => Number(row[name]);
  return {
    kcal: of('KCAL'),
    fTotal: of('F_TOTAL'),
    fWhole: of('F_CITMLB') + of('F_OTHER'),
    vTotal: of('V_TOTAL'),
    vDarkGreen: of('V_DRKGR'),
    vLegumes: of('V_LEGUMES'),
    gWhole: of('G_WHOLE'),
    gRefined: of('G_REFINED'),
    dTotal: of('D_TOTAL'),
    pfMeat: of('PF_MPS_TOTAL'),
    pfSeafood: of('PF_SEAFD_HI') + of('PF_SEAFD_LOW'),
    pfEggs: of('PF_EGGS'),
    pfSoy: of('PF_SOY'),
    pfNuts: of('PF_NUTSDS'),
    pfLegumes: of('PF_LEGUMES'),
    addedSugars: of('ADD_SUGARS'),
    sfat: of('SFAT'),
    mfat: of('MFAT'),
    pfat: of('PFAT'),
    sodium: of('SODI'),
  };
}

function dhqInputs(row: Row): HeiInputs {
  const of = (name: string) => Number(row[name]);
  return {
    kcal: of('Energy (kcal)'),
    fTotal: of('Total fruit (cups)'),
    fWhole: of('Citrus, melon, berry fruit (cups)') + of('Other fruit (cups)'),
    vTotal: of('Total vegetable (cups)'),
    vDarkGreen: of('Dark-green vegetable (cups)'),
    vLegumes: of('Legumes vegetable (cups)'),
    gWhole: of('Whole grain (oz)'),
    gRefined: of('Refined grain (oz)'),
    dTotal: of('Total dairy (cups)'),
    pfMeat: of('Total meat, poultry, seafood protein foods (oz)'),
    pfSeafood:
      of('Seafood high in omega-3 protein foods (oz)') +
      of('Seafood low in omega-3 protein foods (oz)'),
    pfEggs: of('Eggs protein foods (oz)'),
    pfSoy: of('Soy products protein foods (oz)'),
    pfNuts: of('Nuts and seeds protein foods (oz)'),
    pfLegumes: of('Legumes protein foods (oz)'),
    addedSugars: of('Added sugars (tsp)'),
    sfat: of('Total saturated fatty acids (g)'),
    mfat: of('Total monounsaturated fatty acids (g)'),
    pfat: of('Total polyunsaturated fatty acids (g)'),
    sodium: of('Sodium (mg)'),
  };
}

function blockInputs(row: Row): HeiInputs {
  const of = (name: string) => Number(row[name]);
  return {
    kcal: of('DT_KCAL'),
    fTotal: of('F_TOTAL'),
    fWhole: of('F_SOLID'),
    vTotal: of('V_TOTAL'),
    vDarkGreen: of('V_DRKGR'),
    vLegumes: of('LEGUMES'),
    gWhole: of('G_WHL'),
    gRefined: of('G_NWHL'),
    dTotal: of('D_TOTAL'),
    pfMeat: of('M_MPF'),
    pfSeafood: of('M_FISH_HI') + of('M_FISH_LO'),
    pfEggs: of('M_EGG'),
    pfSoy: of('M_SOY'),
    pfNuts: of('M_NUTSD'),
    pfLegumes: 4 * of('LEGUMES'),
    addedSugars: of('ADD_SUG'),
    sfat: of('DT_SFAT'),
    mfat: of('DT_MFAT'),
    pfat: of('DT_PFAT'),
    sodium: of('DT_SODI'),
  };
}

testOnShared.each([
  ['asa24-totals.csv', ['UserName', 'RecallNo'], 'KCAL', asa24Inputs],
  ['dhq3-totals.csv', ['Respondent ID'], 'Energy (kcal)', dhqInputs],
  ['block-totals.csv', ['RESPONDENTID'], 'DT_KCAL', blockInputs],
] as const)(
  'every row of %s scores as its own columns do by hand, to 1e-9',
  async (file, labels, energy, inputsOf) => {
    const groups = await scores(path.join(SHARED, 'totals', file), labels);
    const rows = readShared(`totals/${file}`);
    expect(groups).toHaveLength(rows.length);
    const eaten = rows.filter((row) => Number(row[energy]) > 0);
    expect(eaten.length).toBeGreaterThan(4);
    for (const row of eaten) {
      const own = groups.find(({ group }) => labels.every((name, at) => group[at] === row[name]));
      for (const [name, score] of Object.entries(heiByHand(inputsOf(row)))) {
        const found = own?.metrics[name] as number;
        expect(Math.abs(found - score), name).toBeLessThanOrEqual(1e-9);
      }
    }
  },
);

testOnShared.each([
  ['dhq3-totals.csv', 'Respondent ID'],
  ['block-totals.csv', 'RESPONDENTID'],
])('all evaluations read totals of other programs: %s', async (file, label) => {
  const { exitCode, stderr } = await viand(
    ...['evaluate', 'all', path.join(SHARED, 'totals', file), '--by', label],
    ...['--format', 'csv'],
  );
  expect(exitCode).toBe(0);
  expect(stderr).toContain('read as totals of');
});

test('amounts that totals lack are missing, not 0', async () => {
  const file = path.join(tempFolder(), 'totals.csv');
  writeFileSync(file, 'id,KCAL,PROT,SODI,SFAT,MFAT,PFAT,F_TOTAL\nA,2000,80,,20,25,18,1.6\n');
  const { stdout } = await viand('evaluate', 'hei', file, '--json');
  const body = JSON.parse(stdout);
  const byName = Object.fromEntries(
    body.components.map((one: { component: string }) => [one.component, one]),
  );
  expect(byName['total_fruits']).toMatchObject({ score: 5, amount: 1.6 });
  expect(byName['whole_fruits']).toMatchObject({ score: 0, amount: null, density: null });
  expect(byName['sodium']).toMatchObject({ score: 0, amount: null });
  expect(body.missing_inputs.map(({ input }: { input: string }) => input)).toContain('sodium');
});

test('a food pattern that one of several totals lacks is missing in each format', async () => {
  const folder = tempFolder();
  const names = [
    ...['F_TOTAL', 'F_CITMLB', 'F_OTHER', 'V_TOTAL', 'V_DRKGR', 'V_LEGUMES', 'G_WHOLE', 'D_TOTAL'],
    ...['PF_MPS_TOTAL', 'PF_EGGS', 'PF_SOY', 'PF_NUTSDS', 'PF_LEGUMES', 'PF_SEAFD_HI'],
    ...['PF_SEAFD_LOW', 'G_REFINED', 'ADD_SUGARS'],
  ];
  const known = names.map(() => '1');
  const gap = names.map((name) => (name === 'G_REFINED' ? '.' : '1'));
  const rows = [known, gap].map((cells, index) => `P${index},2000,3000,20,25,18,${cells}`);
  const file = path.join(folder, 'totals.csv');
  writeFileSync(file, `id,KCAL,SODI,SFAT,MFAT,PFAT,${names}\n${rows.join('\n')}\n`);
  const csv = await viand('evaluate', 'hei', file, '--by', 'id', '--format', 'csv');
  const [header = '', ...lines] = csv.stdout.trim().split('\n');
  const valuesOf = (column: string) =>
    lines.map((line) => line.split(',')[header.split(',').indexOf(column)]);
  expect(valuesOf('refined_grains')).toEqual(['10', '0']);
  expect(valuesOf('refined_grains_amount')).toEqual(['1', '']);
  expect(valuesOf('missing_inputs')).toEqual(['', 'g_refined 0']);
  const json = await viand('evaluate', 'hei', file, '--by', 'id', '--json');
  const found = JSON.parse(json.stdout).groups.map(
    ({ result }: { result: { missing_inputs?: unknown } }) => result.missing_inputs ?? [],
  );
  expect(found).toEqual([[], [{ input: 'g_refined', coverage: 0 }]]);
});

test('faulty totals are reported with their line, and files with foods are not read as totals', async () => {
  const file = path.join(tempFolder(), 'totals.csv');
  writeFileSync(file, 'id,KCAL,PROT,SODI,SFAT\nA,2000,80,3000,20\nB,much,80,-3,20\n');
  const { exitCode, stderr } = await viand('evaluate', 'hei', file, '--by', 'id');
  expect(exitCode).toBe(3);
  expect(stderr).toContain('totals.csv:3');
  expect(stderr).toContain('Amount must not be negative');
  const asked = await viand('evaluate', 'hei', WEEK, '--from', 'totals');
  expect(asked.stderr).toContain('Cannot find columns of totals');
});

test('totals that a spreadsheet saved with decimal commas score the same', async () => {
  const table = 'id,kcal,sodi,g_whole\nA,2019.5,3415.85,1.5\nB,1246,3808.5,.5\n';
  const german = table.replaceAll(',', ';').replaceAll('.', ',').replace(';,5', ';0,5');
  const args = ['evaluate', 'hei', '-', '--from', 'totals', '--by', 'id', '-f', 'csv', '--quiet'];
  const { stdout } = await viandWith(german, ...args);
  expect(stdout.split('\n')).toHaveLength(4);
  expect(stdout).toBe((await viandWith(table, ...args)).stdout);
  const mixed = await viandWith(german.replace('1246', '1.246'), ...args);
  expect(mixed).toMatchObject({ exitCode: 3, stdout: '' });
  expect(mixed.stderr).toContain('3: kcal: Amount "1.246" is not a number');
});

test('both days of NHANES in one file are refused', async () => {
  const file = path.join(tempFolder(), 'nhanes.csv');
  const names = ['KCAL', 'PROT', 'SODI', 'SFAT'];
  const header = ['SEQN', ...names.map((name) => `DR1T${name}`), 'DR2TKCAL'];
  writeFileSync(file, `${header.join(',')}\n1,2000,80,3000,20,1900\n`);
  const { exitCode, stderr } = await viand('evaluate', 'hei', file);
  expect(exitCode).toBe(3);
  expect(stderr).toContain('Cannot choose between the columns DR1TKCAL and DR2TKCAL');
});

test('intakes of any split merge to the bytes of one run, and score as the meals do', async () => {
  const folder = tempFolder();
  const [header = '', ...rows] = readFileSync(WEEK, 'utf8').trim().split('\n');
  const many = Array.from({ length: 40 }, () => rows)
    .flat()
    .map((row, index) => `P${index % 7},${row}`);
  const parts = [0, 1, 2].map((part) => {
    const file = path.join(folder, `meals-${part}.csv`);
    const own = many.filter((_, index) => Math.floor(index / 97) % 3 === part);
    writeFileSync(file, `person,${header}\n${own.join('\n')}\n`);
    return file;
  });
  for (const by of [['--by', 'person,day'], []]) {
    const whole = path.join(folder, 'whole.csv');
    await viand('evaluate', 'intakes', ...parts, ...by, '-o', whole);
    const intakes = parts.map((file) => `${file}.intakes.csv`);
    for (const [index, file] of parts.entries()) {
      await viand('evaluate', 'intakes', file, ...by, '-o', intakes[index] as string);
    }
    const merged = path.join(folder, 'merged.csv');
    const { exitCode } = await viand('merge', ...intakes, '-o', merged);
    expect(exitCode).toBe(0);
    expect(readFileSync(merged, 'utf8')).toBe(readFileSync(whole, 'utf8'));
    for (const evaluation of ['all', 'intakes']) {
      const options = [...by, '--format', 'csv'];
      const fromMeals = await viand('evaluate', evaluation, ...parts, ...options);
      const fromIntakes = await viand('evaluate', evaluation, merged, ...options);
      expect(fromIntakes.stdout).toBe(fromMeals.stdout);
    }
  }
});

test('sums too large for a double merge exactly', async () => {
  const folder = tempFolder();
  const parts = [1, 2, 3].map((part) => path.join(folder, `${part}.csv`));
  const rows = ['apple,9999999.7,kg', 'milk,8888888.3,kg', 'butter,0.1,g'];
  for (const [index, file] of parts.entries()) {
    writeFileSync(file, `food_id,amount,unit\n${rows[index]}\n`);
    await viand('evaluate', 'intakes', file, '-o', `${file}.intakes.csv`);
  }
  const whole = await viand('evaluate', 'intakes', ...parts, '--format', 'csv');
  const merged = await viand(
    ...['merge', ...parts.map((file) => `${file}.intakes.csv`), '--format', 'csv'],
  );
  expect(merged.stdout).toBe(whole.stdout);
  expect(merged.stdout).toContain('18888888000.1');
});

test('merge refuses files without intakes, and intakes with other labels', async () => {
  const refused = await viand('merge', WEEK);
  expect(refused.stderr).toContain('The file has no intakes');
  const folder = tempFolder();
  const [days, whole] = ['days.csv', 'whole.csv'].map((name) => path.join(folder, name));
  await viand('evaluate', 'intakes', WEEK, '--by', 'day', '-o', days as string);
  await viand('evaluate', 'intakes', WEEK, '-o', whole as string);
  const other = await viand('merge', days as string, whole as string);
  expect(other.exitCode).not.toBe(0);
  expect(other.stderr).toContain('Cannot merge intakes with other labels');
});
