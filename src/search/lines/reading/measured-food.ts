import { withSeldomFractionsInDigits } from '../../../text/numbers/fractions.ts';
import { withPartsOfLitres } from '../normalising/amounts/measures/parts-of-litres.ts';
import { hasUnreadableNumber } from '../normalising/amounts/unreadable-numbers.ts';
import { withMeasureInFull } from '../normalising/wording/abbreviations.ts';
import { MEASURES, type PortionMeasure } from '../words/measures.ts';
import { isPreparation } from '../words/preparation-words.ts';
import type { FoodLine } from './food-line.ts';
import { readLine } from './read-line.ts';

/** "2 biscuits" of Weetabix, "1 each": pieces in a column of units. */
const COUNTED_THINGS = /^(\s*[\d.,/½⅓⅔¼¾⅛]+)\s*(?:biscuits?|each|ea|items?|units?)\.?\s*$/i;

/** "Halbe": half a litre of beer if it is alone in the line, otherwise half of the food before or after it. */
const HALF = /^\s*(?:(?:eine|1)\s)?halbe\s*$/i;

/** "Halbe" next to a pizza becomes a number. Next to a drink it stays half a litre. */
function withoutHalf(amount: string, food: string): string {
  if (!HALF.test(amount) || food === '') return amount;
  const line = `${amount.trim()} ${food}`;
  return withPartsOfLitres(line) === line ? '1/2' : amount;
}

/** Reads a food whose amount is separate: "Wholemeal bread" and "2 slices". Numbers in the name do not count. */
export function readMeasuredFood(food: string, written: string): FoodLine {
  const amount = withSeldomFractionsInDigits(written);
  const read = readLine(food);
  const { words, qualifiers, share, processings, isCooked, isTinned, isDrained, edibleShare } =
    read;
  const given = withoutHalf(withMeasureInFull(amount), food);
  const measured = readLine(given.replace(COUNTED_THINGS, '$1'));
  const sized = measured.size === undefined ? read : measured;
  const measure = measured.measure ?? measureOf(amount);
  // "2 cups, black" describes the food; "from 2 eggs" is uncertain.
  const named = measured.words.filter((word) => !MEASURES.has(word));
  const isMeasured = measure !== undefined && measured.quantity !== undefined;
  // "60 g roh": the state in which it was weighed, unless the name has a state.
  const hasState = processings.length > 0 || isCooked;
  const states = isMeasured && !hasState ? named.filter(isWeighedState) : [];
  const further = named.filter((word) => !states.includes(word));
  return {
    quantity: measured.quantity,
    measure,
    size: sized.size,
    ...(sized.isThickness ? { isThickness: true } : {}),
    fill: measured.fill,
    litres: measure === undefined ? measured.litres : undefined,
    words: [...words, ...states],
    qualifiers: isMeasured ? [...qualifiers, ...further] : qualifiers,
    share: share ?? measured.share,
    processings: states.length > 0 ? measured.processings : processings,
    isCooked: isCooked || (states.length > 0 && measured.isCooked),
    isTinned: isTinned || measured.isTinned,
    // A weight in its own column is the amount eaten; only a line may give the weight of the whole tin.
    isDrained: isDrained && measure?.kind !== 'unit',
    edibleShare: edibleShare ?? measured.edibleShare,
    isUnclear:
      (measured.isUnclear && measured.quantity !== 0) ||
      hasUnreadableNumber(amount) ||
      (further.length > 0 && !isMeasured),
    remarks: measured.remarks,
  };
}

/** Whether a word after an amount is a state. "Fresh" is rather about the quality of a food. */
function isWeighedState(word: string): boolean {
  return isPreparation(word) && !/^(?:fresh|frisch)/.test(word);
}

/** A measure without a number, such as "EL". */
function measureOf(amount: string): PortionMeasure | undefined {
  return MEASURES.get(amount.trim().toLowerCase().replace(/\.$/, ''));
}
