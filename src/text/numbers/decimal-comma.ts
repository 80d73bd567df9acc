/** A number with a decimal comma. After one to three digits, a comma before three more may separate thousands. */
const DECIMAL_COMMA = /^[+-]?(?!(?!0,)\d{1,3},\d{3}$)\d+,\d+$/;

/** The number in a text, with a decimal point or an unambiguous decimal comma; NaN for any other text. */
export function readDecimal(text: string): number {
  const bare = text.trim();
  if (bare === '') return Number.NaN;
  return Number(DECIMAL_COMMA.test(bare) ? bare.replace(',', '.') : bare);
}
