import { expect, test } from 'vitest';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

const CHOWDER = `                     *  Exported from  MasterCook  *

                              Fish Chowder

Recipe By     : Pat
Serving Size  : 6    Preparation Time :0:30
Categories    : Soups                            Fish

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   1 1/2  pounds        cod fillets -- cubed
   2                    potatoes -- peeled
     3/4  cup           milk
                        salt

Boil the potatoes in water.
Add 1 cup of the milk.

                   - - - - - - - - - - - - - - - - - -

NOTES : Freezes well.
`;

test('readRecipeText() reads the table of MasterCook, and neither title nor steps as foods', () => {
  const recipe = readRecipeText('chowder.txt', CHOWDER);
  expect(recipe.name).toBe('Fish Chowder');
  expect(recipe.servings).toBe(6);
  expect(recipe.ingredients.map(({ text, location }) => [text, location.line])).toEqual([
    ['1 1/2 pounds cod fillets, cubed', 11],
    ['2 potatoes, peeled', 12],
    ['3/4 cup milk', 13],
    ['salt', 14],
  ]);
});

test('readRecipeText() names the next recipe of an export of MasterCook', () => {
  const two = `${CHOWDER}\n${CHOWDER.replace('Fish Chowder', 'Crab Chowder')}`;
  const recipe = readRecipeText('chowder.txt', two);
  expect(recipe.ingredients).toHaveLength(4);
  expect(recipe.notes).toContain('The text has several recipes: skipped "Crab Chowder"');
});
