import type { Catalogue } from '../../../../catalogue/catalogue.ts';
import { WEIGHT_OR_VOLUME } from '../../../../search/lines/words/amount-patterns.ts';
import type { MatchedPart } from '../matched-part.ts';
import { withAmountInDoubt } from './amount-in-doubt.ts';

/** "1 jar ham and cheese 190 g": a tin or jar of two foods, and a weight behind them. */
const OF_TWO = new RegExp(
  String.raw`^(\s*(?:1|an?|one|eine?)\s(?:jar|tin|can|dose|büchse|glas)\s[^\d,;()]+\s(?:and|with|und|mit|&)\s[^\d,;()]+?)\s(${WEIGHT_OR_VOLUME})\s*$`,
  'iu',
);

const OF_ALL = 'the weight may be that of all foods together';

/**
 * The foods of a line that gives the weight of a tin or jar behind the last of them. If a dish has all their names, it is
 * in the tin; otherwise the weight of the last food is in doubt. "1 glass of milk and biscuits 40 g" has a drink.
 *
 * @param match finds the foods of another text
 */
export function withWeightOfContainer<Part extends MatchedPart>(
  catalogue: Catalogue,
  text: string,
  matched: readonly Part[],
  match: (text: string) => readonly Part[],
): readonly Part[] {
  const [, foods, weight] = OF_TWO.exec(text) ?? [];
  const [first] = matched[0]?.candidates ?? [];
  if (foods === undefined || first === undefined || matched.length < 2) return matched;
  if (catalogue.find(first.id)?.food.isSolid !== true) return matched;
  const whole = match(`${foods} (${weight})`);
  if (whole.length === 1) return whole;
  return matched.map((one, at) => (at === 0 ? one : withAmountInDoubt(one, OF_ALL)));
}
