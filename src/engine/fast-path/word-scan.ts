/** Each byte four times, as a word to compare words with. */
export const STOP_WORDS = Int32Array.from({ length: 256 }, (_, byte) =>
  Math.imul(byte, 0x01010101),
);

/**
 * Where a word has a byte: the lowest bit that is set is the highest bit of the first such byte; 0 for none. Bits above
 * it may be set without reason (Henry S. Warren, Hacker's Delight, "Find first 0-byte").
 *
 * @param word four bytes, the first one lowest
 * @param stops the byte four times
 */
export function stopIn(word: number, stops: number): number {
  const apart = word ^ stops;
  return ((apart - 0x01010101) | 0) & ~apart & 0x80808080;
}
