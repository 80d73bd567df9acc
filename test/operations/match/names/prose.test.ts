import { expect, test } from 'vitest';
import { isProse, splitAtProse } from '../../../../src/operations/match/names/prose.ts';

const PROSE = Array.from(
  { length: 60 },
  (_, at) => `word${String.fromCharCode(97 + (at % 26))}`,
).join(' ');

test('splitAtProse() removes prose that is too long for one food', () => {
  expect(splitAtProse(PROSE)).toEqual([PROSE]);
  expect(splitAtProse(`2 eggs, 1 toast, ${PROSE}; 200 ml milk`)).toEqual([
    '2 eggs, 1 toast',
    ` ${PROSE}`,
    ' 200 ml milk',
  ]);
});

test.each([
  '2 slices of wholemeal bread with butter',
  Array.from({ length: 60 }, () => '1 apple').join(', '),
  Array.from({ length: 60 }, () => '1 apple').join(' and '),
])('splitAtProse() does not change a list of foods', (text) => {
  expect(splitAtProse(text)).toBeUndefined();
  expect(isProse(text)).toBe(false);
});
