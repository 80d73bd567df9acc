import { ABOUT, WEIGHT_OR_VOLUME } from '../../words/amount-patterns.ts';
import { TOTAL_WORDS } from '../../words/quantity-words.ts';

const TOTAL = `(?:in )?(?:${[...TOTAL_WORDS].join('|')})`;

/** "4 chicken breasts (about 1.5 lb total)", "3 Zucchini, insgesamt 600 g" */
const OF_ALL = new RegExp(
  String.raw`(?<=^\s*\d[^()]*\p{L})\s*(?:,\s|\s\()(?:${TOTAL}(?: weight|gewicht)?:? ${ABOUT}(${WEIGHT_OR_VOLUME})|${ABOUT}(${WEIGHT_OR_VOLUME}) ${TOTAL}(?: weight)?)\)?(?=\s*(?:$|[,;]))`,
  'iu',
);

/** Writes the weight of several pieces in brackets, without the word that says so: the weight of all of them. */
export function withWeightOfAllApart(text: string): string {
  return text.replace(OF_ALL, (_, behind?: string, before?: string) => ` (${behind ?? before})`);
}
