/** The hash of the key of a group, as in `byte-keys.ts`. */
export function hashOfKey(start: usize, end: usize): u32 {
  let hash: u32 = 0;
  let at = start;
  for (; at + 4 <= end; at += 4) hash = withWord(hash, load<u32>(at));
  const rest = <u32>(end - at) << 3;
  hash = withWord(hash, load<u32>(at) & ((<u32>1 << rest) - 1));
  hash = (hash ^ (hash >>> 16)) * 0x85ebca6b;
  return hash ^ (hash >>> 13);
}

@inline
function withWord(hash: u32, word: u32): u32 {
  return (rotl<u32>(hash, 5) ^ word) * 0x9e3779b1;
}
