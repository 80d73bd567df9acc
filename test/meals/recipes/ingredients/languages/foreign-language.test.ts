import { expect, test } from 'vitest';
import { readRecipe } from '../../../../../src/meals/recipes/read-recipe.ts';

test('assertKnownLanguage() refuses a recipe in a language without names of foods', () => {
  const read = (text: string) => () => readRecipe('recipe.txt', text);
  expect(read('500 g potatis\n2 dl mjölk\n1 msk smör')).toThrow('a Scandinavian language');
  expect(read('1 kg aardappelen\n150 ml melk')).toThrow('Dutch');
  expect(read('500 г картофеля\n1 ч. л. соли')).toThrow('another script');
  expect(
    readRecipe('recipe.txt', '500 g flour\n300 ml milk\n1 tbsp butter').ingredients,
  ).toHaveLength(3);
  const bilingual = '2 tbsp soy sauce (醤油)\n1 tbsp mirin (みりん)\n1 tsp sugar';
  expect(readRecipe('recipe.txt', bilingual).ingredients).toHaveLength(3);
});
