import type { Food } from '../../../model/food.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { servingName } from '../words/measures.ts';

/** Whether a line counts solid food in jars, which are called glasses in German. */
export function isInJar(
  { measure }: Pick<FoodLine, 'measure'>,
  { isSolid }: Pick<Food, 'isSolid'>,
): boolean {
  const name = isSolid && measure !== undefined ? servingName(measure) : undefined;
  return name === 'jar' || name === 'glass';
}

/** Words by which the name of a food says that it is sold in a tin or jar. */
const TINNED = new Set(foldWords('tinned canned tin can jar jarred Glas Dose Dosen Konserve'));

/** Whether a name says that the food is sold in a tin. */
export function isTinnedName(name: string): boolean {
  return isTinned(foldWords(name));
}

/** Whether the folded words of a name say that the food is sold in a tin. */
export function isTinned(words: readonly string[]): boolean {
  return words.some((word) => TINNED.has(word));
}

/** Words around words for tins: "aus der Dose". */
const AROUND_TINNED = new Set('in from a aus der im'.split(' '));

/** The words of a name without those for its tin: "tomatoes aus der Dose" becomes "tomatoes". */
export function withoutTin(words: readonly string[]): string[] {
  return words.filter((word) => !TINNED.has(word) && !AROUND_TINNED.has(word));
}
