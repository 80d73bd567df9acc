/** A comma or a point in a number. */
export type NumberMark = ',' | '.';

/** The meaning of a comma or a point in a column. */
export type MarkMeaning = 'decimal' | 'thousands' | 'unclear' | 'unknown';

/** The meanings of the marks of a column. */
export type MarkMeanings = Readonly<Record<NumberMark, MarkMeaning>>;

/** What numbers show about commas and points. */
export interface MarkEvidence {
  readonly decimal: ReadonlySet<NumberMark>;
  readonly thousands: ReadonlySet<NumberMark>;
}

/** Numbers of a cell, with their commas and points. */
const NUMBERS = /\d*[.,][\d.,]*\d/g;

/** Numbers whose comma must be decimal: `1,5`, `0,250`, `1250,500`, `1.250,5`. */
const DECIMAL_COMMA = /^(?:\d*,(?:\d{1,2}|\d{4,})|0?,\d+|\d{4,},\d+|\d{1,3}(?:\.\d{3})+,\d+)$/;
/** Numbers whose point must be decimal. */
const DECIMAL_POINT = /^(?:\d*\.(?:\d{1,2}|\d{4,})|0?\.\d+|\d{4,}\.\d+|\d{1,3}(?:,\d{3})+\.\d+)$/;
/** Numbers whose commas, or points, must separate thousands: `1,250,000`. */
const COMMA_GROUPS = /^\d{1,3}(?:,\d{3}){2,}$/;
const POINT_GROUPS = /^\d{1,3}(?:\.\d{3}){2,}$/;

/** Collects what the numbers of cells show about commas and points. */
export function markEvidence(cells: Iterable<string>): MarkEvidence {
  const decimal = new Set<NumberMark>();
  const thousands = new Set<NumberMark>();
  for (const cell of cells) {
    for (const number of cell.match(NUMBERS) ?? []) {
      if (DECIMAL_COMMA.test(number)) decimal.add(',');
      else if (DECIMAL_POINT.test(number)) decimal.add('.');
      else if (COMMA_GROUPS.test(number)) thousands.add(',');
      else if (POINT_GROUPS.test(number)) thousands.add('.');
    }
  }
  return { decimal, thousands };
}

/** The meaning of a mark according to the numbers: one mark is decimal if the other separates thousands. */
export function meaningOf(mark: NumberMark, { decimal, thousands }: MarkEvidence): MarkMeaning {
  const other = mark === ',' ? '.' : ',';
  const isDecimal = decimal.has(mark) || thousands.has(other);
  const isThousands = thousands.has(mark) || decimal.has(other);
  if (isDecimal && isThousands) return 'unclear';
  return isDecimal ? 'decimal' : isThousands ? 'thousands' : 'unknown';
}

/** The meanings of the marks of a column of amounts; undefined if all of them may be read as decimal. */
export function marksToHeed(amounts: Iterable<string>): MarkMeanings | undefined {
  const evidence = markEvidence(amounts);
  const meanings = { ',': meaningOf(',', evidence), '.': meaningOf('.', evidence) };
  return mayBeDecimal(meanings[',']) && mayBeDecimal(meanings['.']) ? undefined : meanings;
}

/** Whether a mark is read as decimal: it is decimal, or nothing says otherwise. */
export function mayBeDecimal(meaning: MarkMeaning): boolean {
  return meaning === 'decimal' || meaning === 'unknown';
}

/** Units so large that nobody eats a thousand of them, so that their marks are decimal. */
const LARGE_UNIT = /^(?:kg|l|liter|litres?|dl|cl|oz|lbs?)$/i;

/** Whether nobody eats a thousand of a unit. */
export function isLargeUnit(unit: string): boolean {
  return LARGE_UNIT.test(unit);
}
