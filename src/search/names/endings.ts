/** All endings of some words. Text that is not among them need not be looked up. */
export function endingsOf(words: Iterable<string>): Set<string> {
  const endings = new Set<string>();
  for (const word of words) {
    for (let at = 0; at < word.length; at++) endings.add(word.slice(at));
  }
  return endings;
}
