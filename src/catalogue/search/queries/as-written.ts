import type { Food } from '../../../model/food.ts';
import { singular, typedWords } from '../../../text/words/fold-words.ts';

/**
 * Spells a query of index words as people write them: "strawberry yoghurt" for "strawberrie yoghurt". The spelling is
 * that of the names of the hits, which have these words in full.
 */
export function wordsAsWritten(query: string, foods: readonly Food[]): string {
  const names = foods.flatMap(({ name, otherNames }) => [name, ...otherNames]);
  const written = new Map<string, string>();
  for (const word of names.flatMap(typedWords)) {
    const one = singular(word);
    // The singular comes before the plural: it is shorter.
    const known = written.get(one);
    if (known === undefined || word.length < known.length) written.set(one, word);
  }
  return query
    .split(' ')
    .map((word) => written.get(word) ?? word.replace(/ie$/, 'y'))
    .join(' ');
}
