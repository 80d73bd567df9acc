import type { Diagnostic } from '../../../model/diagnostic.ts';
import { suggestUnit } from '../../../model/units.ts';
import { cutShort, quoted } from '../../../text/escaping/quote.ts';
import { RECORD_VALUES } from '../../values/text-values.ts';
import { isTally } from '../../words/amounts/tally-marks.ts';
import { MONTH_NAMES } from '../../words/days/calendar-days.ts';

/** What is wrong with a cell, before its location is known. */
export type CellFault = Omit<Diagnostic, 'location' | 'field'>;

/** What is wrong with a cell, and the position of the cell. */
export type AmountFault = CellFault & { readonly position: number };

/** Text that is certainly not an amount of food, but would be read as a part of the food's name. */
const NO_AMOUNT =
  /^(?:[-+−]?[\d.,]+\s*%|\d{4}-\d\d-\d\d(?:\s.*)?|\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4}))$/;

const MONTH = `(?:${MONTH_NAMES})`;

/** "01. Feb", "2-Jan", "Feb 01": what a spreadsheet program makes of 1/2. */
const DATE_OF_FRACTION = new RegExp(
  String.raw`^(?:\d{1,2}\.?[\s-]?${MONTH}|${MONTH}[\s-]\d{1,2})\.?(?:[\s-]\d{2,4})?$`,
  'i',
);

/** An amount that only gives an upper or lower limit: "<5", "max. 10 g". */
const LIMIT =
  /^(?:[<>≤≥]=?|&[lg]t;|unter|über|bis(?: zu)?|max(?:\.|imal)?|mind(?:\.|estens)?|min\.|weniger als|mehr als|less than|more than|under|over|up to|at most|at least)\s*[\d.,]+\s*\p{L}*\.?$/iu;

/** A trace, which is neither zero nor a weight. */
const TRACE = /^(?:(?:in )?(?:traces?|spur(?:en)?)|tr\.?|trace amounts?)(?:\s+g)?$/i;

const NEGATIVE = /^[-−]([\d.,]+)(?:\s*\p{L}+\.?)?$/u;

const OWN_UNIT = /^[\d.,]+\s*(\p{L}+)\.?$/u;

/** A mark for an amount that the person did not know, or a cross that only says that there was some. */
const UNKNOWN =
  /^(?:[?x×✓✔./]+|unknown|unbekannt|n\/a|n\.\s?a\.|k\.\s?a\.?|tb[cd]|nan|null|true|false|wahr|falsch|error|fehler|[+-]?(?:inf|infinity|∞)|0x[\da-f]+|#\D*)$/i;

/** Whether a cell says that there was an amount, but not how much: "?", "x", "k. A.". */
export function isUnknownAmount(cell: string): boolean {
  return UNKNOWN.test(cell);
}

/**
 * The errors of formulas, as Excel, LibreOffice and Google Sheets write them in any language ("#DIV/0!", "#WERT!",
 * "Err:502"), and the marks of a number too wide for its column.
 */
const ERROR_VALUE =
  /^(?:#[\p{L}\d_/]+[!?]|#(?:n\/a|nv|getting_data|daten_abrufen)|(?:err|fehler):\s?\d{3}|#{2,})$/iu;

/** Whether a cell has a formula that was never computed, or an error instead of its value. */
export function isFormula(cell: string): boolean {
  return /^=\s*[^\s=]/.test(cell) || (MAY_BE_ERROR.test(cell) && ERROR_VALUE.test(cell));
}

/** Most cells begin with another character. */
const MAY_BE_ERROR = /^[#ef]/i;

/** The problem of a cell with a formula that has no value. */
export function formulaFault(cell: string): CellFault {
  if (!cell.startsWith('=')) {
    return {
      code: 'meal/bad-amount',
      message: `${quoted(cell)} is an error instead of a value`,
      value: cutShort(cell),
      expected: 'a value',
    };
  }
  return {
    code: 'meal/bad-amount',
    message: `The formula ${cutShort(cell)} has no value`,
    value: cutShort(cell),
    expected: 'the file opened and saved in a spreadsheet program, or a value',
  };
}

/**
 * The problem of an amount cell: a formula without a value or its error, an unknown amount, a percentage, a date, a negative number, or a unit that contradicts the unit column.
 * Anything else is left to the reader of free-text amounts.
 *
 * @param unit the cell in the column of units
 */
export function amountFault(cell: string, unit: string): CellFault | undefined {
  if (isFormula(cell)) return formulaFault(cell);
  const bad = { code: 'meal/bad-amount', value: cell } as const;
  if (isTally(cell)) {
    const expected = 'a number, since four strokes may be a group of five';
    return { ...bad, message: `Amount ${quoted(cell)} is unclear`, expected };
  }
  if (isUnknownAmount(cell) || TRACE.test(cell)) {
    const expected = 'a number, or an empty cell for one standard serving';
    return { ...bad, message: `Amount "${cell}" is not a number`, expected };
  }
  if (NO_AMOUNT.test(cell) || DATE_OF_FRACTION.test(cell)) {
    const expected = RECORD_VALUES.numberExpected;
    return { ...bad, message: `Amount "${cell}" is not a number`, expected };
  }
  if (LIMIT.test(cell)) {
    const message = `Amount "${cell}" is only a limit`;
    return { ...bad, message, expected: 'the amount that was eaten, as a number' };
  }
  const [, negative] = NEGATIVE.exec(cell) ?? [];
  if (negative !== undefined && /[1-9]/.test(negative)) {
    const message = `Amount must not be negative (got ${cell})`;
    return { code: 'meal/negative-amount', value: cell, message, expected: '0 or more' };
  }
  const [own, given] = [suggestUnit(OWN_UNIT.exec(cell)?.[1] ?? ''), suggestUnit(unit)];
  if (own === undefined || given === undefined || own === given) return undefined;
  const message = `Amount "${cell}" contradicts the unit column, which says ${given}`;
  return { ...bad, message, expected: `an amount in ${given}, or the unit ${own}` };
}
