import { expect, test } from 'vitest';
import { withoutFrontMatter } from '../../../../src/meals/words/asides/front-matter.ts';

test('withoutFrontMatter() keeps the date, the person and the numbers of lines', () => {
  const text =
    '---\ntitle: Food diary\ndate: 2025-03-10\ntags:\n  - food\nweight: 81 kg\nName: Anna\n---\n## Lunch\n- 2 eggs\n';
  expect(withoutFrontMatter(text)).toBe(
    '\n\ndate: 2025-03-10\n\n\n\nName: Anna\n\n## Lunch\n- 2 eggs\n',
  );
});

test.each([
  ['a diary in properties', '---\nbreakfast: 2 eggs\nlunch: soup\n---\n'],
  ['lines between rules', '---\nMonday\n2 eggs\n---\nTuesday\n1 apple\n'],
  ['foods in a list', '---\n- 08:00 Kaffee\n- 2 Brötchen\n---\n- 18:00 Suppe'],
  ['foods like properties', '---\nKaffee: 1 Tasse\nBrot: 2 Scheiben\n---\nMittag\n200 g Nudeln'],
  ['foods below a property', '---\nday:\n  - 2 eggs\n---\n1 apple'],
  ['foods below a title', '---\ntitle: Montag\n- 2 eggs\n---\n1 apple'],
  ['a rule without an end', '---\ntitle: x\n2 eggs\n'],
  ['a rule further down', 'Monday\n---\n2 eggs\n---\n'],
])('withoutFrontMatter() leaves %s', (_, text) => {
  expect(withoutFrontMatter(text)).toBe(text);
});
