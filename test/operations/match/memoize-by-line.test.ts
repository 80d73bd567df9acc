import { expect, test } from 'vitest';
import type { RecordLine } from '../../../src/meals/records/dietary-record.ts';
import { memoizeByLine } from '../../../src/operations/match/memoize-by-line.ts';

const line = (at: number, more: Partial<RecordLine> = {}): RecordLine => ({
  location: { file: 'diary.txt', line: at },
  line: at,
  text: '1 apple',
  cells: [],
  ...more,
});

test('the result of a line is remembered for the same line elsewhere', () => {
  const made: number[] = [];
  const once = memoizeByLine((one) => {
    made.push(one.line);
    return one.text;
  });
  expect([once(line(1)), once(line(2, { cells: ['Monday'] }))]).toEqual(['1 apple', '1 apple']);
  expect(made).toEqual([1]);
});

test('undefined is remembered, too', () => {
  let made = 0;
  const once = memoizeByLine(() => {
    made += 1;
    return undefined;
  });
  once(line(1));
  once(line(2));
  expect(made).toBe(1);
});

test.each<[string, Partial<RecordLine>]>([
  ['text', { text: '2 apples' }],
  ['food', { food: 'apple' }],
  ['id', { foodId: 'apple' }],
  ['amount', { measure: '2' }],
  ['part', { part: 0.5 }],
  ['leftover', { left: 20 }],
  ['state', { state: 'boiled' }],
  ['kind', { kind: 'low fat' }],
  ['missing unit', { lacksUnit: true }],
])('a line with another %s is computed again', (_, more) => {
  const made: RecordLine[] = [];
  const once = memoizeByLine((one) => made.push(one));
  once(line(1));
  once(line(1, more));
  expect(made).toHaveLength(2);
});
