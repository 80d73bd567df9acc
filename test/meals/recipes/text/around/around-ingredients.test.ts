import { expect, test } from 'vitest';
import { aroundIngredients } from '../../../../../src/meals/recipes/text/around/around-ingredients.ts';
import { withoutMarks } from '../../../../../src/meals/recipes/text/lines/without-marks.ts';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

const around = (text: string) => {
  const written = text.split('\n');
  const { start, remarks } = aroundIngredients(written, written.map(withoutMarks));
  return { start, remarks: [...remarks].map((at) => written[at]) };
};

test('paragraphs above the first amount and below the last one may be text of the page', () => {
  const text = 'Wednesday lunch\nby Tom\n\npepper\n200 g leeks\n1 onion\n\nLeave a comment\n';
  expect(around(text)).toEqual({
    start: 0,
    remarks: ['Wednesday lunch', 'by Tom', 'Leave a comment'],
  });
});

test('so may the lines above a fact in the paragraph of the first amount', () => {
  expect(around('Kitchen notes\nServes 4\nbutter\n200 g leeks').remarks).toEqual([
    'Kitchen notes',
    'Serves 4',
  ]);
});

test('a list whose amounts have bullets begins with its first bullet', () => {
  const text = 'Leek tart\nSaucepan\n- some butter\n- 3 leeks\n- 2 eggs\n- 80 g cheese\nTags: tart';
  expect(around(text)).toEqual({ start: 2, remarks: ['Leek tart', 'Saucepan', 'Tags: tart'] });
});

test('two bullets, or an amount without one, mark no list', () => {
  expect(around('- 3 leeks\n- 2 eggs\nnutmeg').remarks).toEqual([]);
  expect(around('- 3 leeks\n- 2 eggs\n1 onion\n- 80 g cheese\nnutmeg').remarks).toEqual([]);
});

test('the end of a paragraph says nothing in a list with empty lines between its ingredients', () => {
  expect(around('3 leeks\n\n2 eggs\n\n80 g cheese\n\nnutmeg').remarks).toEqual([]);
});

test('a line with the measure of a food is no text around', () => {
  expect(
    around('3 leeks\n2 eggs\n\na pound of xyzzy\nXyzzy, 200 g\nGluten per 100 g').remarks,
  ).toEqual(['Gluten per 100 g']);
});

test('amounts in words count if there are no others', () => {
  expect(around('Notes\n\nvier Eier\nMilch').remarks).toEqual(['Notes']);
});

test('a text without amounts has no text around', () => {
  expect(around('leeks\n\neggs').remarks).toEqual([]);
});

test('lines above a list with bullets are no ingredients, and the first of them names the dish', () => {
  const { name, ingredients } = readRecipeText(
    'r',
    'Leek tart\nSaucepan\n- some butter\n- 3 leeks\n- 2 eggs\n- 80 g cheese\nMore tarts',
  );
  expect(name).toBe('Leek tart');
  expect(ingredients.map(({ text, mayBeRemark = false }) => [text, mayBeRemark])).toEqual([
    ['some butter', false],
    ['3 leeks', false],
    ['2 eggs', false],
    ['80 g cheese', false],
    ['More tarts', true],
  ]);
});

test('so may a sentence directly below the ingredients', () => {
  const text = '200 g leeks\n1 onion\nFill the large pot with water until it covers them.';
  expect(around(text).remarks).toEqual(['Fill the large pot with water until it covers them.']);
});

test('the heading of the steps above the amounts, and comments below them, are no ingredients', () => {
  const text =
    'Shortbread\n\nIngredients\n\nMethod\n\n150 g flour\n100 g butter\n\nLeave a Reply\n\n2 stars from Bob';
  const { name, ingredients } = readRecipeText('r', text);
  expect(name).toBe('Shortbread');
  expect(ingredients.map((one) => one.text)).toEqual(['150 g flour', '100 g butter']);
});

test('a dish alone above its amounts is no ingredient', () => {
  const text = "Renie's kitchen\n\nShortbread\n\n8¾ oz flour\n1½ oz rice flour\n5 oz sugar";
  const { ingredients } = readRecipeText('r', text);
  expect(ingredients.map((one) => one.text)).toEqual([
    '8¾ oz flour',
    '1½ oz rice flour',
    '5 oz sugar',
  ]);
});
