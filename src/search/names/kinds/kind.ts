/**
 * A word for many foods, such as cheese, with the foods that it covers although their names do not contain the word.
 */
export interface Kind {
  /** Words for the kind, in English and German. The first is its unique name in the index. */
  readonly words: string;
  /** Heads of names that belong to the kind. */
  readonly foods?: string;
  /** Phrases that end in a word of the kind but mean something else. */
  readonly except?: string;
}
