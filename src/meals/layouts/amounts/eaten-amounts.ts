import { cellAt } from '../../../tables/grid.ts';
import { gramsOrMl } from '../../words/amounts/amount-cells.ts';
import type { AmountColumns } from './amount-columns.ts';
import type { AmountFault } from './amount-faults.ts';
import { mayBeEither } from './eaten-numbers.ts';
import { leftOver, shareInColumn, statedShare, unclearShare, unreadShare } from './eaten-shares.ts';
import {
  countingColumn,
  isNoneStated,
  type Measured,
  type MeasuredCell,
  measuredFault,
  measuredIn,
} from './measured-amounts.ts';
import type { ServedColumn } from './served-columns.ts';
import { moreLeftThanServed } from './weight-faults.ts';

/** How much of the amount served was eaten. */
interface Outcome {
  /** The share that was eaten, from 0; undefined if everything was. */
  readonly part?: number;
  /** What was left over, g or ml. */
  readonly left?: number;
  /** The row says that nothing was eaten. */
  readonly isNotEaten?: true;
  /** The amount served minus the leftovers is not the amount eaten. */
  readonly isOff?: true;
  /** A cell that does not say how much was eaten, with its position. */
  readonly fault?: AmountFault;
}

/** The amount eaten according to a row. */
export type EatenAmount = MeasuredCell & Outcome;

/** What the cells of a row say about its amount. */
interface AmountRow {
  readonly columns: AmountColumns;
  readonly at: (position: number) => string;
  /** The filled column of amounts eaten. */
  readonly eaten: ServedColumn | undefined;
  /** The share that the cell of this column gives. */
  readonly stated: number | undefined;
  /** This share, if the row also has the amount that was served. */
  readonly share: number | undefined;
  /** What the column of shares says. */
  readonly inColumn: ReturnType<typeof shareInColumn>;
  /** The column whose amount counts. */
  readonly column: ServedColumn | undefined;
  readonly measured: Measured;
  readonly leftovers: ReturnType<typeof leftOver>;
}

/** The amount eaten according to the cells of a row. */
export function readEatenAmount(cells: readonly string[], columns: AmountColumns): EatenAmount {
  const row = amountRow(cells, columns);
  const outcome =
    nothingOfIt(row) ??
    wordsWithoutShare(row) ??
    nothingAtAll(row) ??
    cellFault(cells, row) ??
    weightBesideShare(row) ??
    unclearNumber(row) ??
    eatenOfServed(row) ??
    tooMuchLeft(row) ??
    row.leftovers;
  return { ...row.measured.read, ...outcome };
}

function amountRow(cells: readonly string[], columns: AmountColumns): AmountRow {
  const at = (position: number) => cellAt(cells, position);
  const { amounts } = columns;
  const eaten = amounts.find((column) => column.isEaten && at(column.position) !== '');
  const stated = eaten && statedShare(at(eaten.position), eaten);
  // "all" and "1/2" in a column of amounts eaten are shares of the amount served.
  const share = servedColumn(amounts, at) === undefined ? undefined : stated;
  const column = countingColumn(cells, columns, share);
  return {
    columns,
    at,
    eaten,
    stated,
    share,
    inColumn: shareInColumn(cells, columns),
    column,
    measured: measuredIn(cells, columns, column),
    leftovers: leftOver(cells, columns),
  };
}

/** The filled column of the amount served. */
function servedColumn(
  amounts: readonly ServedColumn[],
  at: AmountRow['at'],
): ServedColumn | undefined {
  return amounts.find((column) => !column.isEaten && at(column.position) !== '');
}

/** Nothing of the amount served was eaten. */
function nothingOfIt({ stated, inColumn }: AmountRow): Outcome | undefined {
  return stated === 0 || inColumn.part === 0 ? { isNotEaten: true } : undefined;
}

/** Words in a column of amounts eaten that are no share of an amount. */
function wordsWithoutShare({ eaten, share, at }: AmountRow): Outcome | undefined {
  if (eaten === undefined || share !== undefined) return undefined;
  const cell = at(eaten.position);
  return /\d|[½¼¾⅓⅔]/.test(cell) ? undefined : { fault: unreadShare(cell, eaten.position) };
}

