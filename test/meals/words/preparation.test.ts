import { expect, test } from 'vitest';
import { readGrid } from '../../../src/meals/layouts/layouts.ts';
import {
  isPreparationColumn,
  unreadPreparations,
  withPreparation,
} from '../../../src/meals/words/preparation.ts';
import { csvGrid } from '../../../src/tables/csv/text-grid.ts';

test.each([
  'Zubereitung',
  'Garmethode',
  'preparation',
  'Cooking method',
  'roh/gekocht',
  'roh/gegart',
  'Raw or cooked',
  'AP/EP',
])('%s says how foods were prepared', (name) => {
  expect(isPreparationColumn(name, [])).toBe(true);
});

test.each(['Bemerkung', 'Mahlzeit', 'Zubereitungszeit'])(
  '%s does not say how foods were prepared',
  (name) => {
    expect(isPreparationColumn(name, ['raw'])).toBe(false);
  },
);

test('a column "State" says how foods were prepared if its cells do', () => {
  expect(isPreparationColumn('State', ['dry', 'cooked'])).toBe(true);
  expect(isPreparationColumn('State', ['Ohio', 'Iowa'])).toBe(false);
});

test.each([
  ['Rice', 'raw', 'Rice, raw'],
  ['Kartoffeln', 'in Öl gebraten', 'Kartoffeln, gebraten'],
  ['Lachs', 'gedünstet', 'Lachs, gedünstet'],
])('%s is prepared: %s', (food, cell, text) => {
  expect(withPreparation(food, cell)).toBe(text);
});

test('other preparations are not read, and noted', () => {
  expect(withPreparation('Schnitzel', 'paniert')).toBeUndefined();
  expect(unreadPreparations('Zubereitung', ['paniert', 'mit Liebe'])).toEqual([
    'column "Zubereitung": 2 values are not read, such as "paniert"',
  ]);
  expect(unreadPreparations('Zubereitung', [])).toEqual([]);
});

test('a column of states applies to the foods, not to the drinks next to them', async () => {
  const table =
    'Lebensmittel;Menge;Zubereitung;Getränk;ml\nKartoffeln;200 g;gebraten;Wasser;200\nReis;100 g;mit Liebe;;\n';
  const record = readGrid(await csvGrid('diary.csv', table, 'meal/syntax'), {});
  expect(record?.lines.map(({ text }) => text)).toEqual([
    '200 g Kartoffeln, gebraten',
    '200 ml Wasser',
    '100 g Reis',
  ]);
  expect(record?.notes).toEqual(['column "Zubereitung": 1 value is not read, such as "mit Liebe"']);
});

test.each([
  ['TG', 'Reis, trocken'],
  ['GG', 'Reis, gegart'],
  ['AP', 'Reis, as purchased'],
  ['EP', 'Reis'],
])('the abbreviation %s is read', (cell, food) => {
  expect(withPreparation('Reis', cell)).toBe(food);
});
