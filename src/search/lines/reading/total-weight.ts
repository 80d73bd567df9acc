import { ABOUT, ESTIMATE_WORDS, WEIGHT_OR_VOLUME } from '../words/amount-patterns.ts';
import type { PortionMeasure } from '../words/measures.ts';
import { TOTAL_WORDS } from '../words/quantity-words.ts';

/**
 * Whether a weight after a number of pieces is the weight of all of them: "3 potatoes, about 500 g", "2 slices of bread,
 * 90 g" and "2 slices of bread ca. 90 g".
 *
 * @param before the tokens before the weight
 */
export function isWeightOfAll(
  pieces: number,
  measure: PortionMeasure | undefined,
  before: readonly string[],
): boolean {
  const isCut = measure?.kind === 'serving' && ['slice', 'piece'].includes(measure.form);
  const isApart = before.includes(',') || (isCut && ESTIMATE_WORDS.has(before.at(-1) ?? ''));
  return pieces > 1 && isApart && (isCut || before.some((token) => OF_ALL.has(token)));
}

/** Words of an estimate or a sum: people weigh everything they bought, not one of three potatoes. */
const OF_ALL: ReadonlySet<string> = new Set([...ESTIMATE_WORDS, ...TOTAL_WORDS]);

/** "Curry with rice (450 g)": the only amount of a line, after the dish, and too much for an addition. */
const WEIGHT_OF_ALL = /^\D*(?:,\s*\p{L}*\.?\s*|\([^\d()]*)\d{2,4}\s?g(?:\s[^\d()]*)?\)?\s*$/iu;

/** "Lentil stew with sausages 400 g": after a dish, and at least a helping of it. */
const WEIGHT_OF_DISH =
  /^\D*(?:suppe|eintopf|auflauf|gulasch|soup|stew|casserole|curry|chil[il]i?)\s(?:with|mit)\s\D*\s(?:[2-9]\d\d|1\d{3})\s?(?:g|ml)\s*$/iu;

const TOTAL = [...TOTAL_WORDS].join('|');

/** "…, 600 g in total", "… (zusammen 600 g)". Without a comma before it, "Total" may be the name of a yoghurt. */
const AT_END = new RegExp(
  String.raw`(?:(?:,\s?|\s?\()(?:${TOTAL})(?: weight|gewicht)?:? ${ABOUT}${WEIGHT_OR_VOLUME}|(?:,\s?|\s?\(|\s)${ABOUT}${WEIGHT_OR_VOLUME}\s(?:in )?(?:${TOTAL})(?: weight)?)\)?\s*$`,
  'iu',
);

/** "3 apples and 2 pears" */
const SEVERAL = /^\s*\d.*(?:,|(?<!\p{L})(?:and|und)|[&+])\s(?:\d[\d.,/]*|an?|eine?n?)\s(?=\p{L})/iu;

/** "2 rolls with salami", "fish and chips": perhaps two foods. */
const JOINED = /,|[&+]|\s(?:with|mit|and|und)\s/iu;

/** A total at the end of a line, and the text before it. */
export interface TotalOfFoods {
  readonly foods: string;
  /** "150 g" */
  readonly weight: string;
}

const AMOUNT = new RegExp(WEIGHT_OR_VOLUME, 'iu');

/**
 * The total of a line that may name several foods: "2 rolls with salami" and "150 g" of "2 rolls with salami, 150 g in
 * total". Undefined if it has no total, or certainly names only one food.
 */
export function totalOfFoods(text: string): TotalOfFoods | undefined {
  const [end] = AT_END.exec(text) ?? [];
  if (end === undefined) return undefined;
  const foods = text.slice(0, -end.length);
  const [weight = ''] = AMOUNT.exec(end) ?? [];
  return JOINED.test(foods) ? { foods, weight } : undefined;
}

/** Whether a line counts several foods and weighs them together. */
export function weighsSeveral(text: string): boolean {
  return SEVERAL.test(totalOfFoods(text)?.foods ?? '');
}

/** Whether a line weighs its foods together, so that the weight of each is unknown. */
export function weighsTogether(text: string): boolean {
  return WEIGHT_OF_ALL.test(text) || WEIGHT_OF_DISH.test(text) || weighsSeveral(text);
}
