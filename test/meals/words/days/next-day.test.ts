import { expect, test } from 'vitest';
import { mayFollow } from '../../../../src/meals/words/days/next-day.ts';

test.each([
  ['Tuesday', 'Monday', true],
  ['Thursday', 'Monday', false],
  ['Mo', 'Sonntag', true],
  ['Day 3', 'Day 2', true],
  ['3.3.', '2.3.', true],
  ['5.3.', '2.3.', false],
  ['30.03.2026', '29.03.2026', true],
  ['2026-03-03', '2 March 2026', true],
  ['3/3/2026', '2/3/2026', true],
  ['3/5/2026', '3/4/2026', true],
  ['2/20/2026', '2/13/2026', false],
  ['visit B', 'visit A', true],
])('%s after %s: %s', (day, before, expected) => {
  expect(mayFollow(day, before)).toBe(expected);
});
