import { expect, test } from 'vitest';
import { readGrid } from '../../../../src/meals/layouts/layouts.ts';
import { csvGrid } from '../../../../src/tables/csv/text-grid.ts';

async function linesOf(table: string): Promise<unknown[]> {
  const record = readGrid(await csvGrid('diary.csv', table, 'meal/syntax'), {});
  const places = ['Tag', 'Datum', 'Date', 'meal'].map(
    (name) => record?.columns.indexOf(name) ?? -1,
  );
  return (record?.lines ?? []).map(({ text, cells }) =>
    [...places.flatMap((at) => cells[at] ?? []), text].join('|'),
  );
}

const DAYS_ABOVE = [
  'Mo|früh|50 g Oats',
  'Mo|früh|200 ml Milk',
  'Mo|mittags|180 g Rice',
  'Di|abends|60 g Bread',
];

test.each([
  [
    'days above meals',
    'Tag;Food;Menge\nMo;;\nfrüh;Oats;50 g\n;Milk;200 ml\nmittags;Rice;180 g\nDi;;\nabends;Bread;60 g\n',
  ],
  [
    'meals in rows of their own',
    'Tag;Food;Menge\nMo;;\nfrüh;;\n;Oats;50 g\n;Milk;200 ml\nmittags;;\n;Rice;180 g\nDi;;\nabends;Bread;60 g\n',
  ],
  [
    'both in one cell',
    'Tag;Food;Menge\nMo früh;Oats;50 g\nMo früh;Milk;200 ml\nMo - mittags;Rice;180 g\nDi, abends;Bread;60 g\n',
  ],
  [
    'a column of both names',
    'Tag/Mahlzeit;Food;Menge\nMo;;\nfrüh;Oats;50 g\nfrüh;Milk;200 ml\nmittags;Rice;180 g\nDi;;\nabends;Bread;60 g\n',
  ],
])('a column of days may also have meals: %s', async (_, table) => {
  const lines = await linesOf(table);
  expect(lines.map((line) => String(line).replace(/^(Mo|Di)\|\1/, '$1'))).toEqual(DAYS_ABOVE);
});

test('food next to the day has no meal', async () => {
  const table =
    'Datum;Food;Menge\n2.3.2026;Oats;50 g\nAbendessen;Rice;180 g\n3.3.2026;Bread;60 g\n';
  expect(await linesOf(table)).toEqual([
    '2.3.2026||50 g Oats',
    '2.3.2026|Abendessen|180 g Rice',
    '3.3.2026||60 g Bread',
  ]);
});

test.each([
  'Date,Food,Amount\nMon,Oats,50 g\nTue,Milk,200 ml\n',
  'Date,Food,Amount\nMon,Oats,50 g\nat work,Milk,200 ml\nlunch,Rice,50 g\n',
])('other columns of days are read as they are: %s', async (table) => {
  const record = readGrid(await csvGrid('diary.csv', table, 'meal/syntax'), {});
  expect(record?.columns).toEqual(['Date']);
});
