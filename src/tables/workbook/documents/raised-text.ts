const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const ENTRY = String.raw`(?:\d{1,2}|\p{L}|[*†‡]{1,3})`;
const MARK = new RegExp(String.raw`^\s*[([]?${ENTRY}(?:[,;\s]+${ENTRY})*[)\]]?\s*$`, 'u');

/** Whether a raised text may be the mark of a footnote, or several: "1", "a", "1)", "1,2", "*". */
export function isMark(text: string): boolean {
  return MARK.test(text);
}

/**
 * A raised text, such as the mark of a footnote or the upper part of a fraction, in characters that are not mistaken for
 * the digits of the number before it. A mark that is more than digits is no part of a fraction, and skipped.
 */
export function raisedText(text: string): string {
  if (isMark(text) && /[^\d\s]/.test(text)) return '';
  return text.replace(/\d/g, (digit) => RAISED_DIGITS[Number(digit)] as string);
}

/** "1½" as raised and lowered digits: "1¹/2". */
const FRACTION = new RegExp(String.raw`([${RAISED_DIGITS}]+)\s*[/⁄]\s*(?=\d)`, 'gu');

/** A line whose fractions are plain: "1 1/2". */
export function withPlainFractions(line: string): string {
  return line.replace(FRACTION, (_, above: string) => {
    const digits = Array.from(above, (digit) => RAISED_DIGITS.indexOf(digit)).join('');
    return ` ${digits}/`;
  });
}
