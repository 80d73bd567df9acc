import type { Contents } from './column-contents.ts';
import { isPlainCount } from './counted-amounts.ts';
import { statesWeight } from './portion-sizes.ts';
import type { ServedColumn, ServedColumns } from './served-columns.ts';

/** If one of two columns of amounts has only words, it holds the measures. */
export function withMeasures(
  { amounts, unit }: Omit<ServedColumns, 'count'>,
  contents: Contents,
): ServedColumns {
  const [first, second] = amounts.filter(({ unit, isEaten }) => unit === '' && !isEaten);
  if (unit < 0 && first !== undefined && second !== undefined) {
    const areWords = ({ position }: ServedColumn) =>
      contents.areMostly(position, (cell) => !/[\d½¼¾⅓⅔]/.test(cell));
    if (areWords(second) && !areWords(first)) {
      return { amounts: [first], unit: second.position, count: -1 };
    }
    const [areCounts, areWeights] = [isPlainCount, statesWeight].map(
      (is) => (column: ServedColumn) => contents.areMostly(column.position, is),
    ) as [(column: ServedColumn) => boolean, (column: ServedColumn) => boolean];
    // "2" next to "80 g": the weight says more than the number.
    if (areCounts(first) && areWeights(second)) {
      const others = amounts.filter((column) => column !== second);
      return { amounts: [second, ...others], unit, count: -1 };
    }
    if (areWords(first) && !areWords(second)) {
      return { amounts: [second], unit: first.position, count: -1 };
    }
  }
  return { amounts, unit, count: -1 };
}
