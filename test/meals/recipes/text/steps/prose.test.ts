import { expect, test } from 'vitest';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';
import { hasSentences, isFirstStep } from '../../../../../src/meals/recipes/text/steps/prose.ts';

test('isFirstStep() finds steps without a heading, but not numbered ingredients', () => {
  expect(isFirstStep(['1 Butter und Zucker schaumig', '2 Eier'], 0)).toBe(false);
  expect(isFirstStep(['1 Butter schaumig rühren.', '2 Eier unterrühren.'], 0)).toBe(true);
  expect(isFirstStep(['1. Butter, soft', '2. Stir.'], 0)).toBe(false);
  expect(isFirstStep(['1. Schwarte einschneiden', '2. bei 160 Grad braten'], 0)).toBe(true);
  expect(isFirstStep(['1. Boil it.', 'Wait.', '2. Stir.'], 0)).toBe(true);
  expect(isFirstStep(['1. 200 g flour.', '2. 2 eggs.'], 0)).toBe(false);
  expect(isFirstStep(['2 Eier trennen.', '1 Prise Salz.'], 0)).toBe(false);
});

test('hasSentences() finds several sentences', () => {
  expect(hasSentences('Teig kneten und in eine Form geben. 200 Grad, 40 Min.')).toBe(true);
  expect(hasSentences('Tomaten, am besten aus der Region und gehackt. 400 g')).toBe(false);
  expect(hasSentences('Boil pasta. Meanwhile heat the oil and fry garlic for 1 min. Serve.')).toBe(
    true,
  );
  expect(hasSentences('Salt. Pepper.')).toBe(false);
  expect(hasSentences('200 g flour. Use the best that you can get. It is worth it.')).toBe(false);
  expect(hasSentences('1 Pck. Dr. Oetker Vanillin-Zucker und ein wenig Salz dazu')).toBe(false);
});

test('a recipe without headings ends at its first step, and pictures from a phone are not words', () => {
  const text =
    'Overnight Oats\n🥣 50g Haferflocken\n🥛 150ml Milch\n•2 Äpfel\n\n1 Haferflocken einweichen.\n2 Äpfel reiben.\n';
  const { name, ingredients, notes } = readRecipeText('r', text);
  expect(name).toBe('Overnight Oats');
  expect(ingredients.map((one) => one.text)).toEqual([
    '50g Haferflocken',
    '150ml Milch',
    '2 Äpfel',
  ]);
  expect(notes.join()).toContain('under "1 Haferflocken einweichen." that are not ingredients: 2');
});
