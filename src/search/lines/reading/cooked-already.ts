import { COOKED_WORDS } from '../words/preparation-words.ts';

const MEAT = '(?:chicken|turkey|duck|beef|pork|lamb|ham)(?:\\s(?:breasts?|thighs?|meat))?';

/** "700 g chicken, shredded", "leftover roast": their weight is that of cooked meat. */
const COOKED_ALREADY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:leftover|shredded|pulled|carved) ${MEAT}|${MEAT},? (?:shredded|pulled|carved))(?!\p{L})`,
  'iu',
);

const UNCOOKED = /(?<!\p{L})(?:raw|uncooked|roh\p{L}*|ungekocht\p{L}*)(?!\p{L})/iu;

/** Whether a line says that its food was cooked, by any method. */
export function isCookedIn(words: readonly string[], text: string): boolean {
  return (
    words.some((word) => COOKED_WORDS.has(word)) ||
    (COOKED_ALREADY.test(text) && !UNCOOKED.test(text))
  );
}
