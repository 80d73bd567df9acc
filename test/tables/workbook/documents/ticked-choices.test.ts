import { expect, test } from 'vitest';
import { withTickedChoices } from '../../../../src/tables/workbook/documents/ticked-choices.ts';

test.each([
  ['☐ whole ☒ skimmed', 'skimmed'],
  ['whole ☐ skimmed ☑', 'skimmed'],
  ['Milk: ☐ whole ☒ skimmed', 'Milk: skimmed'],
  ['☒ 1 apple ☒ 1 pear ☐ 1 plum', '1 apple, 1 pear'],
])('of the choices %s counts %s', (line, chosen) => {
  expect(withTickedChoices(line)).toBe(chosen);
});

test.each([
  '☐ whole ☐ skimmed',
  '☒ 1 apple',
  '☐ 1 apple',
  '☒ ☐',
  'skimmed ☒',
  '60 g Oats',
  '',
  'whole ☐ skimmed ☒ fresh',
])('%s is no choice of several', (line) => {
  expect(withTickedChoices(line)).toBe(line);
});
