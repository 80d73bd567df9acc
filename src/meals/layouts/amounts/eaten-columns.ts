import { decimalOf, isDecimal } from '../../../text/numbers/decimal.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { isMeasureName, unitOfColumn } from '../../headers/column-units.ts';
import { ENERGY_WORDS, NUTRIENT_WORDS } from '../../headers/nutrient-words.ts';
import { isAmountCell, isMass } from '../../words/amounts/amount-cells.ts';
import {
  isEatenName,
  isPercentName,
  isShareName,
  partEaten,
} from '../../words/amounts/eaten-part.ts';
import type { Contents } from './column-contents.ts';

/** A column of a table by its name. */
export interface NamedColumn {
  readonly name: string;
  /** Its place in the header, from 0. */
  readonly position: number;
}

/** "Ist kcal", "Protein eaten" */
const OF_NUTRIENT = new RegExp(
  String.raw`(?<!\p{L})(?:kcal|kj|${ENERGY_WORDS}|${NUTRIENT_WORDS})(?!\p{L})`,
  'iu',
);

/** Whether a column says how much of the food was eaten, rather than how much energy. */
export function isEatenColumn(name: string): boolean {
  return isEatenName(name) && !isOfNutrient(name);
}

/** Whether a column is about energy or a nutrient. */
export function isOfNutrient(name: string): boolean {
  return OF_NUTRIENT.test(name.replaceAll('_', ' '));
}

/** Whether a column gives the share that was eaten, rather than grams. */
export function isPartColumn({ name, position }: NamedColumn, contents: Contents): boolean {
  const unit = unitOfColumn(name) ?? '';
  if (!isEatenColumn(name) || isMass(unit) || isMeasureName(unit)) return false;
  if (isPercentName(name)) return true;
  if (/ist[- ]?menge|verzehrs?menge/i.test(name)) return false;
  if (hasAmounts(position, contents) || contents.areMostly(position, isPointInTime)) return false;
  // Unreadable cells in a column of this name are reported, not ignored.
  return isShareName(name) || contents.areMostly(position, (cell) => partEaten(cell) !== undefined);
}

/** "2026-03-02T10:00:00" below "consumed" says when. */
function isPointInTime(cell: string): boolean {
  return /^\d{4}-\d\d-\d\d|^\d{1,2}:\d\d/.test(cell);
}

/** "Amount eaten", "verzehrte Menge": names that promise an amount rather than a share. */
const NAMES_AMOUNT = /amount|quantit|weight|menge|gewicht/i;

/**
 * Whether a column such as "Amount eaten" has amounts, although its numbers could be percentages: it has a column of
 * units next to it, or is the only column of amounts.
 */
export function isNumberEaten(
  column: NamedColumn,
  columns: readonly NamedColumn[],
  contents: Contents,
): boolean {
  const { name, position } = column;
  if (!NAMES_AMOUNT.test(name) || isPercentName(name)) return false;
  const areNumbers = contents
    .filled(position)
    .every((cell) => isDecimal(cell) && (Number(cell) === 0 || partEaten(cell) === undefined));
  const others = columns.filter((one) => one !== column);
  const hasUnits = others.some((one) => columnTopic(one.name) === 'unit');
  return areNumbers && (hasUnits || !others.some((one) => isAmountName(one.name)));
}

/** "0.5" and "1" below "% eaten": a spreadsheet program wrote 50 % and 100 % as plain numbers. */
export function areFractions(position: number, contents: Contents): boolean {
  const cells = contents.filled(position);
  const isFraction = (cell: string) => /^0[.,]\d*[1-9]\d*$/.test(cell);
  return (
    cells.some(isFraction) &&
    cells.every((cell) => isFraction(cell) || /^[01](?:[.,]0+)?$/.test(cell))
  );
}

/** No share is greater than 100 %. */
const MOST_PERCENT = 100;

/** Whether a column has amounts rather than shares: "150 g", or numbers that are not percentages. */
export function hasAmounts(position: number, contents: Contents): boolean {
  const cells = contents.filled(position).filter((cell) => /^\d/.test(cell));
  const shares = cells.filter((cell) => partEaten(cell) !== undefined);
  const withUnits = cells.filter((cell) => isAmountCell(cell) && /\p{L}/u.test(cell));
  const isBeyondPercent = cells.some((cell) => decimalOf(cell) > MOST_PERCENT);
  return (withUnits.length > 0 || isBeyondPercent) && shares.length * 2 <= cells.length;
}
