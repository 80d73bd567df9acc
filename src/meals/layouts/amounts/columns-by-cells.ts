import { cellAt } from '../../../tables/grid.ts';
import { isAmountName, isNumberName, unitOfAmounts } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { isUnitCell } from '../../words/amounts/amount-cells.ts';
import type { Contents } from './column-contents.ts';
import type { NamedColumn } from './eaten-columns.ts';

/** A single cell may be a unit or a number by chance. */
const LEAST_CELLS = 2;

/**
 * Whether a column has nothing but units, though its name does not say so: "EH" above "g". It is directly behind numbers
 * of an amount without a unit, since other units are those of prices: "je" above "kg".
 */
export function isOfUnits(
  { name, position }: NamedColumn,
  columns: readonly NamedColumn[],
  contents: Contents,
): boolean {
  const cells = contents.filled(position);
  const before = columns.find((column) => column.position === position - 1);
  return (
    columnTopic(name) === undefined &&
    cells.length >= LEAST_CELLS &&
    cells.every(isUnitCell) &&
    before !== undefined &&
    isAmountName(before.name) &&
    unitOfAmounts(before.name) === '' &&
    contents
      .rowsWith(position, (cell) => cell !== '')
      .every((row) => NUMBER.test(cellAt(row, before.position)))
  );
}

const NUMBER = /^[\d.,/]+$/;

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
