/** The beginnings of formulas in spreadsheets, in ASCII and in full width (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A number with a sign begins like a formula but is not one. */
const FIGURE = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Control characters (C0, DEL and C1), except tabs and line ends, which separate words. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * Makes text safe for spreadsheets and terminals: `'` precedes the beginning of a formula, and control characters are
 * spelt out.
 */
export function escapeFormulas(text: string): string {
  const spelt = text.replace(
    CONTROL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return FORMULA.test(spelt) && !FIGURE.test(spelt) ? `'${spelt}` : spelt;
}
