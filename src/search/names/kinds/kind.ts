/** A word for many foods, such as cheese, with the foods it covers that do not have the word in their name. */
export interface Kind {
  /** Words for the kind, in English and German. The first is its unique name in the index. */
  readonly words: string;
  /** Heads of names that belong to the kind. */
  readonly foods?: string;
  /** Phrases that end in a word of the kind but are something else. */
  readonly except?: string;
}
