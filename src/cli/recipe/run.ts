import { writeOut } from '../../io/writing/write-out.ts';
import { wordsIn } from '../../language/words.ts';
import { evaluateRecipe } from '../../operations/recipe/evaluate-recipe.ts';
import { saveRecipe } from '../../operations/recipe/save-recipe.ts';
import { renderRecipeCard, renderRecipeJson } from '../../render/render-recipe.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import type { RECIPE } from './command.ts';

/** Works out a recipe and writes what it has. */
export async function runRecipe(
  { json = false, output, catalogue, save, base, lang, ...options }: CommandInput<typeof RECIPE>,
  { terminal, withCatalogue, displayOf, note, usualFiles, language }: CommandContext,
): Promise<void> {
  const input = evaluateRecipe.input.read(options);
  const result = await withCatalogue(catalogue, (services) =>
    evaluateRecipe.run({ ...services, stdin: terminal.stdin }, input),
  );
  // Only now that the catalogue is closed, since it may be the one that changes.
  if (save !== undefined) {
    const onWait = () => note(`viand: waiting for another import into ${save}`);
    const { food } = await saveRecipe.run(
      { recipe: result, onWait },
      { catalogue: save, base: base === true ? usualFiles.catalogue : base },
    );
    note(`viand: saved as ${food.id} in ${save}`);
  }
  const isJson = json || output?.endsWith('.json') === true;
  const text = isJson
    ? renderRecipeJson(result)
    : renderRecipeCard(result, displayOf(output).width, wordsIn(lang ?? language));
  await writeOut([text], terminal.stdout, output);
}
