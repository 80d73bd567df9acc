import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { FoundFood } from '../../../catalogue/reading/food-finder.ts';
import type { Food } from '../../../model/food.ts';
import { type FoodLine, nameOfLine } from '../../../search/lines/reading/food-line.ts';
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
  const behindMeasure = behind.replace(/^\S+\s+/u, '');
  const written = hasAmount && line.measure !== undefined ? [behind, behindMeasure] : [behind];
  return [text, ...written, nameOfLine(line)];
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
