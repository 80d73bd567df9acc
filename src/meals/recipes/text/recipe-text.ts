import type { Recipe } from '../recipe.ts';
import { preparedLines } from './lines/prepared-lines.ts';
import { RecipeLines } from './recipe-lines.ts';

/** Reads a recipe in plain text: one ingredient per line, with headings, servings and steps as people write them. */
export function readRecipeText(file: string, text: string): Recipe {
  const prepared = preparedLines(text);
  const recipe = new RecipeLines(file, prepared).read(prepared.table);
  return {
    ...recipe,
    name: recipe.name || prepared.letter.subject,
    servings: prepared.isScaled ? undefined : recipe.servings,
    notes: [...prepared.notes, ...recipe.notes],
  };
}
