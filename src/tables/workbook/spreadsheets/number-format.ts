/**
 * A number as a spreadsheet displays it, with all its decimals: in percent, in thousands, or with the unit that its
 * format adds. Formats that only change the look, such as rounding, a currency or a date, are ignored.
 *
 * @param format a format code of spreadsheets (ECMA-376, part 1, 18.8.31)
 */
export function shownNumber(value: number, format: string): string {
  const { before, digits, after, percents } = partsOf(sectionFor(value, format));
  if (digits === '') return withShownText(value, { before, after: undefined, divisor: 1 });
  if (/^0{2,}$/.test(digits) && Number.isInteger(value) && value >= 0 && percents === 0) {
    const padded = String(value).padStart(digits.length, '0');
    return SAYS_MORE.test(before + after) ? `${before}${padded}${after}` : padded;
  }
  const divisor = 1000 ** scalingCommas(digits) / 100 ** percents;
  return withShownText(value, { before, after, divisor });
}

/** The text around a number that is shown, without what only separates it. */
export interface ShownText {
  readonly before: string;
  /** Undefined if only a text is shown, without a number. */
  readonly after: string | undefined;
  /** The divisor of the number for display. */
  readonly divisor: number;
}

/** A number as it is displayed, with the text around it if that changes the meaning. */
export function withShownText(value: number, { before, after, divisor }: ShownText): string {
  if (after === undefined) return SAYS_MORE.test(before) ? before.trim() : numberText(value);
  const isSpelledOut = divisor > 1 && THOUSANDS.test(after.trim());
  const number = numberText(isSpelledOut ? value : value / divisor);
  const suffix = isSpelledOut ? '' : after.trim();
  return [before.trim(), number, suffix]
    .filter((part) => part === number || SAYS_MORE.test(part))
    .join(' ');
}

/** Whether numbers in a format mean their stored values. Dates have a separate reader. */
export function showsStoredNumber(format: string): boolean {
  return sectionsOf(format).every((section) => {
    const { before, digits, after } = partsOf(section);
    return (
      !SAYS_MORE.test(before + after) && scalingCommas(digits) === 0 && !/^0{2,}$/.test(digits)
    );
  });
}

/** Spreadsheets calculate with 15 digits and store more: 0.1 + 0.2 is 0.3. */
export function numberText(value: number): string {
  return String(Number(value.toPrecision(15)));
}

/** Text around a number that changes its meaning: a unit, a percent sign, "<". Signs and currencies do not. */
const SAYS_MORE = /[\p{L}%‰<>≤≥]/u;

/** The suffixes of numbers shown in thousands or millions, which keep their value: `1.2k`. */
const THOUSANDS = /^(?:k|t|tsd\.?|m|mio\.?|mrd\.?|bn?)$/i;

/** Sections of a format, which semicolons separate. */
function sectionsOf(format: string): string[] {
  return (format.match(/(?:"[^"]*"?|\\.|\[[^\]]*\]|[^;])+|(?<=;|^)(?=;|$)/gsu) ?? []).map(String);
}

const CONDITION = /\[(<=|>=|<>|<|>|=)(-?[\d.]+)\]/;

/** The section that applies to a value: by its condition, or the one for positive numbers, negative ones or zero. */
function sectionFor(value: number, format: string): string {
  const sections = sectionsOf(format);
  const [first = '', second, third] = sections;
  if (second === undefined) return first;
  if (sections.some((section) => CONDITION.test(section))) {
    const last = third ?? second;
    const found = sections.slice(0, 2).find((section) => {
      const [, operator, limit] = CONDITION.exec(section) ?? [];
      return operator !== undefined && holds(value, operator, Number(limit));
    });
    return found ?? last;
  }
  if (value < 0) return second;
  return value === 0 && third !== undefined ? third : first;
}

function holds(value: number, operator: string, limit: number): boolean {
  const isEqual = value === limit;
  if (operator === '=') return isEqual;
  if (operator === '<>') return !isEqual;
  return (
    (operator.endsWith('=') && isEqual) || (operator[0] === '<' ? value < limit : value > limit)
  );
}

/** A text, an escaped character, or any other character. */
const TOKEN = /"([^"]*)"?|\\(.)|(General)|(.)/gisu;

interface SectionParts {
  readonly before: string;
  readonly digits: string;
  readonly after: string;
  /** Percent signs: each multiplies by 100. One in a text does not count. */
  readonly percents: number;
}

/** What a section has before its digits, its digits, and after them. */
function partsOf(section: string): SectionParts {
  let before = '';
  let digits = '';
  let after = '';
  let percents = 0;
  for (const [, text, escaped, general, plain = ''] of section
    .replace(/("[^"]*"?|\\.)|\[[^\]]*\]|_.|\*./gsu, '$1')
    .matchAll(TOKEN)) {
    if (general !== undefined || /[0#?]/.test(plain)) {
      // Text between digits, such as the bar of a fraction, is not a unit.
      after = '';
      digits += general === undefined ? plain : '#';
    } else if (/[.,]/.test(plain)) {
      digits += plain;
    } else if (digits !== '' && /e/i.test(plain)) {
      digits += plain;
    } else {
      if (plain === '%') percents++;
      const literal = text ?? escaped ?? plain;
      if (digits === '') before += literal;
      else after += literal;
    }
  }
  return { before: before.trim(), digits, after: after.trim(), percents };
}

/** Commas after the last digit before or after the point: each of them divides by 1000. */
function scalingCommas(digits: string): number {
  return [...digits.matchAll(/[0#?](,+)(?=\.|$)/g)].reduce(
    (sum, [, commas = '']) => sum + commas.length,
    0,
  );
}
