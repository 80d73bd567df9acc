import { cellAt } from '../../../tables/grid.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { gramsOrMl, isMass, withUnit } from '../../words/amounts/amount-cells.ts';
import { partEaten, partLeft, percentEaten } from '../../words/amounts/eaten-part.ts';
import { weightOfServing } from '../../words/amounts/size-in-name.ts';
import { stateBehindAmount, type WeighedState } from '../../words/amounts/weighed-states.ts';
import type { AmountColumns } from './amount-columns.ts';
import { amountFault, type CellFault, isFormula, isUnknownAmount } from './amount-faults.ts';
import { countFault, countOf, countOfSizedUnit, isOfOne, isPlainCount } from './counted-amounts.ts';
import { mayBeEither } from './eaten-numbers.ts';
import { shareOfOne } from './kitchen-portions.ts';
import type { ServedColumn } from './served-columns.ts';
import { moreLeftThanServed, noShare, weightWithoutUnit } from './weight-faults.ts';

/** The amount eaten according to a row. */
export interface EatenAmount {
  /** Amount and unit of what was served. */
  readonly measure: string;
  /** The position of the cell; -1 if there is none. */
  readonly position: number;
  /** The state in which the food was weighed, if the name of the column says it. */
  readonly state?: WeighedState;
  /** The share that was eaten, from 0; undefined if everything was. */
  readonly part?: number;
  /** What was left over, g or ml. */
  readonly left?: number;
  /** The row says that nothing was eaten. */
  readonly isNotEaten?: true;
  /** The amount served minus the leftovers is not the amount eaten. */
  readonly isOff?: true;
  /** A cell that does not say how much was eaten, with its position. */
  readonly fault?: CellFault & { readonly position: number };
}

/** The amount eaten according to the cells of a row. */
export function readEatenAmount(cells: readonly string[], columns: AmountColumns): EatenAmount {
  const { amounts, unit } = columns;
  const at = (position: number) => cellAt(cells, position);
  const eaten = amounts.find((column) => column.isEaten && at(column.position) !== '');
  const stated = eaten && shareOf(at(eaten.position), eaten);
  const hasServed = amounts.some((column) => !column.isEaten && at(column.position) !== '');
  // "all" and "1/2" in a column of amounts eaten are shares of the amount served.
  const share = hasServed ? stated : undefined;
  const column = countingColumn(cells, columns, share);
  const measured = measuredIn(cells, columns, column);
  const { amount, number, read } = measured;
  const ofEaten = partOf(cells, columns);
  if (stated === 0 || ofEaten.part === 0) return { ...read, isNotEaten: true };
  const isStatedWord =
    eaten !== undefined && share === undefined && !/\d|[½¼¾⅓⅔]/.test(at(eaten.position));
  if (isStatedWord) return { ...read, fault: unreadShare(at(eaten.position), eaten.position) };
  const isNone = NOTHING.test(amount) || (column?.isEaten && ZERO.test(amount));
  if (isNone && number === '') return { ...read, isNotEaten: true };
  const fault = faultOf(cells, columns, column, measured) ?? ofEaten.fault;
  if (fault !== undefined) return { ...read, fault };
  const isWeighed = column?.isEaten && gramsOrMl(amount, at(unit) || column.unit) !== undefined;
  if (isWeighed && ofEaten.part !== undefined) {
    return { ...read, ...eatenTwice(cells, columns, measured.measure, ofEaten.part) };
  }
  const part = share ?? ofEaten.part;
  const partAt = share === undefined ? columns.eaten : (eaten?.position ?? -1);
  const isUnclear =
    columns.areShares === undefined &&
    part !== undefined &&
    mayBeEither(at(partAt), measured.measure);
  if (isUnclear) return { ...read, fault: unclearShare(at(partAt), measured.measure, partAt) };
  if (column?.isEaten || part !== undefined)
    return { ...read, ...checked(cells, columns, { column, part }), ...shared(part) };
  const left = leftOver(cells, columns);
  if (left.left !== undefined && number === '') {
    const served = gramsOrMl(amount, at(unit) || (column?.unit ?? ''));
    if (served !== undefined && left.left > served) {
      return { ...read, fault: moreLeftThanServed(at(columns.left), amount, columns.left) };
    }
  }
  return { ...read, ...left };
}

/**
 * The column whose amount counts in a row.
 *
 * @param share the share of the served amount that was eaten, if it is in a column of amounts eaten
 */
