import { cellAt } from '../../../tables/grid.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { gramsOrMl } from '../../words/amounts/amount-cells.ts';
import { partEaten, partLeft, percentEaten } from '../../words/amounts/eaten-part.ts';
import type { AmountColumns } from './amount-columns.ts';
import { type AmountFault, amountFault, isFormula } from './amount-faults.ts';
import type { ServedColumn } from './served-columns.ts';

/** The share of an amount that was eaten or left over, or the weight left over, or why a cell does not say it. */
export interface EatenShare {
  readonly part?: number;
  readonly left?: number;
  readonly fault?: AmountFault;
}

/** The share that a cell in a column of amounts eaten gives; a number is an amount. */
export function statedShare(cell: string, { unit }: ServedColumn): number | undefined {
  const isNumber = /^[\d.,]+$/.test(cell) && (unit !== '' || decimalOf(cell) !== 0);
  return isNumber || /^[x×✓✔]$/i.test(cell) ? undefined : partEaten(cell);
}

/** The share in the column of shares. */
export function shareInColumn(
  cells: readonly string[],
  { eaten, isEatenPercent }: AmountColumns,
): Pick<EatenShare, 'part' | 'fault'> {
  const cell = cellAt(cells, eaten);
  if (cell === '') return {};
  const part = isEatenPercent ? percentEaten(cell) : partEaten(cell);
  return part === undefined ? { fault: unreadShare(cell, eaten) } : { part };
}

/** The leftover share, or the leftover weight. */
export function leftOver(cells: readonly string[], { left, leftUnit }: AmountColumns): EatenShare {
  const cell = cellAt(cells, left);
  if (cell === '' || cell === '?') return cell === '' ? {} : { fault: unreadShare(cell, left) };
  const weight = leftUnit === '%' ? undefined : gramsOrMl(cell, leftUnit || 'g');
  if (weight !== undefined) return weight === 0 ? {} : { left: weight };
  const part = partLeft(cell, leftUnit === '%');
  if (part === undefined) return { fault: unreadShare(cell, left) };
  return part === 0 ? {} : { part: 1 - part };
}

/** The fault of a cell that does not say how much was eaten. */
export function unreadShare(cell: string, position: number): AmountFault {
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

/** The fault of a number that may be a share or an amount. */
export function unclearShare(eaten: string, served: string, position: number): AmountFault {
  return {
    code: 'meal/bad-amount',
    message: `Amount eaten "${eaten}" is unclear`,
    value: eaten,
    expected: `a share of ${served}, such as "50 %", or an amount with a unit, such as "1/2 piece"`,
    position,
  };
}
