/** Words whose membership is tested one by one. */
export interface WordSet {
  has(word: string): boolean;
}

/** A set of words that is made on first use, since folding a long list takes milliseconds. */
export function wordSet(words: () => Iterable<string>): WordSet {
  let set: ReadonlySet<string> | undefined;
  return {
    has(word) {
      set ??= new Set(words());
      return set.has(word);
    },
  };
}
