/** The array that {@link hashPair} returns each time. */
const HASHES = new Uint32Array(2);

/** Two 32-bit hashes of a text: FNV-1a, and one with the multiplier of MurmurHash2. The next call overwrites them. */
export function hashPair(text: string): Uint32Array {
  let one = 0x811c9dc5;
  let other = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5bd1e995);
    other ^= other >>> 15;
  }
  HASHES[0] = one ^ (one >>> 15);
  HASHES[1] = other;
  return HASHES;
}
