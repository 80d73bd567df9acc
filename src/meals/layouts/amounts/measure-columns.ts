import { gramsOrMl } from '../../words/amounts/amount-cells.ts';
import type { Contents } from './column-contents.ts';
import { isPlainCount } from './counted-amounts.ts';
import type { NamedColumn } from './eaten-columns.ts';
import { statesWeight } from './portion-sizes.ts';
import type { ServedColumn, ServedColumns } from './served-columns.ts';

/**
 * If one of two columns of amounts has only words, it holds the measures. A weight without a unit comes before a
 * measure, so that its number is an error rather than lost.
 */
export function withMeasures(
  { amounts, unit }: Omit<ServedColumns, 'count'>,
  columns: readonly NamedColumn[],
  contents: Contents,
): ServedColumns {
  const [first, second] = amounts.filter(({ unit, isEaten }) => unit === '' && !isEaten);
  if (unit < 0 && first !== undefined && second !== undefined) {
    const areMostly = (is: (cell: string) => boolean, { position }: ServedColumn) =>
      contents.areMostly(position, is);
    const areWords = (column: ServedColumn) => areMostly((cell) => !/[\d½¼¾⅓⅔]/.test(cell), column);
    if (areWords(second) && !areWords(first)) {
      return { amounts: [first], unit: second.position, count: -1 };
    }
    // "2" next to "80 g": the weight says more than the number.
    if (areMostly(isPlainCount, first) && areMostly(statesWeight, second)) {
      const others = amounts.filter((column) => column !== second);
      return { amounts: [second, ...others], unit, count: -1 };
    }
    if (areWords(first) && !areWords(second)) {
      return { amounts: [second], unit: first.position, count: -1 };
    }
    if (areMostly(isCountOfMeasure, first) && isWeightAlone(second, columns, contents)) {
      return { amounts: [{ ...second, lacksUnit: true }, first], unit, count: -1 };
    }
  }
  return { amounts, unit, count: -1 };
}

/** "2 medium", "1 cup": a number of something that is no weight. */
function isCountOfMeasure(cell: string): boolean {
  return /\p{L}/u.test(cell) && /[\d½¼¾⅓⅔]/.test(cell) && gramsOrMl(cell, '') === undefined;
}

/** How much the weight of a person changes within a diary, as a share of the highest. */
const CHANGE_OF_PERSON = 0.02;

/** Whether a column has weights without a unit. The weight of a person would be nearly the same in its rows. */
function isWeightAlone(
  { position }: ServedColumn,
  columns: readonly NamedColumn[],
  contents: Contents,
): boolean {
  const name = columns.find((column) => column.position === position)?.name ?? '';
  const cells = contents.filled(position);
  const weights = cells.map((cell) => Number(cell.replace(',', '.')));
  const highest = Math.max(...weights);
  const areAlike = cells.length > 1 && highest - Math.min(...weights) <= highest * CHANGE_OF_PERSON;
  return (
    /^(?:(?:food|net|lebensmittel)[ _-]?)?(?:weight|gewicht)$/i.test(name) &&
    !areAlike &&
    contents.areMostly(position, isPlainCount)
  );
}