/** The amount itself is nothing. */
function nothingAtAll({ column, measured: { amount, number } }: AmountRow): Outcome | undefined {
  const isNone = isNoneStated(amount) || (column?.isEaten && ZERO.test(amount));
  return isNone && number === '' ? { isNotEaten: true } : undefined;
}

const ZERO = /^0(?:[.,]0+)?\s?(?:g|gramm?|grams|ml)?$/i;

/** A cell of the amount or of the share has a fault. */
function cellFault(
  cells: readonly string[],
  { columns, column, measured, inColumn }: AmountRow,
): Outcome | undefined {
  const fault = measuredFault(cells, columns, column, measured) ?? inColumn.fault;
  return fault && { fault };
}

/** A weight eaten next to the share eaten, which must be that of the amount served. */
function weightBesideShare(row: AmountRow): Outcome | undefined {
  const { columns, column, at, measured, inColumn } = row;
  const isWeighed =
    column?.isEaten && gramsOrMl(measured.amount, at(columns.unit) || column.unit) !== undefined;
  if (!isWeighed || inColumn.part === undefined) return undefined;
  const given = gramsServed(row);
  const weight = gramsOrMl(measured.measure, '');
  const off =
    given === undefined || weight === undefined ? 0 : Math.abs(given * inColumn.part - weight);
  const isAlike = given !== undefined && isRounding(off, given);
  if (isAlike || inColumn.part === 1) return {};
  return { fault: unclearShare(at(columns.eaten), measured.measure, columns.eaten) };
}

/** A number that may be a share of the amount served or an amount. */
function unclearNumber(row: AmountRow): Outcome | undefined {
  const { columns, at, eaten, share, measured } = row;
  const position = share === undefined ? columns.eaten : (eaten?.position ?? -1);
  const isUnclear =
    columns.areShares === undefined &&
    partEatenIn(row) !== undefined &&
    mayBeEither(at(position), measured.measure);
  return isUnclear ? { fault: unclearShare(at(position), measured.measure, position) } : undefined;
}

/** The share that was eaten, in either column. */
function partEatenIn({ share, inColumn }: AmountRow): number | undefined {
  return share ?? inColumn.part;
}

/** The amount or the share eaten, which leftovers may contradict. */
function eatenOfServed(row: AmountRow): Outcome | undefined {
  const part = partEatenIn(row);
  if (!row.column?.isEaten && part === undefined) return undefined;
  return {
    ...(contradictsLeftovers(row, part) ? { isOff: true } : {}),
    ...(part === undefined || part === 1 ? {} : { part }),
  };
}

/** Whether what was eaten, served and left over are all weights, and do not add up. */
function contradictsLeftovers(row: AmountRow, eaten: number | undefined): boolean {
  const { columns, column, at, leftovers } = row;
  const { left = 0, part: rest } = leftovers;
  const given = gramsServed(row);
  const stated = column?.isEaten ? gramsIn(row, column) : given && given * (eaten ?? 1);
  if (given === undefined || stated === undefined || at(columns.left) === '') return false;
  return !isRounding(Math.abs(given * (rest ?? 1) - left - stated), given);
}

/** More was left over than served. */
function tooMuchLeft({ columns, column, at, measured, leftovers }: AmountRow): Outcome | undefined {
  const { amount, number } = measured;
  if (leftovers.left === undefined || number !== '') return undefined;
  const served = gramsOrMl(amount, at(columns.unit) || (column?.unit ?? ''));
  return served !== undefined && leftovers.left > served
    ? { fault: moreLeftThanServed(at(columns.left), amount, columns.left) }
    : undefined;
}

/** The weight or volume served, g or ml; undefined if the row has none. */
function gramsServed(row: AmountRow): number | undefined {
  const served = servedColumn(row.columns.amounts, row.at);
  return served && gramsIn(row, served);
}

function gramsIn({ columns, at }: AmountRow, column: ServedColumn): number | undefined {
  return gramsOrMl(at(column.position), at(columns.unit) || column.unit);
}

/** Differences up to this weight, g, or share of what was served come from rounding. */
const LEAST_OFF = 5;
const OFF_SHARE = 0.05;

function isRounding(off: number, served: number): boolean {
  return off <= Math.max(LEAST_OFF, served * OFF_SHARE);
}
