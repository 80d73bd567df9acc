import { suggestFlag, suggestNumber } from './suggest-values.ts';
import type { ValueReaders } from './value-readers.ts';

/** Plain decimals, as programs write them; a decimal comma is refused, not guessed. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

const FLAGS = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);

/** Truth values in German, as in spreadsheets. */
const GERMAN_FLAGS = new Map([
  ['ja', true],
  ['wahr', true],
  ['nein', false],
  ['falsch', false],
]);

/** Numbers with a decimal comma, and possibly points between thousands: "1.250,5". */
const COMMA_NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+),\d*$/;

/** Reads values from text, such as cells of CSV. */
export const TEXT_VALUES: ValueReaders = {
  text: (cell) => cell as string,
  number: (cell) => (NUMBER.test(cell as string) ? Number(cell) : undefined),
  flag: (cell) => FLAGS.get((cell as string).toLowerCase()),
  numberExpected: 'a number with a decimal point, such as 2.5',
  flagExpected: 'true or false',
  suggestNumber: (cell) => suggestNumber(cell as string),
  suggestFlag: (cell) => suggestFlag(cell as string),
};

/** Reads values from cells that may have a decimal comma. */
export const RECORD_VALUES: ValueReaders = {
  ...TEXT_VALUES,
  number(cell) {
    const text = cell as string;
    if (!COMMA_NUMBER.test(text)) return TEXT_VALUES.number(text);
    return Number(text.replaceAll('.', '').replace(',', '.'));
  },
  flag: (cell) => TEXT_VALUES.flag(cell) ?? GERMAN_FLAGS.get((cell as string).toLowerCase()),
  numberExpected: 'a number, such as 2.5 or 2,5',
};

/** A number whose point may separate thousands: "1.250". */
const THREE_DIGITS = /^[1-9]\d{0,2}\.\d{3}$/;

/** Numbers whose comma, or point, is certainly decimal: "150,5", "0,25", "1.5". */
const DECIMAL_COMMA = /^(?:\d*,(?:\d{1,2}|\d{4,})|0?,\d+)$/;
const DECIMAL_POINT = /^(?:\d*\.(?:\d{1,2}|\d{4,})|0?\.\d+)$/;

/** What a point before three digits is in a column of amounts: "1.250". */
export type PointMeaning = 'decimal' | 'thousands' | 'unclear';

/** What the amounts of a column that no comma separates say of their points. */
export function pointsIn(amounts: readonly string[]): PointMeaning {
  if (!amounts.some((cell) => DECIMAL_COMMA.test(cell))) return 'decimal';
  return amounts.some((cell) => DECIMAL_POINT.test(cell)) ? 'unclear' : 'thousands';
}

/** Large units: nobody eats a thousand of them. */
const LARGE_UNIT = /^(?:kg|l|liter|litres?|dl|cl|oz|lbs?)$/i;

/** Reads values from a column of amounts with decimal commas. */
const WITH_THOUSANDS: ValueReaders = {
  ...RECORD_VALUES,
  number(cell) {
    const text = cell as string;
    return RECORD_VALUES.number(THREE_DIGITS.test(text) ? text.replace('.', '') : text);
  },
};
const WITH_UNCLEAR_POINTS: ValueReaders = {
  ...RECORD_VALUES,
  number: (cell) => (THREE_DIGITS.test(cell as string) ? undefined : RECORD_VALUES.number(cell)),
  numberExpected: 'a number in one form, since the column has decimal commas and decimal points',
  suggestNumber: (cell) =>
    THREE_DIGITS.test(cell as string) ? undefined : RECORD_VALUES.suggestNumber(cell),
};

/** Reads the values of a row of CSV whose column of amounts has decimal commas. */
export function valuesWithCommas(points: PointMeaning, unit: string): ValueReaders {
  if (points === 'decimal' || LARGE_UNIT.test(unit)) return RECORD_VALUES;
  return points === 'thousands' ? WITH_THOUSANDS : WITH_UNCLEAR_POINTS;
}

/** Reads values from CSV. If the separator is not a comma, commas are decimal commas. */
export function csvValues(separator: string): ValueReaders {
  return separator === ',' ? TEXT_VALUES : RECORD_VALUES;
}
