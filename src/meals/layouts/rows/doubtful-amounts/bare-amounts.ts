import { decimalOf, isDecimal } from '../../../../text/numbers/decimal.ts';
import type { DietaryRecord, RecordLine } from '../../../records/dietary-record.ts';

/** Nobody counts as many pieces of most foods. */
const MOST_PIECES = 24;

/** Smaller numbers are pieces: nobody weighs so little of a food. */
const LEAST_IN_DOUBT = 5;

/** The minimum number of large amounts that make the others uncertain, and their minimum share of the column. */
const LEAST_LARGE = 2;
const LEAST_SHARE = 1 / 3;

/**
 * Marks numbers without a unit as uncertain if many numbers of their column are too large for pieces: next to "50" oats
 * and "200" potatoes, "10" almonds may be grams.
 */
export function withBareAmounts(record: DietaryRecord): DietaryRecord {
  const bare = record.lines.map(bareAmount).filter((amount) => !Number.isNaN(amount));
  const large = bare.filter((amount) => amount > MOST_PIECES);
  if (large.length < LEAST_LARGE || large.length < bare.length * LEAST_SHARE) return record;
  const isInDoubt = (amount: number) => amount >= LEAST_IN_DOUBT && amount <= MOST_PIECES;
  return {
    ...record,
    lines: record.lines.map((line) =>
      isInDoubt(bareAmount(line)) ? { ...line, lacksUnit: true } : line,
    ),
  };
}

/** The number of an amount without a unit next to a name; NaN for any other amount. */
function bareAmount({ measure = '', foodId = '' }: RecordLine): number {
  return foodId === '' && isDecimal(measure) ? decimalOf(measure) : Number.NaN;
}
