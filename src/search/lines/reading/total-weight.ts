import { ESTIMATE_WORDS, WEIGHT } from '../words/amount-patterns.ts';
import type { PortionMeasure } from '../words/measures.ts';
import { TOTAL_WORDS } from '../words/quantity-words.ts';

/**
 * Whether a weight after a number of pieces is the weight of all of them: "3 potatoes, about 500 g" and "2 slices of
 * bread, 90 g".
 *
 * @param before the tokens before the weight
 */
export function isWeightOfAll(
  pieces: number,
  measure: PortionMeasure | undefined,
  before: readonly string[],
): boolean {
  const isCut = measure?.kind === 'serving' && ['slice', 'piece'].includes(measure.form);
  return pieces > 1 && before.includes(',') && (isCut || before.some((token) => OF_ALL.has(token)));
}

/** Words of an estimate or a sum: people weigh everything they bought, not one of three potatoes. */
const OF_ALL: ReadonlySet<string> = new Set([...ESTIMATE_WORDS, ...TOTAL_WORDS]);

/** "Curry with rice (450 g)": the only amount of a line, after the dish, and too much for an addition. */
const WEIGHT_OF_ALL = /^\D*(?:,\s*\p{L}*\.?\s*|\([^\d()]*)\d{2,4}\s?g(?:\s[^\d()]*)?\)?\s*$/iu;

/** "Lentil stew with sausages 400 g": after a dish, and at least a helping of it. */
const WEIGHT_OF_DISH =
  /^\D*(?:suppe|eintopf|auflauf|gulasch|soup|stew|casserole|curry|chil[il]i?)\s(?:with|mit)\s\D*\s(?:[2-9]\d\d|1\d{3})\s?(?:g|ml)\s*$/iu;

/** "3 apples and 2 pears, 600 g in total" */
const WEIGHT_OF_SEVERAL = new RegExp(
  String.raw`^\s*\d.*(?:,|(?<!\p{L})(?:and|und)|[&+])\s\d[\d.,/]*\s(?=\p{L}).*(?<!\p{L})(?:(?:${[...TOTAL_WORDS].join('|')})\D*${WEIGHT}|${WEIGHT}\s(?:in )?(?:${[...TOTAL_WORDS].join('|')}))\)?\s*$`,
  'iu',
);

/** Whether a line counts several foods and weighs them together. */
export function weighsSeveral(text: string): boolean {
  return WEIGHT_OF_SEVERAL.test(text);
}

/** Whether a line weighs its foods together, so that the weight of each is unknown. */
export function weighsTogether(text: string): boolean {
  return WEIGHT_OF_ALL.test(text) || WEIGHT_OF_DISH.test(text) || weighsSeveral(text);
}
