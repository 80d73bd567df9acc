import { expect, test } from 'vitest';
import {
  columnsWrittenOnce,
  FillDown,
} from '../../../../../src/meals/layouts/rows/columns/fill-down.ts';
import { recordOfSheets } from '../../../../../src/meals/reading-records/read-record.ts';

const filledBy = (filler: FillDown, rows: readonly (readonly string[])[]) =>
  rows.map((row) => filler.fill(row).join(' '));

test('columnsWrittenOnce() finds the columns that are blank below their first values', () => {
  const rows = [
    ['Ann', '1', 'x'],
    ['Ann', '', 'y'],
    ['Ann', '', ''],
    ['Bo', '1', 'z'],
  ];
  // The last column is blank only where the one before it is.
  expect(columnsWrittenOnce(rows, [0, 1, 2])).toEqual([1, 2]);
  expect(columnsWrittenOnce(rows, [0, 2])).toEqual([]);
  const blankAbove = [
    ['', '1'],
    ['', ''],
    ['', ''],
  ];
  expect(columnsWrittenOnce(blankAbove, [0, 1])).toEqual([1]);
});

test('FillDown fills blank labels until a column to their left has a new value', () => {
  const rows = [
    ['Mon', 'lunch', 'apple'],
    ['', '', 'bread'],
    ['Tue', '', 'milk'],
    ['', 'lunch', 'milk'],
  ];
  expect(filledBy(new FillDown([0, 1], [0, 1]), rows)).toEqual([
    'Mon lunch apple',
    'Mon lunch bread',
    'Tue  milk',
    'Tue lunch milk',
  ]);
});

test('a new value in a column that is not filled ends the labels to its right too', () => {
  const rows = [
    ['Ann', '1'],
    ['Ann', ''],
    ['P-9', ''],
    ['P-9', '1'],
  ];
  expect(filledBy(new FillDown([0, 1], [1]), rows)).toEqual(['Ann 1', 'Ann 1', 'P-9 ', 'P-9 1']);
});

test('a blank label in a column that is not filled stays blank', () => {
  expect(
    filledBy(new FillDown([0, 1], [1]), [
      ['Ann', '1'],
      ['', ''],
    ]),
  ).toEqual(['Ann 1', ' 1']);
});

test('columnsWrittenOnce() accepts a single blank time in place of a meal', () => {
  const rows = [['08:00'], [''], ['10:00'], ['12:30'], ['18:00']];
  expect(columnsWrittenOnce(rows, [0])).toEqual([]);
  expect(columnsWrittenOnce(rows, [0], [0])).toEqual([0]);
  expect(columnsWrittenOnce([...rows, ['18:00']], [0], [0])).toEqual([]);
});

test('a sheet writes labels once if the other sheets of the record do', () => {
  const sheet = (name: string, meals: readonly string[]) => {
    const location = { file: 'week.xlsx', sheet: name };
    const table = [['Mahlzeit', 'Speise', 'Menge'], ...meals.map((meal) => [meal, 'Reis', '90 g'])];
    const rows = table.map((cells) => ({ cells, location, locationOf: () => location }));
    return { location, rows };
  };
  const days = [
    sheet('Mo', ['Früh', '', 'Mittag', '']),
    sheet('Di', ['Früh', 'Mittag', '', 'Abend']),
  ];
  const mealsOf = (grids: typeof days) =>
    recordOfSheets(grids, 'week.xlsx', {}).lines.map(({ cells }) => cells.join(' '));
  expect(mealsOf(days)).toEqual([
    ...['Mo Früh', 'Mo Früh', 'Mo Mittag', 'Mo Mittag'],
    ...['Di Früh', 'Di Mittag', 'Di Mittag', 'Di Abend'],
  ]);
  expect(mealsOf(days.slice(1))).toEqual(['Früh', 'Mittag', '', 'Abend']);
});
