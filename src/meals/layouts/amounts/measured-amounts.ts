import { cellAt } from '../../../tables/grid.ts';
import { gramsOrMl, isMass, withUnit } from '../../words/amounts/amount-cells.ts';
import { weightOfServing } from '../../words/amounts/size-in-name.ts';
import { stateBehindAmount, type WeighedState } from '../../words/amounts/weighed-states.ts';
import type { AmountColumns } from './amount-columns.ts';
import {
  type AmountFault,
  amountFault,
  type CellFault,
  isFormula,
  isUnknownAmount,
} from './amount-faults.ts';
import { countFault, countOf, countOfSizedUnit, isOfOne, isPlainCount } from './counted-amounts.ts';
import { shareOfOne } from './kitchen-portions.ts';
import type { ServedColumn } from './served-columns.ts';
import { noShare, weightWithoutUnit } from './weight-faults.ts';

/** The amount that counts in a row, and its cell. */
export interface MeasuredCell {
  /** Amount and unit of what was served. */
  readonly measure: string;
  /** The position of the cell; -1 if there is none. */
  readonly position: number;
  /** The state in which the food was weighed, if the name of the column says it. */
  readonly state?: WeighedState;
}

/** The amount in a column, as a row has it. */
export interface Measured {
  readonly amount: string;
  /** The number of portions of that amount; blank if nothing counts them. */
  readonly number: string;
  /** The amount with its unit, but without the number. */
  readonly measure: string;
  readonly sizeFault: CellFault | undefined;
  readonly read: MeasuredCell;
}

/** Reads the amount in the column that counts. */
export function measuredIn(
  cells: readonly string[],
  { amounts, unit, count }: AmountColumns,
  column: ServedColumn | undefined,
): Measured {
  const position = column?.position ?? -1;
  const written = cellAt(cells, position);
  const behind = stateBehindAmount(written);
  const amount = behind?.amount ?? written;
  const state = behind?.state ?? column?.state;
  const unitHere = column === undefined ? '' : unitFor(column, cellAt(cells, unit), amounts);
  const sized = unit < 0 ? undefined : countOfSizedUnit(amount, unitHere);
  const weighed = sized?.measure ?? withUnit(amount, unitHere);
  const measure = column?.isPurchased && /\d/.test(weighed) ? `${weighed} AP` : weighed;
  // "Medium bowl" and "2 slices" next to a weight describe it.
  const number = column?.counted === undefined ? '' : countOf(cellAt(cells, count), column);
  const read = {
    measure: countedMeasure(measure, number, column),
    position,
    ...(state === undefined || amount === '' ? {} : { state }),
  };
  return { amount, number, measure, sizeFault: sized?.fault, read };
}

/** A measure times its number, or the part of one portion. */
function countedMeasure(measure: string, number: string, column: ServedColumn | undefined): string {
  if (column?.counted === 'shared') return shareOfOne(measure, number);
  if (number === '' || measure === '') return measure;
  // A line "2 x 1 slice (28 g)" might state the weight of both.
  return `${number} x ${weightOfServing(measure) ?? measure}`;
}

/** The fault of an amount, of its unit or of the number of portions. */
export function measuredFault(
  cells: readonly string[],
  { unit, count }: AmountColumns,
  column: ServedColumn | undefined,
  { amount, number, measure, sizeFault, read }: Measured,
): AmountFault | undefined {
  const at = (position: number) => cellAt(cells, position);
  const units = [unit].filter((one) => isFormula(at(one)));
  for (const position of [...units, read.position, count].filter((one) => at(one) !== '')) {
    const fault = amountFault(at(position), position === count ? '' : at(unit));
    if (fault !== undefined) return { ...fault, position };
  }
  if (column?.counted === 'shared' && read.measure === '' && amount !== '') {
    return { ...noShare(amount), position: read.position };
  }
  if (column?.lacksUnit && isPlainCount(amount)) {
    return { ...weightWithoutUnit(amount), position: read.position };
  }
  if (sizeFault !== undefined) return { ...sizeFault, position: unit };
  const ofCount = column && at(unit) === '' ? countFault(number, measure, column) : undefined;
  return ofCount && { ...ofCount, position: count };
}

/** A column of units applies to the columns of amounts that have no unit of their own. */
function unitFor(
  { unit, counted }: ServedColumn,
  given: string,
  amounts: readonly ServedColumn[],
): string {
  // The word is what is counted, like "slice" next to "Weight per unit".
  if (counted === 'inferred') return unit;
  return unit !== '' && amounts.length > 1 ? unit : given || unit;
}

/**
 * The column whose amount counts in a row.
 *
 * @param share the share of the served amount that was eaten, if it is in a column of amounts eaten
 */
export function countingColumn(
  cells: readonly string[],
  columns: AmountColumns,
  share: number | undefined,
): ServedColumn | undefined {
  const { amounts } = columns;
  const isStated = ({ position }: ServedColumn) => cellAt(cells, position) !== '';
  const counting = amounts.filter(
    (column) =>
      (share === undefined || !column.isEaten) &&
      !isNoAmount(cellAt(cells, column.position)) &&
      !isBesideWeight(cells, columns, column),
  );
  return counting.find(isStated) ?? amounts.find(isStated) ?? amounts[0];
}

/** Whether a row has a weight next to the amount of one unit: "180", "g" and a serving of 150 g. */
function isBesideWeight(
  cells: readonly string[],
  { unit, count }: AmountColumns,
  column: ServedColumn,
): boolean {
  if (column.counted === undefined || !isOfOne(column)) return false;
  const isOfCount = column.counted === 'inferred' || column.unit !== '';
  const counted = cellAt(cells, count);
  return (
    counted !== '' &&
    isOfCount &&
    (isMass(cellAt(cells, unit)) ||
      (/\p{L}/u.test(counted) && gramsOrMl(counted, '') !== undefined))
  );
}

/** An amount of nothing, as people write it. */
const NOTHING = /^(?:[-–—−]{1,3}|none|nothing|nichts|keine?s?)$/i;

/** Whether an amount is nothing, in words or by a dash. */
export function isNoneStated(cell: string): boolean {
  return NOTHING.test(cell);
}

function isNoAmount(cell: string): boolean {
  return isNoneStated(cell) || isUnknownAmount(cell);
}
