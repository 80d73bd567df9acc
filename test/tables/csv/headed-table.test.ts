import { expect, test } from 'vitest';
import { type Diagnostic, ViandError } from '../../../src/model/diagnostic.ts';
import {
  findBanner,
  readHeadedTable,
  type TableCodes,
} from '../../../src/tables/csv/headed-table.ts';
import { csvSource } from './csv-texts.ts';

const CODES: TableCodes = {
  syntax: 'import/syntax',
  missingColumn: 'import/missing-column',
  repeatedColumn: 'import/duplicate',
  cellCount: 'import/cell-count',
};

async function tableOf(text: string, columns: readonly string[]) {
  const reported: Diagnostic[] = [];
  const rows: Record<string, string>[] = [];
  const report = (diagnostic: Diagnostic) => reported.push(diagnostic);
  for await (const row of readHeadedTable(csvSource(text, [7]), columns, CODES, report)) {
    rows.push(Object.fromEntries(row.columns.map((column) => [column, row.cell(column)])));
  }
  return {
    rows,
    reported: reported
      .map(({ code, location }) => [code, location?.line] as const)
      .sort(([, a = 0], [, b = 0]) => a - b),
  };
}

async function refusalOf(text: string, columns: readonly string[]): Promise<readonly Diagnostic[]> {
  const error = await tableOf(text, columns).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ViandError);
  return (error as ViandError).diagnostics;
}

test('a header is found below a banner, and column names ignore case', async () => {
  const text = 'Tables of 2024\n\n Code ,"Energy\n(kcal)"\n1,20\n2, 30\n';
  const { rows, reported } = await tableOf(text, ['code', 'Energy (kcal)']);
  expect(rows).toEqual([
    { Code: '1', 'Energy\n(kcal)': '20' },
    { Code: '2', 'Energy\n(kcal)': '30' },
  ]);
  expect(reported).toEqual([]);
});

test('rows with a wrong number of cells or a stray quote are reported, and the others are read', async () => {
  const text = 'code,name\n1,a\n2\n3,b "c"\n4,"d"\n5,e,f\n"6"x,g\n';
  const { rows, reported } = await tableOf(text, ['code', 'name']);
  expect(rows.map(({ code }) => code)).toEqual(['1', '4']);
  expect(reported).toEqual([
    ['import/cell-count', 3],
    ['import/syntax', 4],
    ['import/cell-count', 6],
    ['import/syntax', 7],
  ]);
});

test('the location of a cell is correct after quoted cells', async () => {
  const text = 'code,name\n"1","a ""b"""\n';
  for await (const row of readHeadedTable(csvSource(text), ['code', 'name'], CODES, () => {})) {
    expect(row.at('Name')).toEqual({ file: 'x.csv', line: 2, column: 6, endColumn: 13 });
  }
  expect.assertions(1);
});

test('a table with a missing or repeated column is rejected', async () => {
  expect(await refusalOf('code,nam\n1,a\n', ['code', 'name'])).toMatchObject([
    { code: 'import/missing-column', expected: 'a row with the columns code, name' },
  ]);
  expect(await refusalOf('code,name,Code,Name\n1,a,2,b\n', ['code', 'name'])).toMatchObject([
    { code: 'import/duplicate', field: 'code', location: { line: 1 } },
    { code: 'import/duplicate', field: 'name', location: { line: 1 } },
  ]);
});

test('findBanner() looks for the header in the first ten rows', async () => {
  const above = (rows: number) => `${'banner\n'.repeat(rows)}code\n1\n`;
  const banner = (rows: number) => findBanner(csvSource(above(rows)), ['code'], 'import/syntax');
  expect(await banner(9)).toBe('banner\n'.repeat(9));
  expect(await banner(10)).toBeUndefined();
});

test('findBanner() closes the source after the banner', async () => {
  let isClosed = false;
  async function* chunks() {
    try {
      yield 'banner\ncode\n1\n';
      yield '2\n';
    } finally {
      isClosed = true;
    }
  }
  const source = { name: 'x.csv', chunks: chunks() };
  expect(await findBanner(source, ['code'], 'import/syntax')).toBe('banner\n');
  expect(isClosed).toBe(true);
});
