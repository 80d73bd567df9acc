import { foldedLines } from '../../text/words/fold-words.ts';
import { KINDS } from './kinds/kinds.ts';

/** A phrase as one key, with the keys of the kinds that it names. */
export type KindPhrase = readonly [phrase: string, ...kinds: string[]];

/**
 * The phrases that name kinds of foods. Folding them takes longer than a search, so the build of the program does it.
 */
export function namedKinds(): readonly KindPhrase[] {
  const phrases = new Map<string, [string, ...string[]]>();
  const lists = foldedLines(KINDS.map(({ words }) => words.replaceAll(';', '\n')).join('\n\n'));
  let key: string | undefined;
  for (const line of lists) {
    // An empty line ends the words of a kind. Its key is the first word.
    if (line === '') {
      key = undefined;
      continue;
    }
    const phrase = line.replaceAll(' ', '');
    key ??= phrase;
    const known = phrases.get(phrase);
    if (known === undefined) phrases.set(phrase, [phrase, key]);
    else if (known.at(-1) !== key) known.push(key);
  }
  return [...phrases.values()];
}
