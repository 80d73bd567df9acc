import { writeOut } from '../../io/writing/write-out.ts';
import { wordsIn } from '../../language/words.ts';
import { evaluateRecipe, type RecipeResult } from '../../operations/recipe/evaluate-recipe.ts';
import { saveRecipe } from '../../operations/recipe/save-recipe.ts';
import { formatOf } from '../../render/formats.ts';
import { renderRecipe } from '../../render/render-recipe.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode, exitCodeOf } from '../exit-codes.ts';
import { tallyFaults } from '../fault-tally.ts';
import type { RECIPE } from './command.ts';

/** Computes the composition of a recipe and writes it. */
export async function runRecipe(
  { catalogue, save, base, lang, skipFaulty = false, ...options }: CommandInput<typeof RECIPE>,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, withCatalogue, displayOf, note, usualFiles, language } = context;
  const input = evaluateRecipe.input.read({ ...options, skipFaulty: true });
  const result = await withCatalogue(catalogue, (services) =>
    evaluateRecipe.run({ ...services, stdin: terminal.stdin }, input),
  );
  if (result.skipped.length > 0) {
    const isComputed = skipFaulty || result.skipped.every(({ isMinor }) => isMinor);
    if (!isComputed || save !== undefined) return refuse(result, isComputed, context);
    noteSkipped(result, note);
  }
  // This waits until the catalogue is closed, since the dish may be saved to it.
  if (save !== undefined) {
    const onWait = () => note(`viand: waiting for another import into ${save}`);
    const { food } = await saveRecipe.run(
      { recipe: result, onWait },
      { catalogue: save, base: base === true ? usualFiles.catalogue : base },
    );
    note(`viand: saved as ${food.id} in ${save}`);
  }
  const format = formatOf(options);
  const words = wordsIn(lang ?? language);
  const style = { ...options, ...displayOf(options.output) };
  // A list of nutrients has no place for them.
  if (format !== 'table' && format !== 'json') {
    for (const assumption of result.assumptions) note(`viand: ${assumption}`);
  }
  const text = await renderRecipe(result, format, style, words);
  await writeOut([text], terminal.stdout, options.output);
  return EXIT.success;
}

/** Reports why a recipe is not computed or not saved. */
function refuse(
  { ingredients, skipped }: RecipeResult,
  isSkipping: boolean,
  { log, reportDiagnostic }: CommandContext,
): ExitCode {
  for (const { faults } of skipped) faults.forEach(reportDiagnostic);
  const count = `${skipped.length} of ${ingredients.length + skipped.length} ingredients`;
  log(
    isSkipping
      ? `viand: nothing saved: ${count} skipped`
      : `viand: nothing computed: ${count} faulty; use --skip-faulty to skip them`,
  );
  return exitCodeOf(skipped.flatMap(({ faults }) => faults));
}

function noteSkipped({ ingredients, skipped }: RecipeResult, note: (line: string) => void): void {
  note(`viand: skipped ${skipped.length} of ${ingredients.length + skipped.length} ingredients:`);
  const tally = tallyFaults();
  for (const { faults } of skipped) faults.forEach(tally.add);
  tally.lines().forEach(note);
}
