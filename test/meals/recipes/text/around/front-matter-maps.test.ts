import { expect, test } from 'vitest';
import { withItemsInWords } from '../../../../../src/meals/recipes/text/around/front-matter-maps.ts';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

test('an item with a name, an amount and a unit is one line at its place', () => {
  expect(
    withItemsInWords([
      'ingredients:',
      "  - name: 'Leeks'",
      "    quantity: '3.0'",
      '    unit: "Stück"',
      '  - amount: 250',
      '    unit: ml',
      '    name: Milk',
      '    note: warm',
      '  - name: Chives',
      "    quantity: '0.0'",
      '    unit: (ohne)',
    ]),
  ).toEqual([
    'ingredients:',
    '- 3 Leeks',
    '',
    '',
    '- 250 ml Milk, warm',
    ...['', '', ''],
    '- Chives',
    ...['', ''],
  ]);
});

test('an item in quotes is its text, and other lines are unchanged', () => {
  expect(withItemsInWords(['- "250 g flour"', "- '2 eggs'", '- 1 leek', 'title: "Tart"'])).toEqual([
    ...['- 250 g flour', '- 2 eggs', '- 1 leek', 'title: "Tart"'],
  ]);
});

test('the ingredients of a note are in its properties', () => {
  const text =
    '---\ntitle: Tart\nservings: 6\ningredients:\n- name: Leeks\n  amount: 500\n  unit: g\n- name: Salt\n---\nBake.';
  const { name, servings, ingredients } = readRecipeText('r', text);
  expect([name, servings, ingredients.map((one) => one.text)]).toEqual([
    'Tart',
    6,
    ['500 g Leeks', 'Salt', 'Bake.'],
  ]);
});
