import { cellAt } from '../../tables/grid.ts';
import { stateBehindAmount, type WeighedState } from '../records/amount-names.ts';
import { partEaten, partLeft, percentEaten } from '../records/eaten-part.ts';
import { gramsOrMl, isMass, withUnit } from './amount-cells.ts';
import type { AmountColumns } from './amount-columns.ts';
import { amountFault, type CellFault, isFormula, isUnknownAmount } from './amount-faults.ts';
import { countFault, countOf, countOfSizedUnit, isOfOne } from './counted-amounts.ts';
import { mayBeEither } from './eaten-numbers.ts';
import { shareOfOne } from './kitchen-portions.ts';
import type { ServedColumn } from './served-columns.ts';

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
  /** What was served minus what was left over is not what was eaten. */
  readonly isOff?: true;
  /** A cell that does not say how much was eaten, with its position. */
  readonly fault?: CellFault & { readonly position: number };
}

/** The amount eaten according to the cells of a row. */
export function readEatenAmount(cells: readonly string[], columns: AmountColumns): EatenAmount {
  const { amounts, unit, count } = columns;
  const at = (position: number) => cellAt(cells, position);
  const isStated = ({ position }: ServedColumn) => at(position) !== '';
  const eaten = amounts.find((column) => column.isEaten && isStated(column));
  const stated = eaten && shareOf(at(eaten.position), eaten);
  const hasServed = amounts.some((column) => !column.isEaten && isStated(column));
  // "all" and "1/2" in a column of amounts eaten are shares of what was served.
  const share = hasServed ? stated : undefined;
  const counting = amounts.filter(
    (column) =>
      (share === undefined || !column.isEaten) &&
      !isNoAmount(at(column.position)) &&
      !isBesideWeight(column),
  );
  const column = counting.find(isStated) ?? amounts.find(isStated) ?? amounts[0];
  const position = column?.position ?? -1;
  const written = at(position);
  const behind = stateBehindAmount(written);
  const amount = behind?.amount ?? written;
  const state = behind?.state ?? column?.state;
  const unitHere = column === undefined ? '' : unitFor(column, at(unit), amounts);
  const sized = unit < 0 ? undefined : countOfSizedUnit(amount, unitHere);
  const weighed = sized?.measure ?? withUnit(amount, unitHere);
  const measure = column?.isPurchased && /\d/.test(weighed) ? `${weighed} AP` : weighed;
  // "Medium bowl" and "2 slices" next to a weight describe it.
  const number = column?.counted === undefined ? '' : countOf(at(count), column);
  const read = {
    measure: countedMeasure(measure, number, column),
    position,
    ...(state === undefined || amount === '' ? {} : { state }),
  };
  const ofEaten = partOf(cells, columns);
  if (stated === 0 || ofEaten.part === 0) return { ...read, isNotEaten: true };
  const isStatedWord =
    eaten !== undefined && share === undefined && !/\d|[½¼¾⅓⅔]/.test(at(eaten.position));
  if (isStatedWord) return { ...read, fault: unreadShare(at(eaten.position), eaten.position) };
  if (NOTHING.test(amount) && number === '') return { ...read, isNotEaten: true };
  const units = [unit].filter((one) => isFormula(at(one)));
  for (const place of [...units, position, count].filter((one) => at(one) !== '')) {
    const fault = amountFault(at(place), place === count ? '' : at(unit));
    if (fault !== undefined) return { ...read, fault: { ...fault, position: place } };
  }
  if (column?.counted === 'shared' && read.measure === '' && amount !== '') {
    return { ...read, fault: { ...noShare(amount), position } };
  }
  if (sized?.fault !== undefined) return { ...read, fault: { ...sized.fault, position: unit } };
  const ofCount = column && at(unit) === '' ? countFault(number, measure, column) : undefined;
  if (ofCount !== undefined) return { ...read, fault: { ...ofCount, position: count } };
  if (ofEaten.fault !== undefined) return { ...read, fault: ofEaten.fault };
  const part = share ?? ofEaten.part;
  const partAt = share === undefined ? columns.eaten : (eaten?.position ?? -1);
  const isUnclear =
    columns.areShares === undefined && part !== undefined && mayBeEither(at(partAt), measure);
  if (isUnclear) return { ...read, fault: unclearShare(at(partAt), measure, partAt) };
  if (column?.isEaten || part !== undefined) return { ...read, ...checked(), ...shared(part) };
  const left = leftOver(cells, columns);
  if (left.left !== undefined && number === '') {
    const served = gramsOrMl(amount, at(unit) || (column?.unit ?? ''));
    if (served !== undefined && left.left > served) {
      return { ...read, fault: moreLeftThanServed(at(columns.left), amount, columns.left) };
    }
  }
  return { ...read, ...left };

  /** Whether a row has a weight next to the amount of one unit: "180", "g" and a serving of 150 g. */
  function isBesideWeight(column: ServedColumn): boolean {
    if (column.counted === undefined || !isOfOne(column)) return false;
    const isOfCount = column.counted === 'inferred' || column.unit !== '';
    const counted = at(count);
    return (
      counted !== '' &&
      isOfCount &&
      (isMass(at(unit)) || (/\p{L}/u.test(counted) && gramsOrMl(counted, '') !== undefined))
    );
  }

  /** Compares what was eaten with what was served and left over, if all of them are weights. */
  function checked(): Pick<EatenAmount, 'isOff'> {
    const served = amounts.find((one) => !one.isEaten && isStated(one));
    const massIn = (one: ServedColumn) => gramsOrMl(at(one.position), at(unit) || one.unit);
    const { left = 0, part: rest } = leftOver(cells, columns);
    const given = served && massIn(served);
    const stated = column?.isEaten ? massIn(column) : given && given * (part ?? 1);
    const isLeftStated = at(columns.left) !== '';
    if (given === undefined || stated === undefined || !isLeftStated) return {};
    const off = Math.abs(given * (rest ?? 1) - left - stated);
    return off > Math.max(LEAST_OFF, given * OFF_SHARE) ? { isOff: true } : {};
  }
}

