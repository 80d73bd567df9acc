import { isPercentName, partEaten } from '../records/eaten-part.ts';
import type { RowsOfCells } from './column-contents.ts';

const GLYPHS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

/** A number without a unit: "2", "1,5", "1/2", "1 ½"; undefined for any other cell. */
export function plainNumber(cell: string): number | undefined {
  const text = cell.trim();
  const [, whole = '', over = '', under = '', glyph = ''] =
    /^(?:(\d+(?:[.,]\d+)?)(?=\s|$|[½¼¾⅓⅔]))?\s*(?:(\d+)\s?\/\s?([1-9]\d*)|([½¼¾⅓⅔]))?$/.exec(
      text,
    ) ?? [];
  if (whole === '' && over === '' && glyph === '') return undefined;
  const part = over === '' ? (GLYPHS[glyph] ?? 0) : Number(over) / Number(under);
  return Number(whole.replace(',', '.')) + part;
}

/** Names that say what the numbers of a column are: "% eaten", "Anteil gegessen". */
const SHARE_WORDS =
  /(?<!\p{L})(?:share|part|proportion|fraction|quote|anteil|verzehr(?:quote|anteil|grad))(?!\p{L})/iu;

/**
 * Whether numbers of what was eaten are shares of what was served, or amounts like those: of 2 rolls, 1 1/2 is an amount,
 * and of half a roll, 1 is all of it. Undefined where both are possible.
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

/** Whether it matters if a cell is a share of an amount or an amount: "1/2" of "2", but not of "1". */
export function mayBeEither(eaten: string, served: string): boolean {
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

/** Greater numbers are weights. */
const MOST_PIECES = 20;
