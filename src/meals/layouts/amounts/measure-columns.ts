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
  }
  return { amounts, unit, count: -1 };
}
