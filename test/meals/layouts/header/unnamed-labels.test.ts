import { expect, test } from 'vitest';
import { readGrid } from '../../../../src/meals/layouts/layouts.ts';
import { csvGrid } from '../../../../src/tables/csv/text-grid.ts';

async function labelsOf(text: string) {
  const record = readGrid(await csvGrid('diary.csv', text, 'meal/syntax'), {});
  return [record?.columns, ...(record?.lines.map(({ cells }) => cells.join(' ')) ?? [])];
}

test('a column without a name has meals, days or times', async () => {
  const rows = (...labels: string[]) => labels.map((label) => `${label},Apple,150 g\n`).join('');
  expect(await labelsOf(`,Food,Amount\n${rows('Lunch', 'Dinner')}`)).toEqual([
    ['meal'],
    'Lunch',
    'Dinner',
  ]);
  expect(await labelsOf(`,Meal,Food,Amount\n${rows('Mon,Lunch', 'Tue,Lunch')}`)).toEqual([
    ['day', 'Meal'],
    'Mon Lunch',
    'Tue Lunch',
  ]);
  expect((await labelsOf(`,Food,Amount\n${rows('08:00', '12:30')}`))[0]).toEqual(['time']);
});

test('a column without a name may also be numbers, or meals that another column has', async () => {
  expect((await labelsOf(',Day,Food,Amount\n1,Mon,Apple,150 g\n2,Mon,Pear,150 g\n'))[0]).toEqual([
    'Day',
  ]);
  expect((await labelsOf(',Meal,Food,Amount\nLunch,Dinner,Apple,150 g\n'))[0]).toEqual(['Meal']);
});

test.each([
  [
    'before all days',
    ',Montag,,Dienstag,\n,Food,Amount,Food,Amount\nLunch,Rice,150 g,Pasta,100 g\n',
  ],
  [
    'on each day',
    'Montag,,,Dienstag,,\n,Food,Amount,,Food,Amount\nLunch,Rice,150 g,Lunch,Pasta,100 g\n',
  ],
])('meals without a name %s', async (_, text) => {
  expect(await labelsOf(text)).toEqual([['day', 'meal'], 'Montag Lunch', 'Dienstag Lunch']);
});
