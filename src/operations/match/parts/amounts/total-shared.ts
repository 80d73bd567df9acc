import { totalOfFoods, weighsSeveral } from '../../../../search/lines/reading/total-weight.ts';
import { WEIGHT_OR_VOLUME } from '../../../../search/lines/words/amount-patterns.ts';
import type { MatchedPart } from '../matched-part.ts';
import { withAmountInDoubt } from './amount-in-doubt.ts';

/** Why the amount of a food is in doubt, if only that of several is known. */
const OF_ALL = 'the line weighs its foods together: assumed usual amounts';

/** "20 g butter": a food with an amount of its own. */
const WEIGHED = new RegExp(WEIGHT_OR_VOLUME, 'iu');

/** The number of a dish whose weight is known. */
const COUNT = /^\s*(?:\d[\d.,/]*|an?|eine?n?)\s+/iu;

/**
 * The foods of a line, without the total of all as the amount of one. "Fish and chips, 450 g in total" is one dish, so
 * the total is its amount.
 *
 * @param split the foods in the parts of the line; the last may have the total
 * @param match finds the foods of another text
 */
export function withTotalShared<Part extends MatchedPart>(
  text: string,
  split: readonly Part[],
  match: (text: string) => readonly Part[],
): readonly Part[] {
  const total = totalOfFoods(text);
  if (total === undefined || (split.length === 1 && !weighsSeveral(text))) return split;
  const foods = match(total.foods);
  if (foods.length > 1) {
    return foods.map((one) => (WEIGHED.test(one.text) ? one : withAmountInDoubt(one, OF_ALL)));
  }
  return split.length === 1 ? split : match(`${total.weight} ${total.foods.replace(COUNT, '')}`);
}
