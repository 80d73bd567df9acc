import { expect, test } from 'vitest';
import { readHeading } from '../../../src/meals/records/headings.ts';

test.each([
  ['Mittagessen 12:30', 'Mittagessen 12:30', ''],
  ['Frühstück (7:15)', 'Frühstück (7:15)', ''],
  ['Frühstück 7.00 Uhr zu Hause', 'Frühstück 7.00 Uhr zu Hause', ''],
  ['Lunch (1:15 pm):', 'Lunch (1:15 pm)', ''],
  ['Dinner 18:00: 1 banana', 'Dinner', '1 banana'],
  ['Breakfast at 8:30 - 1 egg', 'Breakfast', '1 egg'],
  ['Mittag Kantine', 'Mittag Kantine', ''],
  ['Breakfast 8:30 2 eggs', 'Breakfast', '2 eggs'],
  ['Bfast: 2 eggs', 'Bfast', '2 eggs'],
])('%j is a heading of a meal', (line, title, rest) => {
  expect(readHeading(line)).toEqual({ column: 'meal', title, rest });
});

test.each([
  '1 cola 0.33',
  'Snack 1.50 l water',
  'lunch meat 12:30',
  'Apfelschorle 0.50',
  'Kantine: Gulasch',
  'Milch 3.5',
])('%j is no meal with a time', (line) => {
  expect(readHeading(line)?.column).not.toBe('meal');
});
