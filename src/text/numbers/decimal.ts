/** Whether a text is a number without a sign, with a decimal point or comma at most: "2", "1.5", "1,5". */
export function isDecimal(text: string): boolean {
  return /^\d+(?:[.,]\d+)?$/.test(text);
}

/** The value of a number with a decimal point or comma; NaN for a text that is not a number. */
export function decimalOf(text: string): number {
  return Number(text.replace(',', '.'));
}
