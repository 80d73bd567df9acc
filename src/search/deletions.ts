/** Letters of a word that count: two words within two edits are so in these, too. */
const COMPARED_LETTERS = 7;

/**
 * What is left of a word's first letters without up to some number of them. A word and a misspelling of it have one of
 * these in common (symmetric deletion), so that an index of them finds all words within some edits by few look-ups.
 *
 * @param deletions `maxEdits` of the word, which is enough for longer misspellings of it, too
 */
export function deletionsOf(word: string, deletions: number): ReadonlySet<string> {
  const start = word.slice(0, COMPARED_LETTERS);
  const all = new Set([start]);
  let latest = [start];
  for (let round = 0; round < deletions; round++) {
    const next: string[] = [];
    for (const text of latest) {
      for (let at = 0; at < text.length; at++) {
        const shorter = text.slice(0, at) + text.slice(at + 1);
        if (all.has(shorter)) continue;
        all.add(shorter);
        next.push(shorter);
      }
    }
    latest = next;
  }
  return all;
}
