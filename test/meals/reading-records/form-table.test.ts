import { expect, test } from 'vitest';
import { formTable } from '../../../src/meals/reading-records/form-table.ts';
import { readTextRecord } from '../../../src/meals/reading-records/read-record.ts';

const rowsOf = (lines: readonly string[]) =>
  formTable('a.txt', lines.join('\n'))?.rows.map(({ cells }) => cells.join('|'));

test('a form becomes a row, and has the labels of the form before', async () => {
  const lines = [
    ...['Date: 02.03.2026', '', 'Meal: Breakfast', 'Time: 07:30', 'Food: Porridge', 'Amount: 200'],
    ...['Unit: g', '---', 'Food: Milk', 'Amount: 150', 'Unit: ml', 'Meal: Lunch', 'Food: Rice'],
    ...['Amount: 1 cup', '', 'Date: 03.03.2026', 'Food: Apple', 'Amount: 1'],
  ];
  expect(rowsOf(lines)).toEqual([
    'Date|Meal|Time|Food|Amount|Unit',
    '02.03.2026|Breakfast|07:30|Porridge|200|g',
    '02.03.2026|Breakfast|07:30|Milk|150|ml',
    '02.03.2026|Lunch||Rice|1 cup|',
    '03.03.2026|||Apple|1|',
  ]);
  const chunks = [lines.join('\n')] as never;
  const record = await readTextRecord({ name: 'a.txt', chunks }, {});
  expect(record.lines.map(({ line, text }) => [line, text])).toEqual([
    [5, '200 g Porridge'],
    [9, '150 ml Milk'],
    [13, '1 cup Rice'],
    [17, '1 Apple'],
  ]);
});

test('labels may stand behind the foods, and headings above the forms', () => {
  const behind = ['Food: Oats', 'Meal: Breakfast', 'Food: Apple', 'Meal: Lunch'];
  expect(rowsOf(behind)).toEqual(['Food|Meal', 'Oats|Breakfast', 'Apple|Lunch']);
  const below = ['Montag', '**Mittag:**', '- **Lebensmittel:** Reis', 'Menge: 50 g', 'Dienstag'];
  expect(rowsOf([...below, 'Lebensmittel: Ei', 'Menge: 1'])).toEqual([
    'day|meal|Lebensmittel|Menge',
    'Montag|Mittag|Reis|50 g',
    'Dienstag||Ei|1',
  ]);
});

test.each([
  'Monday\nBreakfast: 2 eggs\nLunch: 100 g rice\n',
  'Food: 2 eggs\nDrink: 1 glass milk\nSnack: 1 apple\n',
  'Meal: Breakfast\nFood: 2 eggs\nIt was good.\n',
  'Food: 2 eggs\nMood: good\n',
  'Meal: Breakfast\nCalories: 200\n',
])('formTable() finds no form in %j', (text) => {
  expect(formTable('a.txt', text)).toBeUndefined();
});
