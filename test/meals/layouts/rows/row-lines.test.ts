import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {});

test('a meal before a food is the meal of its row alone', async () => {
  const { columns, lines } = await read(
    'date,food\n2026-03-12,Breakfast: 2 eggs\n2026-03-12,Lunch: soup\n2026-03-13,1 apple\n',
  );
  expect(columns).toEqual(['meal', 'date']);
  expect(lines.map(({ cells, text }) => [...cells, text])).toEqual([
    ['Breakfast', '2026-03-12', '2 eggs'],
    ['Lunch', '2026-03-12', 'soup'],
    ['', '2026-03-13', '1 apple'],
  ]);
});

test('a meal before a food with an amount is not part of its name', async () => {
  const { columns, lines } = await read('food,amount\nLunch: soup,250 g\nbread,50 g\n');
  expect(columns).toEqual(['meal']);
  expect(lines.map(({ cells, text }) => [...cells, text])).toEqual([
    ['Lunch', '250 g soup'],
    ['', '50 g bread'],
  ]);
});

test('a meal without a food or an amount is that of the rows below', async () => {
  const { lines } = await read('date,food\n2026-03-12,Lunch\n2026-03-12,soup\n2026-03-12,bread\n');
  expect(lines.map(({ cells, text }) => [cells[0], text])).toEqual([
    ['Lunch', 'soup'],
    ['Lunch', 'bread'],
  ]);
});

test('zero in a column of what was eaten means that the food was not eaten', async () => {
  const { lines, notes } = await read('food,served (g),eaten (g)\nquark,200,0\nbread,50,50\n');
  expect(lines.map(({ text }) => text)).toEqual(['50 g bread']);
  expect(notes).toContain('skipped 1 row of food that was not eaten');
});
