/** All ends of some words, in letters: what is none of them need not be looked for among the words. */
export function endingsOf(words: Iterable<string>): Set<string> {
  const endings = new Set<string>();
  for (const word of words) {
    for (let at = 0; at < word.length; at++) endings.add(word.slice(at));
  }
  return endings;
}
