import { expect, test } from 'vitest';
import { withoutEnergy } from '../../../../src/meals/words/amounts/energy-text.ts';
import { readHeading } from '../../../../src/meals/words/headings/read-heading.ts';

test.each([
  ['Frühstück (420 kcal)', 'meal', 'Frühstück'],
  ['Lunch – ca. 650 kcal', 'meal', 'Lunch'],
  ['Tag 1 (Mo, 02.03.2026) - 1.850 kcal', 'day', 'Tag 1 (Mo, 02.03.2026)'],
  ['Dinner: 500 kcal / 2092 kJ', 'meal', 'Dinner'],
])('%j is a heading without its energy', (line, column, title) => {
  expect(readHeading(line)).toEqual({ column, title, rest: '' });
});

test.each(['Lunch: pizza 800 kcal', 'Pizza 800 kcal'])('the energy of a food stays: %j', (line) => {
  expect(readHeading(line)?.rest ?? line).toContain('800 kcal');
});

test('a line without an energy stays unchanged', () => {
  expect(withoutEnergy(' Tag 1 ')).toBe(' Tag 1 ');
});
