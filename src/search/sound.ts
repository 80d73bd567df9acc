/** Letters and pairs of letters that people confuse, in the order in which they are replaced. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph|v|w/g, 'f'],
  [/ck|qu|q|c(?=[^eiyh]|$)|ch(?=[rlo])/g, 'k'],
  [/tz|z|c|x/g, 's'],
  [/y|j|ie|ei/g, 'i'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/g/g, 'k'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
  [/[aeiou]+/g, 'a'],
];

/** The audible consonants of a folded word, each once: the same for "shepherd" and "shepard". */
export function consonantsOf(word: string): string {
  return word.replace(/(?<!^)[aeiouhyj]/g, '').replace(/(.)\1+/g, '$1');
}

/** A key for the rough sound of a folded word. Words with the same key are probably one word in two spellings. */
export function soundOf(word: string): string {
  return ALIKE.reduce((sound, [letters, like]) => sound.replace(letters, like), word);
}

/** Whether two folded words are pronounced alike, and have the same audible consonants: "valley" is not "fully". */
export function isSpelledLike(one: string, other: string): boolean {
  return soundOf(one) === soundOf(other) && consonantsOf(one) === consonantsOf(other);
}
