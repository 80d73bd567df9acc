import { isCooklang, readCooklang } from './cooklang.ts';
import { assertKnownLanguage } from './ingredients/languages/foreign-language.ts';
import { isMarkup, readMarkup } from './pages/json-ld.ts';
import type { Recipe } from './recipe.ts';
import { readRecipeText } from './text/recipe-text.ts';

/**
 * Reads a recipe: schema.org as JSON-LD or within a page, Cooklang, or text with one ingredient per line.
 *
 * @throws ViandError for a page or JSON without a recipe, or a language whose names of foods are unknown
 */
export function readRecipe(file: string, text: string): Recipe {
  const recipe = ofAnyForm(file, text);
  assertKnownLanguage(file, recipe);
  return recipe;
}

function ofAnyForm(file: string, text: string): Recipe {
  if (isMarkup(text)) return readMarkup(file, text);
  return isCooklang(text) ? readCooklang(file, text) : readRecipeText(file, text);
}
