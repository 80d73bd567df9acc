import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { parquetOf } from '../../support/parquet.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand } from '../../support/viand.ts';

const NAMES = ['UserName', 'RecallNo', 'KCAL', 'PROT', 'SODI', 'SFAT', 'MFAT', 'PFAT', 'F_TOTAL'];
const ROWS: readonly (readonly (string | number | null)[])[] = [
  ['ann', 1, 2000.5, 80, 3000, 20.25, 25, 18, 1.5],
  ['ann', 2, 1800, 60, null, 0.000_000_12, 20, 15, 0],
  ['bo', 1, 2500, 90, 4000, 30, 25, 20, 2],
];

const CSV = [NAMES, ...ROWS].map((row) => row.map((cell) => cell ?? '').join(',')).join('\n');

function columnsOf(rows: typeof ROWS) {
  return NAMES.map((name, place) => ({
    name,
    data: rows.map((row) => row[place] ?? null),
    type: place === 0 ? ('STRING' as const) : ('DOUBLE' as const),
  }));
}

async function sheetOf(rows: readonly (readonly (string | number | null)[])[], name = 'Totals') {
  return writeXlsx({ sheets: [{ name, rows: rows.map((row) => [...row]) }] });
}

async function scored(file: string, ...more: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await viand(
    ...['evaluate', 'hei', file, '--by', 'UserName,RecallNo', '--format', 'csv', ...more],
  );
  expect(stderr).toContain('read as totals');
  expect(exitCode).toBe(0);
  return stdout;
}

test('totals of Parquet and of a workbook score as those of CSV do', async () => {
  const folder = tempFolder();
  const [csv, parquet, xlsx] = ['t.csv', 't.parquet', 't.xlsx'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  writeFileSync(csv, `${CSV}\n`);
  writeFileSync(parquet, parquetOf(columnsOf(ROWS)));
  writeFileSync(xlsx, await sheetOf([NAMES, ...ROWS]));
  const expected = await scored(csv);
  expect(expected.split('\n')).toHaveLength(5);
  expect(await scored(parquet)).toBe(expected);
  expect(await scored(xlsx)).toBe(expected);
});

test('faulty totals of a sheet and of Parquet are named with their place', async () => {
  const folder = tempFolder();
  const [parquet, xlsx] = [path.join(folder, 't.parquet'), path.join(folder, 't.xlsx')];
  const faulty = ROWS.map((row, index) => (index === 1 ? row.with(3, -1) : row));
  writeFileSync(xlsx, await sheetOf([NAMES, ...faulty]));
  writeFileSync(parquet, parquetOf(columnsOf(faulty)));
  const ofSheet = await viand('evaluate', 'hei', xlsx, '--by', 'UserName');
  expect(ofSheet.exitCode).toBe(3);
  expect(ofSheet.stderr).toContain('D3');
  expect(ofSheet.stderr).toContain('Amount must not be negative (got -1)');
  const ofParquet = await viand('evaluate', 'hei', parquet, '--by', 'UserName');
  expect(ofParquet.stderr).toContain('Amount must not be negative (got -1)');
  const unknown = await viand('evaluate', 'hei', parquet, '--by', 'clinic');
  expect(unknown.stderr).toContain('no such column');
});

test('intakes in Parquet score as the meals that they are of', async () => {
  const folder = path.join(tempFolder(), 'days');
  mkdirSync(folder);
  const days = path.join(folder, 'days.parquet');
  const week = path.join(HOME, 'data/week.csv');
  expect((await viand('evaluate', 'intakes', week, '--by', 'day', '-o', days)).exitCode).toBe(0);
  const evaluated = (file: string) =>
    viand('evaluate', 'hei', file, '--by', 'day', '--format', 'csv');
  const [ofDays, ofMeals] = [await evaluated(days), await evaluated(week)];
  expect(ofDays.stderr).toContain('read as intakes of viand');
  expect(ofDays.stdout).toBe(ofMeals.stdout);
});
