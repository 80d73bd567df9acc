import type { ComponentAdvice } from '../evaluation/explaining/index-advice.ts';
import { HEI_2015 } from '../evaluation/indices/tables/healthy-eating-index-2015.ts';
import type { Words } from '../language/words.ts';
import type { MealReport, NamedPortion, Suggestion } from '../operations/report/report-meals.ts';

/** Names a portion of a food, by the id of its variant. */
type Naming = MealReport['named'];

/** A suggestion in words: the entry of the record, the change, and its gain. */
export interface SuggestionWords {
  /** The contribution of the food; empty if there is nothing to say. */
  readonly reason: string;
  readonly change: string;
  readonly gain: string;
}

const LABELS = new Map(HEI_2015.map(({ component, label }) => [component, label]));

/** A food with a lower share than this is not the reason why a component has few points. */
const LEAST_CONTRIBUTION = 0.1;

/** A suggestion in words, with foods in pieces and grams. */
export function suggestionWords(
  suggestion: Suggestion,
  named: Naming,
  days: number,
  words: Words,
): SuggestionWords {
  const { advice } = words.messages;
  const { kind, changed, added, contribution } = suggestion;
  const isReasoned = contribution !== null && contribution.share >= LEAST_CONTRIBUTION;
  const food = portionsText(
    changed.map(({ food: { id }, ...portion }) => ({ ...portion, foodId: id })),
    named,
    days,
    words,
  );
  // The meal is named together with the replaced food, so it is not repeated here.
  const partner =
    kind === 'add'
      ? portionsText(added, named, days, words)
      : portionsText(
          added.map((portion) => ({ ...portion, meal: '' })),
          named,
          0,
          words,
        );
  return {
    reason: isReasoned
      ? advice.contributes(
          food,
          words.percentText(contribution.share),
          words.term(LABELS.get(contribution.component) ?? contribution.component),
        )
      : '',
    change:
      kind === 'add'
        ? advice.add(partner)
        : kind === 'halve'
          ? isReasoned
            ? advice.halveIt(partner)
            : advice.halve(food, partner)
          : isReasoned
            ? advice.swapInstead(partner)
            : advice.swap(partner, food),
    gain: advice.gain(words.decimals(suggestion.gain, 1)),
  };
}

/** A suggestion in one line, for tables. */
export function suggestionText(
  suggestion: Suggestion,
  named: Naming,
  days: number,
  words: Words,
): string {
  const { reason, change } = suggestionWords(
    { ...suggestion, contribution: null },
    named,
    days,
    words,
  );
  return reason === '' ? change : `${reason} ${change}`;
}

interface PlacedPortion {
  readonly day: string;
  readonly meal: string;
  readonly foodId: string;
  readonly grams: number;
}

/** Portions of one food: `Wholemeal bread (2 slices, 84 g, breakfast, on 5 days)`. */
function portionsText(
  portions: readonly PlacedPortion[],
  named: Naming,
  days: number,
  words: Words,
): string {
  const [first] = portions;
  if (first === undefined) return '';
  const { advice } = words.messages;
  const grams = portions.map((portion) => portion.grams);
  const [least, most] = [Math.min(...grams), Math.max(...grams)];
  const isSame = most - least < 0.5;
  const { name, pieces } = named(first.foodId, first.grams);
  const weight = isSame
    ? [...(pieces ? [piecesText(pieces, words)] : []), `${words.decimals(least, 0)}\u00a0g`].join(
        ', ',
      )
    : `${advice.range(words.decimals(least, 0), words.decimals(most, 0))}\u00a0g`;
  const ownDays = new Set(portions.map(({ day }) => day));
  const when =
    days === 0
      ? []
      : ownDays.size > 1
        ? [ownDays.size === days ? advice.everyDay : advice.onDays(words.decimals(ownDays.size, 0))]
        : first.day === ''
          ? []
          : [words.dayText(first.day)];
  const place = [...(first.meal === '' ? [] : [first.meal]), ...when];
  const amount = portions.length > 1 && days > 0 ? advice.each(weight) : weight;
  return `${name}${advice.inBrackets([amount, ...place])}`;
}

/** `2 slices`, `half of one`. */
export function piecesText(
  { count, measure, isDivided }: NonNullable<NamedPortion['pieces']>,
  { decimals, messages: { advice } }: Words,
): string {
  if (count < 1) return advice.halfOne;
  const number = Number.isInteger(count) ? decimals(count, 0) : decimals(count, 1);
  return isDivided ? advice.wholeOnes(number) : advice.pieces[measure](number, count === 1);
}

/** The meaning of a density, and the value from or up to which it has full points. */
export function standardWords(
  { density, bestAt, isMoreBetter, unit }: ComponentAdvice,
  { amountText, term, messages: { report } }: Words,
): string {
  const amount = `${amountText(bestAt)} ${term(unit)}`;
  const best = isMoreBetter ? report.bestFrom(amount) : report.bestUpTo(amount);
  return report.densityAndBest(density === null ? '' : amountText(density), best);
}
