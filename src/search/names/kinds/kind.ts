/** A word for many foods, such as cheese, with the foods it covers that do not have the word in their name. */
export interface Kind {
  /** What people call the kind, in English and German. The first names it in the index, and no other kind. */
  readonly words: string;
  /** Heads of names that belong to the kind. */
  readonly foods?: string;
  /** Phrases whose names end in a word of the kind, and are something else. */
  readonly except?: string;
}
