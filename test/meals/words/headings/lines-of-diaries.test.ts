import { expect, test } from 'vitest';
import { withoutBars } from '../../../../src/meals/words/headings/headings-before-bars.ts';
import { withMealsBeforeFoods } from '../../../../src/meals/words/headings/meals-before-foods.ts';
import { withMarkdownOutline } from '../../../../src/meals/words/headings/outline.ts';
import { readHeading } from '../../../../src/meals/words/headings/read-heading.ts';

test('several meals before their foods get a colon', () => {
  expect(withMealsBeforeFoods(['Breakfast 2 eggs, toast', 'Lunch tuna salad', 'tea'])).toEqual([
    'Breakfast: 2 eggs, toast',
    'Lunch: tuna salad',
    'tea',
  ]);
  expect(withMealsBeforeFoods(['Frühstück Brötchen', 'Lunch sandwich'])).toEqual([
    'Frühstück: Brötchen',
    'Lunch: sandwich',
  ]);
  for (const lines of [
    ['Lunch meat 50 g', 'Dinner rolls', 'Breakfast cereal', 'Snack bar'],
    ['Lunch tuna salad', '1 apple'],
    ['Frühstück mit Ei', 'Mittag im Büro'],
    ['Breakfast: 2 eggs', 'Lunch: soup'],
  ]) {
    expect(withMealsBeforeFoods(lines)).toEqual(lines);
  }
});

test.each([
  ['Lunch | soup | bread', 'Lunch: soup, bread'],
  ['Mo|Frühstück|2 Eier|Toast', 'Mo: Frühstück: 2 Eier, Toast'],
  ['2 eggs | toast', '2 eggs | toast'],
  ['soup', 'soup'],
])('withoutBars(%j)', (line, without) => expect(withoutBars(line)).toBe(without));

test('stars of an outline become headings, and its last lines a list', () => {
  const text = '* Mon\n** Breakfast\n*** 2 eggs\n*** tea\n** Lunch\n*** soup\n';
  const markdown = '# Mon\n## Breakfast\n- 2 eggs\n- tea\n## Lunch\n- soup\n';
  expect(withMarkdownOutline(text)).toBe(markdown);
  expect(withMarkdownOutline('* 2 eggs\n* **1 apple**\n')).toBe('* 2 eggs\n* **1 apple**\n');
});

test.each([
  ['Week 2', { column: 'heading', title: 'Week 2', rest: '' }],
  ['KW 10:', { column: 'heading', title: 'KW 10', rest: '' }],
  ['Week of 2 March 2026', { column: 'heading', title: 'Week of 2 March 2026', rest: '' }],
  ['Day one', { column: 'day', title: 'Day one', rest: '' }],
  ['lunch- salad', { column: 'meal', title: 'lunch', rest: 'salad' }],
  ['bf- 2 eggs', { column: 'meal', title: 'bf', rest: '2 eggs' }],
])('readHeading(%j)', (line, heading) => expect(readHeading(line)).toEqual(heading));

test.each(['Week-old bread', 'Dinner-rolls', 'one apple'])('readHeading(%j) is none', (line) => {
  expect(readHeading(line)).toBeUndefined();
});
