import { expect, test } from 'vitest';
import { recordOfSheets } from '../../../src/meals/reading-records/read-record.ts';
import { sheet } from '../../support/sheet.ts';

const TABLE = [
  ['Day', 'Food', 'Amount'],
  ['Mon', 'Milk', '200 ml'],
];

test('sheets with the names of persons are a person each', () => {
  const { columns, lines, notes } = recordOfSheets(
    [sheet('Dave', TABLE), sheet('Jo', TABLE)],
    'b.xlsx',
    {},
  );
  expect(columns).toEqual(['person', 'Day']);
  expect(lines.map(({ cells }) => cells)).toEqual([
    ['Dave', 'Mon'],
    ['Jo', 'Mon'],
  ]);
  expect(notes).toEqual(['read each sheet as a person']);
});

test('sheets that name their persons above the header are a person each', () => {
  const titled = (name: string, sheetName: string) =>
    sheet(sheetName, [['Patient:', name], ...TABLE]);
  const { columns, lines, notes } = recordOfSheets(
    [titled('Huber', 'Tabelle1'), titled('Maier', 'Tabelle2')],
    'b.xlsx',
    {},
  );
  expect(columns).toEqual(['person', 'Day']);
  expect(lines.map(({ cells }) => cells)).toEqual([
    ['Huber', 'Mon'],
    ['Maier', 'Mon'],
  ]);
  expect(notes).toEqual(['read each sheet as a person']);
});

test.each(['Week 2', 'Tabelle2', 'Vorlage'])(
  'viand does not guess what sheets with unclear names are: %s',
  (name) => {
    const grids = [sheet('Dave', TABLE), sheet(name, TABLE)];
    expect(() => recordOfSheets(grids, 'b.xlsx', {})).toThrow('2 sheets look like food records');
  },
);

test.each([
  [['Klient 1', 'P-02'], ['person', 'Day'], 'Klient 1 / Mon', 'P-02 / Mon'],
  [['Woche 1', 'KW 12'], ['Day'], 'Woche 1, Mon', 'KW 12, Mon'],
  [['Beispiel', 'Anna', 'Ben'], ['person', 'Day'], 'Anna / Mon', 'Ben / Mon'],
] as const)(
  'the names of sheets say whether they are persons or weeks: %j',
  (names, columns, ...cells) => {
    const grids = names.map((name) => sheet(name, TABLE));
    const { notes, ...read } = recordOfSheets(grids, 'b.xlsx', {});
    expect(read.columns).toEqual(columns);
    expect(read.lines.map((line) => line.cells.join(' / '))).toEqual(cells);
    const isExample = (names as readonly string[]).includes('Beispiel');
    expect(notes.includes('skipped the sheet "Beispiel"')).toBe(isExample);
  },
);

test('a sheet named after a meal has the foods of that meal', () => {
  const grids = ['Breakfast', 'Lunch'].map((name) => sheet(name, TABLE));
  const { columns, lines } = recordOfSheets(grids, 'b.xlsx', {});
  expect(columns).toEqual(['meal', 'Day']);
  expect(lines.map(({ cells }) => cells[0])).toEqual(['Breakfast', 'Lunch']);
});

test('a sheet without foods, such as one of weights, is not a record', () => {
  const weights = sheet('Weights', [
    ['Date', 'kg'],
    ['3/6', '48.2'],
    ['10/6', '47.9'],
  ]);
  const { notes } = recordOfSheets([sheet('Sheet1', TABLE), weights], 'b.xlsx', {});
  expect(notes).toEqual(['read the sheet Sheet1']);
});
