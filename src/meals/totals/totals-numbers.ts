/** A number with a decimal point, as programs write it. */
const NUMBER = /^\+?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A number with a decimal comma, and possibly points between thousands: "2.019,12". */
const COMMA_NUMBER = /^\+?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+(?:e[+-]?\d+)?$/i;

const WHOLE_NUMBER = /^\+?\d+$/;

/** Reads the number of a cell; NaN if it is none. */
export interface TotalsNumbers {
  readonly numberOf: (cell: string) => number;
  readonly expected: string;
}

/** Numbers with a decimal point. */
export const POINT_NUMBERS: TotalsNumbers = {
  numberOf: (cell) => (NUMBER.test(cell) ? Number(cell) : Number.NaN),
  expected: 'a number with a decimal point, or an empty cell if it is unknown',
};

/** Numbers next to one with a decimal comma: a point does not say whether it separates thousands. */
const COMMA_NUMBERS: TotalsNumbers = {
  numberOf(cell) {
    if (WHOLE_NUMBER.test(cell)) return Number(cell);
    if (!COMMA_NUMBER.test(cell)) return Number.NaN;
    return Number(cell.replaceAll('.', '').replace(',', '.'));
  },
  expected: 'a number with a decimal comma like others of the row, or an empty cell',
};

/**
 * Reads the numbers of a row. Where another character separates cells, a spreadsheet may have written decimal commas.
 *
 * @param cells those with numbers
 */
export function totalsNumbers(cells: readonly string[], separator: string): TotalsNumbers {
  if (separator === ',') return POINT_NUMBERS;
  return cells.some((cell) => COMMA_NUMBER.test(cell.trim())) ? COMMA_NUMBERS : POINT_NUMBERS;
}
