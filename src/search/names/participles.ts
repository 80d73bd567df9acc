/** A German participle with or without the ending of an adjective: "geräuchert", "geräucherter", "geräuchertem". */
const PARTICIPLE = /^\p{L}{4,}t(?:e[rnms]?)?$/u;

const ENDING = /e[rnms]?$/;

/** The endings that adjectives have in names of foods: "geräucherte Forelle", "geräucherter Lachs". */
const ENDINGS = ['er', 'e', 'es', 'en', ''] as const;

/**
 * A German participle in the form that a name has: "Lachs geräuchert" is "geräucherter Lachs".
 *
 * @param word folded
 * @param isOfName whether the name has a word
 * @returns the word unchanged if the name has no form of it
 */
export function participleOf(word: string, isOfName: (word: string) => boolean): string {
  if (!PARTICIPLE.test(word)) return word;
  const stem = word.replace(ENDING, '');
  const ending = ENDINGS.find((other) => isOfName(stem + other));
  return ending === undefined ? word : stem + ending;
}
