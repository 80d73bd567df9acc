import { expect, test } from 'vitest';
import type { LineUnder } from '../../../../src/meals/layouts/rows/other-rows/record-under.ts';
import { withRepeatedMeals } from '../../../../src/meals/layouts/text/repeated-meals.ts';
import type { Heading } from '../../../../src/meals/words/headings/heading.ts';

/** Lines such as "Mon | Lunch | 2 eggs", with an empty cell for no heading. */
function linesOf(...lines: readonly string[]): LineUnder[] {
  return lines.map((line, at) => {
    const [day = '', meal = '', text = ''] = line.split(' | ');
    const headings = [['day', day] as const, ['meal', meal] as const];
    const under = new Map<Heading['column'], string>(headings.filter(([, title]) => title !== ''));
    return { location: { file: 'x.txt', line: at + 1 }, line: at + 1, text, under };
  });
}

function read(...lines: readonly string[]): string[] {
  return withRepeatedMeals(linesOf(...lines)).lines.map(({ under, text }) =>
    [under.get('day') ?? '', under.get('meal') ?? '', text].join(' | '),
  );
}

const MONDAY = ['Monday | Breakfast | 60 g oats', 'Monday | Lunch | 2 eggs'];

test.each([
  ['same as yesterday'],
  ['wie gestern'],
  ['as on Monday'],
  ['siehe Montag'],
  ['ditto'],
  ['same again'],
  ['s.o.'],
  ['das Gleiche wie am Vortag'],
])('a meal repeats that of the day before: %s', (text) => {
  expect(read(...MONDAY, `Tuesday | Breakfast | ${text}`).at(-1)).toBe(
    'Tuesday | Breakfast | 60 g oats',
  );
});

test('a reference may name its meal, and another food may follow', () => {
  expect(read(...MONDAY, 'Tuesday |  | same breakfast as Monday').at(-1)).toBe(
    'Tuesday | Breakfast | 60 g oats',
  );
  expect(read(...MONDAY, 'Tue | Dinner | same as lunch on Monday + 1 pear').slice(-2)).toEqual([
    'Tue | Dinner | 2 eggs',
    'Tue | Dinner | 1 pear',
  ]);
  expect(read(...MONDAY, 'Monday | Dinner | same as breakfast').at(-1)).toBe(
    'Monday | Dinner | 60 g oats',
  );
});

test('a day repeats all meals of another, with a note', () => {
  const { lines, notes } = withRepeatedMeals(linesOf(...MONDAY, 'Tuesday |  | wie Montag'));
  expect(lines.slice(-2).map(({ under }) => [...under.values()])).toEqual([
    ['Tuesday', 'Breakfast'],
    ['Tuesday', 'Lunch'],
  ]);
  expect(notes).toEqual([
    'assumed that earlier food was eaten again: "wie Montag (60 g oats, 2 eggs)"',
  ]);
});

test.each([
  ['Thursday | Breakfast | same as yesterday'],
  ['Tuesday | Dinner | same as yesterday'],
  ['Monday | Dinner | same as above'],
  ['Tuesday | Breakfast | same as yesterday but no milk'],
  ['Tuesday | Breakfast | same as Friday'],
  ['Tuesday | Breakfast | same bread as Monday'],
  ['Tuesday | Lunch | Wiener'],
])('an unclear reference stays: %s', (line) => {
  expect(read(...MONDAY, line).at(-1)).toBe(line);
});

test('a day with other meals does not certainly repeat all of another', () => {
  const lines = [...MONDAY, 'Tuesday |  | same as Monday', 'Tuesday | Dinner | 1 pizza'];
  expect(read(...lines)).toEqual(lines);
});