/** A measure times its number, or the part of one portion. */
function countedMeasure(measure: string, number: string, column: ServedColumn | undefined): string {
  if (column?.counted === 'shared') return shareOfOne(measure, number);
  return number === '' || measure === '' ? measure : `${number} x ${measure}`;
}

/** Differences up to this weight, g, or share of what was served come from rounding. */
const LEAST_OFF = 5;
const OFF_SHARE = 0.05;

/** An amount of nothing, as people write it. */
const NOTHING = /^(?:[-–—−]{1,3}|none|nothing|nichts|keine?s?)$/i;

function isNoAmount(cell: string): boolean {
  return NOTHING.test(cell) || isUnknownAmount(cell);
}

/** The share that a cell in a column of amounts eaten gives; a number is an amount. */
function shareOf(cell: string, { unit }: ServedColumn): number | undefined {
  const isNumber = /^[\d.,]+$/.test(cell) && (unit !== '' || Number(cell.replace(',', '.')) !== 0);
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

/** A column of units applies to those columns of amounts that have no unit of their own. */
function unitFor(
  { unit, counted }: ServedColumn,
  given: string,
  amounts: readonly ServedColumn[],
): string {
  // It says what is counted, as "slice" does next to "Weight per unit".
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

/** A total of a kitchen without the number of its portions. */
function noShare(total: string): CellFault {
  return {
    code: 'meal/bad-amount',
    message: `Cannot read the amount of one portion: "${total}" is the total of a kitchen`,
    value: total,
    expected: 'the number of portions next to it, or an amount of one person',
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

function moreLeftThanServed(left: string, served: string, position: number): AmountFault {
  return {
    code: 'meal/negative-amount',
    message: `More was left over (${left}) than was served (${served})`,
    value: left,
    expected: 'at most the amount served',
    position,
  };
}
