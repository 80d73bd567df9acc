/** The boxes of forms in the fonts Wingdings and Wingdings 2, by the codes of their characters in documents. */
const SYMBOLS: ReadonlyMap<number, string> = new Map([
  ...[0xf06f, 0xf0a8, 0xf0a3].map((code) => [code, '☐'] as const),
  ...[0xf0fd, 0xf0fe, 0xf052, 0xf053, 0xf054].map((code) => [code, '☒'] as const),
  ...[0xf0fc, 0xf050].map((code) => [code, '✓'] as const),
]);

/** The box or tick that a character of a symbol font shows; undefined for any other. */
export function symbolOf(code: number): string | undefined {
  return SYMBOLS.get(code);
}
