import { isLargeUnit, type MarkMeanings, type NumberMark } from './decimal-marks.ts';
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

/** A number whose only comma or point may separate thousands: "1.250". */
const THREE_DIGITS = /^[1-9]\d{0,2}([.,])\d{3}$/;

/**
 * Reads the values of a row whose column of amounts shows what its commas and points are: next to "150,5", "1.250" is a
 * thousand.
 *
 * @param unit the unit of the row's amount: the marks of large units are decimal
 */
export function valuesByMarks(meanings: MarkMeanings, unit: string): ValueReaders {
  if (isLargeUnit(unit)) return RECORD_VALUES;
  const meaningIn = (cell: unknown) => {
    const [, mark] = THREE_DIGITS.exec(cell as string) ?? [];
    return mark === undefined ? 'unknown' : meanings[mark as NumberMark];
  };
  return {
    ...RECORD_VALUES,
    number(cell) {
      const meaning = meaningIn(cell);
      if (meaning === 'unclear') return undefined;
      const text = cell as string;
      return RECORD_VALUES.number(meaning === 'thousands' ? text.replace(/[.,]/, '') : text);
    },
    numberExpected: isUnclear(meanings) ? ONE_FORM : RECORD_VALUES.numberExpected,
    suggestNumber: (cell) =>
      meaningIn(cell) === 'unclear' ? undefined : RECORD_VALUES.suggestNumber(cell),
  };
}

function isUnclear(meanings: MarkMeanings): boolean {
  return meanings['.'] === 'unclear' || meanings[','] === 'unclear';
}

const ONE_FORM = 'a number in one form, since the column has decimal commas and decimal points';

/** Reads values from CSV. If the separator is not a comma, commas are decimal commas. */
export function csvValues(separator: string): ValueReaders {
  return separator === ',' ? TEXT_VALUES : RECORD_VALUES;
}
