import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { FoundFood } from '../../../catalogue/reading/food-finder.ts';
import type { Food } from '../../../model/food.ts';
import { type FoodLine, nameOfLine } from '../../../search/lines/reading/food-line.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';
import { DESCRIPTIVE_WORDS } from '../../../search/lines/words/descriptive-words.ts';
import { AMOUNT_NUMBER } from '../../../text/numbers/fractions.ts';
import { foldedName } from '../../../text/words/fold-words.ts';

/** An id with several parts, such as a source or a variant, which cannot be a word. */
const FOOD_ID = /^[a-z0-9]+(?:[-._][a-z0-9]+)+$/;

/** An amount before a name: "100 g", "1 EL". */
const AMOUNT_BEFORE = new RegExp(String.raw`^\s*${AMOUNT_NUMBER}\s*`, 'u');

/** The names that a line may have as it was written, with and without its amount, and as it was read. */
function namesIn(text: string, line: FoodLine): readonly string[] {
  const behind = text.replace(AMOUNT_BEFORE, '');
  const hasAmount = behind !== text;
  const behindMeasure = behind.replace(/^\S+\s+(?:of\s+)?/u, '');
  const written = hasAmount && line.measure !== undefined ? [behind, behindMeasure] : [behind];
  return [text, ...written, ...written.map(withoutDescription), nameOfLine(line)];
}

/** A name without what only describes the food: "weiche Butter" and "Butter, geschmolzen" without their states. */
function withoutDescription(name: string): string {
  return name
    .split(/[\s,;]+/u)
    .filter((word) => !DESCRIPTIVE_WORDS.has(word.toLowerCase()))
    .join(' ');
}

/** The food of the user's own code, if a line or its words are that code; or the food of an id such as own-soup. */
export function aliasedFood(
  catalogue: Catalogue,
  text: string,
  line: FoodLine,
): FoundFood | undefined {
  if (FOOD_ID.test(text)) {
    const found = catalogue.find(text);
    if (found !== undefined && found.legacy === undefined) return found;
  }
  const names = namesIn(text, line).map(foldedName);
  const alias = catalogue.aliases?.find(({ id }) => names.includes(foldedName(id)));
  return alias && catalogue.find(alias.id);
}

/** The user's own food that a line names in full. It comes before all others with that name. */
export function ownFood(catalogue: Catalogue, text: string, line: FoodLine): Food | undefined {
  for (const name of namesIn(text, line)) {
    const own = catalogue.findOwn(foldedName(name));
    if (own !== undefined) return own;
  }
  return undefined;
}

/**
 * The parts of a line, each as written if that names a food of the user's own. viand rewords names before it splits a
 * line, such as the butter of a German line to the unsalted kind that shops sell there.
 *
 * @param written the parts as they were written, in the order of the others
 */
export function withOwnNames(
  catalogue: Catalogue,
  parts: readonly string[],
  written: readonly string[],
): readonly string[] {
  return parts.map((part, index) => {
    const own = written[index] ?? part;
    return own !== part && ownFood(catalogue, own, readLine(own)) !== undefined ? own : part;
  });
}
