import { expect, test } from 'vitest';
import { withoutMarks } from '../../../../../src/meals/recipes/text/lines/without-marks.ts';

test.each([
  ['→ 2 leeks', '2 leeks'],
  ['01 - 1.5 lb leeks', '1.5 lb leeks'],
  ['- 1 <b>leek</b><br>', '1 leek'],
  ['* salt &amp; pepper', 'salt & pepper'],
  ['Ingredients Jump to Instructions ↓', 'Ingredients'],
  // Remarks behind a colon.
  ['- 2 Eier: Möglichst frisch.', '2 Eier'],
  ['- Leek, 1: Chop fine.', 'Leek, 1'],
  ['- Leeks (young), 450 g: Trim.', 'Leeks (young), 450 g'],
  ['Salz und Pfeffer: Nach Geschmack.', 'Salz und Pfeffer'],
])('%j is %j', (written, line) => {
  expect(withoutMarks(written)).toBe(line);
});

test.each([
  '250 g: Mehl.',
  'Butter: 250 g',
  'Für den Teig: Mehl und Salz.',
  '1 < 2 leeks',
  '2 cups (500 ml): milk, 1 egg',
])('%j is unchanged', (line) => {
  expect(withoutMarks(line)).toBe(line);
});
