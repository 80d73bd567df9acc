import { readLine } from '../../../../search/lines/reading/read-line.ts';

/** The most by which a converted amount differs, as a share: people round "8 oz" to "225 g" or "250 g". */
const ROUNDING = 0.15;

/**
 * Whether an alternative is just the amount of the line in another unit: "1 lb beef or 450 g", "200 g (or 1 cup) rice".
 * "2 rolls or 3" and "200 g or 300 g" are two amounts.
 */
export function restatesAmount(text: string, alternative: string): boolean {
  const other = readLine(alternative);
  if (other.words.length > 0 || other.quantity === undefined) return false;
  const stated = readLine(text.slice(0, text.indexOf(alternative)));
  if (stated.quantity === undefined) return false;
  const [one, two] = [stated.measure, other.measure];
  if (one?.kind !== 'unit' || two?.kind !== 'unit' || one.unit !== two.unit)
    return one?.kind !== two?.kind;
  const [first, second] = [stated.quantity * one.factor, other.quantity * two.factor];
  return (
    one.factor !== two.factor && Math.abs(first - second) <= ROUNDING * Math.max(first, second)
  );
}
