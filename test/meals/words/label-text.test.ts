import { expect, test } from 'vitest';
import { labelText } from '../../../src/meals/words/label-text.ts';

test.each([
  ['0.75', 'time', '18:00'],
  ['0,3125', 'time', '07:30'],
  ['12.30', 'time', '12.30'],
  ['0.75', 'meal', '0.75'],
  ['2026-03-02 08:10', 'date', '2026-03-02'],
  ['2026-03-02 08:10', undefined, '2026-03-02 08:10'],
] as const)('labelText(%s) in a column of %s is %s', (cell, topic, text) => {
  expect(labelText(cell, topic)).toBe(text);
});
