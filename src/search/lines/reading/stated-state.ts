import type { Processing } from '../../../model/food.ts';
import { processingOfOven } from '../normalising/remarks/from-oven.ts';
import { isWithBones } from '../normalising/remarks/refuse.ts';
import { processingsIn } from '../words/preparation-words.ts';

/** "2 cups broccoli florets": cut before cooking. */
const CUP_OF_FLORETS =
  /(?<!\p{L})cups?\s.*\p{L}(?:\sflou?rets?(?!\p{L}))(?!.*(?:steamed|boiled|cooked|roast))/iu;

/**
 * The states in the words, or that of a food from the oven. Pieces with their bones are raw, as shops
 * sell them and recipes count them.
 */
export function processingsOf(
  words: readonly string[],
  text: string,
  isWeighed: boolean,
): readonly Processing[] {
  const named = processingsIn(words);
  if (named.length > 0) return named;
  const ofOven = processingOfOven(text);
  if (ofOven !== undefined) return [ofOven];
  return !isWeighed && (isWithBones(text) || CUP_OF_FLORETS.test(text)) ? ['raw'] : named;
}
