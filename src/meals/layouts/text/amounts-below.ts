import {
  BOWL_WORDS,
  CUP_WORDS,
  HELPING_WORDS,
  PIECE_WORDS,
  SOLD_IN_WORDS,
} from '../../../text/vocabulary/container-words.ts';
import { SPOON_WORDS } from '../../../text/vocabulary/unit-words.ts';
import { isAmountCell } from '../../words/amounts/amount-cells.ts';
import { ENERGY, isEnergy } from '../../words/amounts/energy-text.ts';
import { isMeal } from '../../words/headings/meal-names.ts';
import { readHeading } from '../../words/headings/read-heading.ts';

/** "60 g · 223 kcal", "2 slices, 180 kcal", "(60 g)": an amount with its energy or in brackets, without a food. */
const AMOUNT_WITH_ENERGY = new RegExp(
  String.raw`^(?:(?<amount>\d[^·•|,;]*?)\s*(?:[·•|;–-]|,\s)\s*${ENERGY}|${ENERGY}\s*(?:[·•|;–-]|,\s)\s*(?<behind>\d[^·•|,;]*?)|\((?<bracketed>\d[^()]*)\))$`,
  'iu',
);

/** "1 Stück (120 g)", but not "1 apple (150 g)", which is a food. */
const MEASURE_WITH_WEIGHT = new RegExp(
  String.raw`^\d[\d.,/]*\s?(?:${SOLD_IN_WORDS}|${CUP_WORDS}|${BOWL_WORDS}|${PIECE_WORDS}|${HELPING_WORDS}|${SPOON_WORDS}|riegel|bars?|handvoll|handful)\.?\s?\(\d[\d.,]*\s?(?:g|ml)\)$`,
  'iu',
);

/** A single line with an amount alone may belong to the food above it or below it. */
const LEAST_AMOUNTS = 2;

/**
 * The lines of a text whose amounts stand below their foods, as the screens of apps show them: "Oats" above
 * "60 g · 223 kcal" is "60 g Oats". The line of an amount becomes blank.
 *
 * @returns the same lines if they have no such amounts
 */
export function withAmountsAbove(lines: readonly string[]): readonly string[] {
  const amounts = lines.map((line, at) =>
    mayHaveAmountBelow(lines[at - 1]) ? amountOf(line) : undefined,
  );
  const count = amounts.filter((amount) => amount !== undefined).length;
  // An amount that stands below no food belongs to the food below it, and so may all others.
  const isUnclear = lines.some((line, at) => isAmountCell(line) && amounts[at] === undefined);
  const mayBeBare = count >= LEAST_AMOUNTS && !isUnclear;
  const isTaken = (at: number) =>
    amounts[at] !== undefined && (!isAmountCell(lines[at] ?? '') || mayBeBare);
  if (!lines.some((_, at) => isTaken(at))) return lines;
  return lines.map((line, at) => {
    if (isTaken(at)) return '';
    if (isEnergy(line) && isTaken(at - 1)) return '';
    return isTaken(at + 1) ? `${amounts[at + 1]} ${line}` : line;
  });
}

/** Whether a line may be a food that has no amount yet. */
function mayHaveAmountBelow(line = ''): boolean {
  const text = line.trim();
  return (
    /\p{L}{2}/u.test(text) && !/^\d/.test(text) && !isMeal(text) && readHeading(text) === undefined
  );
}

function amountOf(line: string): string | undefined {
  const text = line.trim();
  if (isAmountCell(text)) return /[^.,/–-]/.test(text) ? text : undefined;
  if (MEASURE_WITH_WEIGHT.test(text)) return text;
  const { amount, behind, bracketed } = AMOUNT_WITH_ENERGY.exec(text)?.groups ?? {};
  return amount ?? behind ?? bracketed;
}
