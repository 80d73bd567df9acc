const FACTOR = 0x9e3779b1;

/** The hash of the words so far, with one more (as in rustc's FxHash: rotate, add, multiply). */
export function withWord(hash: number, word: number): number {
  return Math.imul(((hash << 5) | (hash >>> 27)) ^ word, FACTOR);
}

/** The hash of bytes, independent of their position in memory: words of four bytes, the last one padded with zeros. */
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
