/** Letters and pairs that people take for each other, in the order in which they are replaced. */
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

/** The consonants of a folded word that are heard, each once: of "shepherd" and "shepard" the same. */
export function consonantsOf(word: string): string {
  return word.replace(/(?<!^)[aeiouhyj]/g, '').replace(/(.)\1+/g, '$1');
}

/** How a folded word sounds, roughly: words with the same key are likely one word, spelled in two ways. */
export function soundOf(word: string): string {
  return ALIKE.reduce((sound, [letters, like]) => sound.replace(letters, like), word);
}
