import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asyncBufferFromFile, parquetMetadataAsync } from 'hyparquet';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand } from '../../support/viand.ts';

const WEEK = path.join(HOME, 'data/week.csv');
const VEGAN = path.join(HOME, 'data/vegan.csv');

/** The rows of CSV without quotes in it, by the names of their columns. */
function rowsOf(csv: string): Record<string, string>[] {
  const [header = '', ...lines] = csv.trim().split('\n');
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
  });
}

async function csv(...command: string[]) {
  const { exitCode, stdout, stderr } = await viand(...command, '--format', 'csv');
  return { exitCode, stderr, rows: rowsOf(stdout) };
}

test('intakes have energy, all nutrients and all food patterns; unknown is an empty cell', async () => {
  const { rows } = await csv('evaluate', 'intakes', WEEK, '--by', 'day');
  expect(rows).toHaveLength(7);
  const [first = {}] = rows;
  expect(first).toMatchObject({ day: '2026-03-02', entries: '15' });
  expect(Number(first['energy_kJ'])).toBeGreaterThan(5000);
  expect(Number(first['g_whole'])).toBeGreaterThan(0);
  expect(first['organic_acids_g']).toBe('');
  expect(first['unknown_g']).toMatch(/^[a-zA-Z0-9_]+ [0-9.]+(; [a-zA-Z0-9_]+ [0-9.]+)*$/);
});

test('the HEI has the amount and the density behind each component', async () => {
  const hei = await csv('evaluate', 'hei', WEEK);
  const intakes = await csv('evaluate', 'intakes', WEEK);
  const [scores = {}] = hei.rows;
  const [sums = {}] = intakes.rows;
  const kcal = Number(sums['energy_kJ']) / 4.184;
  expect(Number(scores['whole_grains_amount'])).toBeCloseTo(Number(sums['g_whole']), 5);
  expect(Number(scores['whole_grains_density'])).toBeCloseTo(
    Number(sums['g_whole']) / (kcal / 1000),
    5,
  );
  const { stdout } = await viand('evaluate', 'hei', WEEK, '--json');
  const [fruits] = JSON.parse(stdout).components;
  expect(fruits).toMatchObject({ amount_unit: 'cup eq', density_unit: 'cup eq/1000 kcal' });
  expect(fruits.amount).toBeCloseTo(Number(scores['total_fruits_amount']), 6);
  const older = await viand('evaluate', 'hei', WEEK, '--json', '--api-version', 'v1');
  expect(Object.keys(JSON.parse(older.stdout).components[0])).toEqual([
    'component',
    'max_score',
    'score',
  ]);
});

test('--by file groups by the input file, in sorted and unsorted labels next to it', async () => {
  const { rows } = await csv('evaluate', 'hei', WEEK, VEGAN, '--by', 'file');
  expect(rows.map(({ file }) => file)).toEqual([WEEK, VEGAN]);
  const alone = await csv('evaluate', 'hei', VEGAN);
  expect(rows[1]?.['total_score']).toBe(alone.rows[0]?.['total_score']);
  const days = await csv('evaluate', 'hei', WEEK, VEGAN, '--by', 'day,file');
  expect(days.rows[0]).toMatchObject({ day: '2026-03-02', file: WEEK });
  expect(days.rows).toHaveLength(14);
});

test('--per gives the means over the values of a label', async () => {
  const days = await csv('evaluate', 'intakes', WEEK, '--by', 'day');
  const mean = await csv('evaluate', 'intakes', WEEK, '--per', 'day');
  const sum = days.rows.reduce((total, row) => total + Number(row['energy_kJ']), 0);
  expect(Number(mean.rows[0]?.['energy_kJ'])).toBeCloseTo(sum / 7, 6);
  const table = await viand('evaluate', 'summary', WEEK, '--per', 'day');
  expect(table.stdout).toContain((sum / 7).toFixed(2));
});

test('--keep carries a column through, also blank, and refuses one with several values', async () => {
  const file = path.join(tempFolder(), 'survey.csv');
  const rows = ['A,1,2.5,apple', 'A,2,2.5,milk', 'B,1,,apple', 'A,1,2.5,potato'];
  writeFileSync(
    file,
    `person,day,WTDR2D,food_id,amount,unit\n${rows.map((row) => `${row},100,g\n`).join('')}`,
  );
  const kept = await csv('evaluate', 'hei', file, '--by', 'person', '--keep', 'WTDR2D');
  expect(kept.rows.map(({ person, WTDR2D }) => [person, WTDR2D])).toEqual([
    ['A', '2.5'],
    ['B', ''],
  ]);
  const mean = await csv(
    ...['evaluate', 'intakes', file, '--by', 'person', '--keep', 'WTDR2D', '--per', 'day'],
  );
  expect(mean.rows.map(({ grams, WTDR2D }) => [grams, WTDR2D])).toEqual([
    ['150', '2.5'],
    ['100', ''],
  ]);
  const differing = await csv('evaluate', 'hei', file, '--by', 'person', '--keep', 'day');
  expect(differing.exitCode).not.toBe(0);
  expect(differing.stderr).toContain('Cannot keep day: it has several values in person A: "1" and');
});

test('Parquet describes its columns in their metadata, as `viand schema columns` does', async () => {
  const file = path.join(tempFolder(), 'days.parquet');
  await viand('evaluate', 'hei', WEEK, '--by', 'day', '-o', file);
  const metadata = await parquetMetadataAsync(await asyncBufferFromFile(file));
  const column = metadata.row_groups[0]?.columns.find(
    ({ meta_data }) => meta_data?.path_in_schema[0] === 'sodium_density',
  );
  const pairs = Object.fromEntries(
    (column?.meta_data?.key_value_metadata ?? []).map(({ key, value }) => [key, value]),
  );
  const dictionary = await csv('schema', 'columns');
  const described = dictionary.rows.find(
    ({ evaluation, name }) => evaluation === 'hei' && name === 'sodium_density',
  );
  expect(pairs).toMatchObject({ unit: 'g/1000 kcal', meaning: described?.['meaning'] });
  expect(readFileSync(file).includes('viand.columns')).toBe(true);
});

test('every column of a file is in the data dictionary', async () => {
  const dictionary = await csv('schema', 'columns');
  for (const short of ['hei', 'intakes', 'summary', 'macros', 'energy-density']) {
    const { rows } = await csv('evaluate', short, WEEK);
    const known = dictionary.rows.flatMap(({ evaluation, name = '' }) =>
      evaluation === short ? [name] : [],
    );
    expect(Object.keys(rows[0] ?? {})).toEqual(known);
  }
});
