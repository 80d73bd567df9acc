import { isNumberName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { isUnitCell } from '../../words/amounts/amount-cells.ts';

/** A single cell may be a unit or a number by chance. */
const LEAST_CELLS = 2;

/** Whether a column has nothing but units, though its name does not say so: "EH" above "g". */
export function isOfUnits(name: string, cells: readonly string[]): boolean {
  return columnTopic(name) === undefined && cells.length >= LEAST_CELLS && cells.every(isUnitCell);
}

/**
 * Whether a column numbers the rows, 1, 2, 3, perhaps beginning again on each day, rather than counting portions: "No.".
 *
 * @param cells those that are no whole numbers are headings
 */
export function isOfRowNumbers(name: string, cells: readonly string[]): boolean {
  if (!isNumberName(name)) return false;
  const numbers = cells.filter((cell) => /^\d+\.?$/.test(cell)).map(Number);
  return (
    numbers.length >= LEAST_CELLS &&
    numbers[0] === 1 &&
    numbers.includes(2) &&
    numbers.every((number, at) => number === 1 || number === (numbers[at - 1] as number) + 1)
  );
}
