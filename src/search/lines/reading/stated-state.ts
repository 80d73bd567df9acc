import type { Processing } from '../../../model/food.ts';
import { processingOfOven } from '../normalising/remarks/from-oven.ts';
import { isWithBones } from '../normalising/remarks/refuse.ts';
import { COOKED_WORDS, processingOf } from '../words/preparation-words.ts';

const MEAT = '(?:chicken|turkey|duck|beef|pork|lamb|ham)(?:\\s(?:breasts?|thighs?|meat))?';

/** "700 g chicken, shredded", "leftover roast": their weight is that of cooked meat. */
const COOKED_ALREADY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:leftover|shredded|pulled|carved) ${MEAT}|${MEAT},? (?:shredded|pulled|carved))(?!\p{L})`,
  'iu',
);

/** Whether a line says that its food was cooked, by any method. */
export function isCookedIn(words: readonly string[], text: string): boolean {
  return words.some((word) => COOKED_WORDS.has(word)) || COOKED_ALREADY.test(text);
}

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
  const named = words.flatMap((word) => processingOf(word) ?? []);
  if (named.length > 0) return named;
  const ofOven = processingOfOven(text);
  if (ofOven !== undefined) return [ofOven];
  return !isWeighed && (isWithBones(text) || CUP_OF_FLORETS.test(text)) ? ['raw'] : named;
}
