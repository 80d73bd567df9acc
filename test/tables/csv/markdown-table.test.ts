import { expect, test } from 'vitest';
import { plainCells, plainTables } from '../../../src/tables/csv/markdown-table.ts';

test('plainTables() reads tables of Org with their headings', () => {
  const text =
    '#+TITLE: Log\n* 2026-04-20 Mon\n| Food | Amount |\n|------+--------|\n| Oats | 50 g |\n';
  expect(
    plainTables(text)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['', '2026-04-20 Mon', 'Food | Amount', '', 'Oats | 50 g', '']);
});

test('plainTables() keeps bullets next to tables of Markdown', () => {
  const text = '* 2 eggs\n\n| Food | Amount |\n|---|---|\n| Oats | 50 g |\n';
  expect(plainTables(text)).toContain('* 2 eggs');
});

test('plainCells() takes the marks from cells, and no row from a rule', () => {
  expect(plainCells(['', ' **Bread** ', '*Rye*', '250', ''])).toEqual([
    '',
    ' Bread ',
    'Rye',
    '250',
    '',
  ]);
  expect(plainCells(['', '---', ' ---: ', ''])).toBeUndefined();
  expect(plainCells(['', '165*', '-', ''])).toEqual(['', '165*', '-', '']);
});