function countingColumn(
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

/** The amount in a column, as a row has it. */
interface Measured {
  readonly amount: string;
  /** The number of portions of that amount; blank if nothing counts them. */
  readonly number: string;
  /** The amount with its unit, but without the number. */
  readonly measure: string;
  readonly sizeFault: CellFault | undefined;
  readonly read: Pick<EatenAmount, 'measure' | 'position' | 'state'>;
}

function measuredIn(
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
function faultOf(
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

/** A weight eaten next to the share eaten, which must be that of the amount served. */
function eatenTwice(
  cells: readonly string[],
  { amounts, unit, eaten }: AmountColumns,
  measure: string,
  part: number,
): Pick<EatenAmount, 'fault'> {
  const at = (position: number) => cellAt(cells, position);
  const served = amounts.find((one) => !one.isEaten && at(one.position) !== '');
  const given = served && gramsOrMl(at(served.position), at(unit) || served.unit);
  const weight = gramsOrMl(measure, '');
  const off = given === undefined || weight === undefined ? 0 : Math.abs(given * part - weight);
  const isAlike = given !== undefined && off <= Math.max(LEAST_OFF, given * OFF_SHARE);
  return isAlike || part === 1 ? {} : { fault: unclearShare(at(eaten), measure, eaten) };
}

/** Compares what was eaten with what was served and left over, if all of them are weights. */
function checked(
  cells: readonly string[],
  columns: AmountColumns,
  {
    column,
    part,
  }: { readonly column: ServedColumn | undefined; readonly part: number | undefined },
): Pick<EatenAmount, 'isOff'> {
  const at = (position: number) => cellAt(cells, position);
  const served = columns.amounts.find((one) => !one.isEaten && at(one.position) !== '');
  const massIn = (one: ServedColumn) => gramsOrMl(at(one.position), at(columns.unit) || one.unit);
  const { left = 0, part: rest } = leftOver(cells, columns);
  const given = served && massIn(served);
  const stated = column?.isEaten ? massIn(column) : given && given * (part ?? 1);
  const isLeftStated = at(columns.left) !== '';
  if (given === undefined || stated === undefined || !isLeftStated) return {};
  const off = Math.abs(given * (rest ?? 1) - left - stated);
  return off > Math.max(LEAST_OFF, given * OFF_SHARE) ? { isOff: true } : {};
}

/** Differences up to this weight, g, or share of what was served come from rounding. */
const LEAST_OFF = 5;
const OFF_SHARE = 0.05;

/** An amount of nothing, as people write it. */
const NOTHING = /^(?:[-–—−]{1,3}|none|nothing|nichts|keine?s?)$/i;
const ZERO = /^0(?:[.,]0+)?\s?(?:g|gramm?|grams|ml)?$/i;

function isNoAmount(cell: string): boolean {
  return NOTHING.test(cell) || isUnknownAmount(cell);
}

/** The share that a cell in a column of amounts eaten gives; a number is an amount. */
function shareOf(cell: string, { unit }: ServedColumn): number | undefined {
  const isNumber = /^[\d.,]+$/.test(cell) && (unit !== '' || decimalOf(cell) !== 0);
  return isNumber || /^[x×✓✔]$/i.test(cell) ? undefined : partEaten(cell);
}

function shared(part: number | undefined): Pick<EatenAmount, 'part'> {
  return part === undefined || part === 1 ? {} : { part };
}

/** The share in the column of shares. */
function partOf(
  cells: readonly string[],
  { eaten, isEatenPercent }: AmountColumns,
): Pick<EatenAmount, 'part' | 'fault'> {
  const cell = cellAt(cells, eaten);
  if (cell === '') return {};
  const part = isEatenPercent ? percentEaten(cell) : partEaten(cell);
  return part === undefined ? { fault: unreadShare(cell, eaten) } : { part };
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

/** The leftover share, or the leftover weight. */
function leftOver(
  cells: readonly string[],
  { left, leftUnit }: AmountColumns,
): Pick<EatenAmount, 'part' | 'left' | 'fault'> {
  const cell = cellAt(cells, left);
  if (cell === '' || cell === '?') return cell === '' ? {} : { fault: unreadShare(cell, left) };
  const weight = leftUnit === '%' ? undefined : gramsOrMl(cell, leftUnit || 'g');
  if (weight !== undefined) return weight === 0 ? {} : { left: weight };
  const part = partLeft(cell, leftUnit === '%');
  if (part === undefined) return { fault: unreadShare(cell, left) };
  return part === 0 ? {} : { part: 1 - part };
}

type AmountFault = NonNullable<EatenAmount['fault']>;

function unreadShare(cell: string, position: number): AmountFault {
  const formula = isFormula(cell) ? amountFault(cell, '') : undefined;
  if (formula !== undefined) return { ...formula, position };
  return {
    code: 'meal/bad-amount',
    message: `Cannot read how much was eaten or left over: "${cell}"`,
    value: cell,
    expected: 'a share such as 1/2, 75 % or "all", or an amount such as 50 g',
    position,
  };
}

function unclearShare(eaten: string, served: string, position: number): AmountFault {
  return {
    code: 'meal/bad-amount',
    message: `Amount eaten "${eaten}" is unclear`,
    value: eaten,
    expected: `a share of ${served}, such as "50 %", or an amount with a unit, such as "1/2 piece"`,
    position,
  };
}
