/** The number of letters that are compared. Words within two edits of each other are also within two edits in these. */
const COMPARED_LETTERS = 7;

/**
 * Hashes (FNV-1a) of the first letters of a word, with up to some number of them deleted. A word and a misspelling of
 * it have one of these in common (symmetric deletion), so that an index of them finds all words within some edits by
 * few look-ups. Only the hashes are computed, since an import needs those of every word.
 *
 * @param deletions `maxEdits` of the word, which is enough for longer misspellings of it, too
 */
export function deletionHashes(word: string, deletions: number): ReadonlySet<number> {
  const letters = Math.min(word.length, COMPARED_LETTERS);
  const hashes = new Set<number>();
  const go = (at: number, hash: number, left: number): void => {
    if (at === letters) {
      hashes.add(hash);
      return;
    }
    go(at + 1, Math.imul(hash ^ word.charCodeAt(at), FNV_PRIME), left);
    if (left > 0) go(at + 1, hash, left - 1);
  };
  go(0, FNV_BASIS, deletions);
  return hashes;
}

const [FNV_BASIS, FNV_PRIME] = [0x811c9dc5, 0x01000193];
