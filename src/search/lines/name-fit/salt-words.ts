/** How lines ask for less salt, word by word. */
const LESS_SALT: readonly (readonly string[])[] = [
  ...['low', 'lower', 'reduced', 'no', 'less'].flatMap((less) => [
    [less, 'sodium'],
    [less, 'salt'],
  ]),
  ['no', 'salt', 'added'],
  ['no', 'added', 'salt'],
  ['unsalted'],
  ...['salzarm', 'natriumarm', 'salzreduziert', 'ungesalzen'].flatMap((word) =>
    ['', 'e', 'er', 'es', 'en'].map((ending) => [word + ending]),
  ),
];

/**
 * The words of a line without those that ask for less salt; undefined if it does not, or if they are behind the food, where
 * they exclude something: "chicken stock" of "low sodium chicken stock".
 */
export function withoutSaltWords(words: readonly string[]): string[] | undefined {
  const [longest] = LESS_SALT.filter((said) => said.every((word, at) => words[at] === word)).sort(
    (a, b) => b.length - a.length,
  );
  if (longest === undefined || longest.length === words.length) return undefined;
  return words.slice(longest.length);
}
