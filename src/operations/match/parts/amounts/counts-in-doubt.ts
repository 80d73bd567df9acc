import { countedAgain } from '../../../../search/lines/normalising/wording/commas-of-lists.ts';
import { CONFIDENCE } from '../../../../search/lines/weighing/servings/servings.ts';
import type { MatchedPart } from '../matched-part.ts';
import { withAmountInDoubt } from './amount-in-doubt.ts';

/** Why the amounts of a line are assumed: "3 rolls with honey, 1 with cheese". */
const IN_DOUBT = 'the second number may count some of the first';

/** The foods of a line whose second number may count some of the first, so that their amounts are assumed or unclear. */
export function withCountInDoubt<Part extends MatchedPart>(
  text: string,
  parts: readonly Part[],
): readonly Part[] {
  const counted = countedAgain(text);
  if (counted === undefined || counted === 'certain') return parts;
  const most = counted === 'likely' ? CONFIDENCE.usualSize : CONFIDENCE.doubtful;
  return parts.map((part) => withAmountInDoubt(part, IN_DOUBT, most));
}
