import { decimalOf } from '../../../text/numbers/decimal.ts';
import { withFractionsInDigits } from '../../../text/numbers/fractions.ts';
import { isPercentName, partEaten } from '../../words/amounts/eaten-part.ts';
import type { RowsOfCells } from './column-contents.ts';

/** A number, a fraction, or both. */
const PLAIN = /^(?:(\d+(?:[.,]\d+)?)(?=\s|$))?\s*(?:(\d+)\s?\/\s?([1-9]\d*))?$/;

/** A number without a unit: "2", "1,5", "1/2", "1 ½"; undefined for any other cell. */
export function plainNumber(cell: string): number | undefined {
  const text = withFractionsInDigits(cell).normalize('NFKC').trim();
  const [, whole = '', over = '', under = ''] = PLAIN.exec(text) ?? [];
  if (whole === '' && over === '') return undefined;
  return decimalOf(whole) + (over === '' ? 0 : Number(over) / Number(under));
}

/** Names of columns of shares: "Anteil gegessen". */
const SHARE_WORDS =
  /(?<!\p{L})(?:share|part|proportion|fraction|quote|anteil|verzehr(?:quote|anteil|grad))(?!\p{L})/iu;

/**
 * Whether the numbers in a column of amounts eaten are shares of the amount served: 1 of half a roll is a share, and
 * 1 1/2 of 2 rolls is an amount.
 *
 * @returns undefined if they may be either
 */
export function areEatenShares(
  name: string,
  rows: RowsOfCells,
  served: number,
  eaten: number,
): boolean | undefined {
  if (isPercentName(name) || SHARE_WORDS.test(name)) return true;
  const pairs = rows.flatMap(({ cells }) => {
    const [of, part] = [served, eaten].map((at) => plainNumber(cells[at] ?? ''));
    return of === undefined || part === undefined ? [] : [{ of, part }];
  });
  if (pairs.some(({ of, part }) => part > of && part <= 1)) return true;
  return pairs.some(({ of, part }) => part > 1 && part <= of) ? false : undefined;
}

/** "2 Scheiben" */
const COUNT_OF_PIECES = /^(\d{1,2})\s+(?!(?:k?g|mg|m?l|[cd]l|oz|lbs?)(?!\p{L}))\p{L}{2}/iu;

/**
 * Whether a cell means something else as a share than as an amount: "1/2" of "2" does, "1/2" of "1" does not, and "1" of
 * "2 slices" may be all of them or one.
 */
export function mayBeEither(eaten: string, served: string): boolean {
  const pieces = COUNT_OF_PIECES.exec(served)?.[1];
  if (pieces !== undefined) return Number(pieces) > 1 && /^1(?:[.,]0+)?$/.test(eaten.trim());
  const of = plainNumber(served);
  return (
    of !== undefined &&
    of !== 1 &&
    of > 0 &&
    of <= MOST_PIECES &&
    plainNumber(eaten) !== undefined &&
    partEaten(eaten) !== 0
  );
}

/** Larger numbers are weights. */
const MOST_PIECES = 20;
