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

const FACTOR = 0x9e3779b1;

/** The hash of the words so far, with one more (as in rustc's FxHash: rotate, add, multiply). */
export function withWord(hash: number, word: number): number {
  return Math.imul(((hash << 5) | (hash >>> 27)) ^ word, FACTOR);
}

/** The same hash of bytes wherever they stand: words of four, and what is left with zeros behind it. */
export function hashOfWords(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0;
  let word = 0;
  for (let at = start; at < end; at++) {
    const place = (at - start) & 3;
    word |= (bytes[at] as number) << (8 * place);
    if (place === 3) {
      hash = withWord(hash, word);
      word = 0;
    }
  }
  return withWord(hash, word);
}
