import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { parquetOf } from '../../support/parquet.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand, viandOn, viandWith } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const WEEK = path.join(HOME, 'data/week.csv');

/** Foods of which some nutrients are unknown to all, and an entry to leave out. */
const PATCHY = 'day,food_id,amount,unit\nMon,apple,1,g\nTue,milk,100,ml\nTue,none,1,g\n,oats,9,g\n';

async function readParquet(file: string) {
  const { buffer, byteOffset, length } = readFileSync(file);
  return parquetReadObjects({ file: buffer.slice(byteOffset, byteOffset + length) });
}

/** A cell as CSV has it. */
function cellOf(value: unknown): string {
  return value === null ? '' : String(value);
}

test.each([
  ['energy-density', []],
  ['hei', ['--by', 'day']],
  ['macros', ['--by', 'day,unit']],
  ['summary', ['--by', 'day']],
  ['summary', []],
  ['all', ['--by', 'day']],
])('evaluate %s %j writes to Parquet what it writes as CSV', async (name, by) => {
  const file = path.join(tempFolder(), 'scores.parquet');
  const args = ['evaluate', name, '--skip-faulty', ...by];
  const run = await viandWith(PATCHY, ...args, '-o', file);
  expect(run).toMatchObject({ exitCode: 0, stdout: '' });
  const csv = await viandWith(PATCHY, ...args, '-f', 'csv');
  const rows = await readParquet(file);
  expect(rows.length).toBeGreaterThan(0);
  const [header, ...lines] = parse(csv.stdout);
  expect(Object.keys(rows[0] as object)).toEqual(header);
  expect(rows.map((row) => Object.values(row).map(cellOf))).toEqual(lines);
  for (const [column, value] of Object.entries(rows[0] as object)) {
    const isText = ['day', 'unit'].includes(column) || /missing_inputs$|unsure$/.test(column);
    if (value !== null) expect(typeof value, column).toBe(isText ? 'string' : 'number');
  }
});

test('evaluate reads its own Parquet output', async () => {
  const folder = tempFolder();
  const [first, again] = ['first.parquet', 'again.csv'].map((name) => path.join(folder, name));
  await viand('evaluate', 'macros', WEEK, '--by', 'day,food_id', '-o', first as string);
  const run = await viand(
    ...['evaluate', 'hei', first as string, '--map', 'amount=total_kcal', '--unit', 'g'],
    ...['--by', 'day', '-o', again as string],
  );
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  expect(readFileSync(again as string, 'utf8').split('\n')).toHaveLength(9);
});

test('evaluate names faults of Parquet by row', async () => {
  const bytes = parquetOf([
    { name: 'food_id', data: ['apple', 'apple', 'apple'] },
    { name: 'amount', data: [1, -2, -2] },
  ]);
  const file = path.join(folderWith({ 'a.parquet': bytes }), 'a.parquet');
  const args = ['evaluate', 'hei', file, '--unit', 'g'];
  expect((await viand(...args)).stderr).toContain(
    `viand: ${file} row 3: amount: Amount must not be negative (got -2): expected 0 or more\n`,
  );
  expect((await viand(...args, '--skip-faulty')).stderr).toContain(
    `  2 x Amount must not be negative (got -2) (first at ${file} row 2)\n`,
  );
});

test('evaluate renames a label that has the name of a result', async () => {
  const file = path.join(tempFolder(), 'a.parquet');
  const rows = 'total_kcal,food_id,amount,unit\nmine,apple,1,g\n';
  await viandWith(rows, 'evaluate', 'macros', '--by', 'total_kcal', '-o', file);
  expect(await readParquet(file)).toMatchObject([
    { total_kcal_label: 'mine', total_kcal: expect.any(Number) },
  ]);
});

test('evaluate shows no Parquet on a terminal', async () => {
  const terminal = { isStdoutTerminal: true };
  const args = ['evaluate', 'hei', WEEK, '--format', 'parquet'];
  const refused = await viandOn(terminal, '', ...args);
  expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
  expect(refused.stderr).toContain('-o');
  const file = path.join(tempFolder(), 'scores');
  expect(await viandOn(terminal, '', ...args, '-o', file)).toMatchObject({ exitCode: 0 });
  expect(await readParquet(file)).toHaveLength(1);
});

test('only evaluations can be Parquet', async () => {
  const run = await viand('search', 'milk', '--format', 'parquet');
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('expected one of table, json, csv, ndjson\n');
});

test('evaluate expands patterns of file names, and reports those that match none', async () => {
  const folder = folderWith({
    'a.csv': 'food_id,amount,unit\napple,1,g\n',
    'b.csv': 'food_id,amount,unit\nmilk,1,g\n',
  });
  const [some, both, none] = ['{a,b}.csv', '*.csv', '*.json'].map((name) =>
    path.join(folder, name),
  );
  const run = await viand('evaluate', 'summary', both as string);
  expect(run.exitCode).toBe(0);
  expect(await viand('evaluate', 'summary', some as string)).toEqual(run);
  const missed = await viand('evaluate', 'summary', none as string, both as string);
  expect(missed.exitCode).toBe(2);
  expect(missed.stderr).toBe(`viand: ${none}: File not found\n`);
});
