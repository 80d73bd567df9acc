import { expect, test } from 'vitest';
import { withoutTime } from '../../../src/text/dates/without-time.ts';

test('withoutTime() keeps the date of a date and time', () => {
  const dated = ['2026-03-02T08:00', '2026-03-02 08:00:10', '02.03.2026, 8:15', '3/2/26 8:15 AM'];
  expect(dated.map(withoutTime)).toEqual(['2026-03-02', '2026-03-02', '02.03.2026', '3/2/26']);
});

test('withoutTime() does not change days, meals, times and recalls', () => {
  const others = ['2026-03-02', 'Monday', '1', '', '08:00', 'Lunch 12:30', 'Recall 2 8:00', '1-2'];
  expect(others.map(withoutTime)).toEqual(others);
});
