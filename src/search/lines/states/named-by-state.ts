import type { Food } from '../../../model/food.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import { isPreparation, processingOf } from '../words/preparation-words.ts';

/**
 * Whether other names of a food differ from one only in their state: the names of all states of a joined food are among
 * its own. The state of "Bacon rashers, streaky, grilled" is the grilled one, but "fresh pasta" is also eaten boiled.
 */
export function isNamedByState(nameWords: readonly string[], { name, otherNames }: Food): boolean {
  const plain = (words: readonly string[]) =>
    words.filter((word) => !isPreparation(word)).join(' ');
  const states = (words: readonly string[]) =>
    words
      .filter(isPreparation)
      .map((word) => processingOf(word) ?? 'cooked')
      .join(' ');
  return [name, ...otherNames].map(foldWords).some((words) => {
    const state = states(words);
    return state !== '' && state !== states(nameWords) && plain(words) === plain(nameWords);
  });
}
