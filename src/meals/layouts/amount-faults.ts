import type { Diagnostic } from '../../model/diagnostic.ts';
import { suggestUnit } from '../../model/units.ts';
import { RECORD_VALUES } from '../values/text-values.ts';

/** Text that is certainly not an amount of food, but would be read as part of its name. */
const NO_AMOUNT =
  /^(?:[-+−]?[\d.,]+\s*%|\d{4}-\d\d-\d\d(?:\s.*)?|\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4}))$/;

const NEGATIVE = /^[-−]([\d.,]+)(?:\s*\p{L}+\.?)?$/u;

const OWN_UNIT = /^[\d.,]+\s*(\p{L}+)\.?$/u;

/**
 * The problem of an amount cell: a percentage, a date, a negative number, or a unit that contradicts the unit column.
 * Anything else is left to the reader of amounts as people write them.
 *
 * @param unit the cell of the unit column
 */
export function amountFault(
  cell: string,
  unit: string,
): Omit<Diagnostic, 'location' | 'field'> | undefined {
  const bad = { code: 'meal/bad-amount', value: cell } as const;
  if (NO_AMOUNT.test(cell)) {
    const expected = RECORD_VALUES.numberExpected;
    return { ...bad, message: `Amount "${cell}" is not a number`, expected };
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
