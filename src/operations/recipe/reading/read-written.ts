import { damagedJson, isMarkup } from '../../../meals/recipes/pages/json-ld.ts';
import { readRecipe } from '../../../meals/recipes/read-recipe.ts';
import type { Recipe } from '../../../meals/recipes/recipe.ts';
import { ViandError } from '../../../model/diagnostic.ts';
import { countLineBreaks } from '../../../text/lines/line-breaks.ts';

/** Reasons of faults that viand repairs like browsers, so that they are rarely the fault of a text. */
const REPAIRED = /control character|invalid character|extra comma/;

/**
 * Reads a written recipe.
 *
 * @throws ViandError for a page or JSON without a recipe; if the JSON is damaged, with the line of the damage
 */
export async function readWritten(file: string, text: string): Promise<Recipe> {
  try {
    return readRecipe(file, text);
  } catch (error) {
    if (!(error instanceof ViandError) || !isMarkup(text)) throw error;
    throw await withPlace(error, file, text);
  }
}

async function withPlace(error: ViandError, file: string, text: string): Promise<ViandError> {
  const damaged = damagedJson(text);
  if (damaged === undefined) return error;
  const { syntaxErrors } = await import('../../../tables/json/syntax-errors.ts');
  const faults = syntaxErrors(damaged.json);
  const fault = faults.find(({ reason }) => !REPAIRED.test(reason)) ?? faults[0];
  if (fault === undefined) return error;
  const line = countLineBreaks(text.slice(0, damaged.start)) + fault.line;
  const [first] = error.diagnostics;
  return ViandError.of(
    error.diagnostics.map((one) =>
      one === first
        ? { ...one, message: `${one.message}: ${fault.reason}`, location: { file, line } }
        : one,
    ),
  );
}
