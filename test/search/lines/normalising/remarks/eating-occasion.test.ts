import { expect, test } from 'vitest';
import { withoutEatingOccasion } from '../../../../../src/search/lines/normalising/remarks/eating-occasion.ts';

test.each([
  ['hot choc before bed', 'hot choc'],
  ['Lunchbox - ham wrap', 'ham wrap'],
  ['Tea - 1 mug', 'Tea - 1 mug'],
  ['protein shake after the gym', 'protein shake'],
  ['2 pints of bitter at the pub', '2 pints of bitter'],
  ['toast for breakfast', 'toast'],
  ['for breakfast: 2 eggs', '2 eggs'],
  ['crisps while watching tv', 'crisps'],
  ["cake at my nan's", 'cake'],
  ['latte to go', 'latte'],
  ['Schnitzel im Restaurant', 'Schnitzel'],
  ['Pizza vom Lieferdienst', 'Pizza'],
  ['zum Frühstück 2 Brötchen', '2 Brötchen'],
  ['Banane nach dem Sport', 'Banane'],
  ['Bratwurst auf die Hand', 'Bratwurst'],
])('%s says where or when it was eaten', (text, food) => {
  expect(withoutEatingOccasion(text)).toBe(food);
});

test.each([
  'breakfast cereal',
  'full English breakfast',
  'after dinner mints',
  'pub steak pie',
  'bar of chocolate',
  'tuna in oil',
  'Kaffee mit Milch',
  'Restaurant',
  'beans on toast',
])('%s stays unchanged', (text) => {
  expect(withoutEatingOccasion(text)).toBe(text);
});
