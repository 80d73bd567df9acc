import type { Food } from '../../../model/food.ts';
import { allNames } from '../../../model/food-names.ts';
import { foldWords } from '../../../text/words/fold-words.ts';

/**
 * Spells a query of index words as people write them: "süßkartoffel" for "susskartoffel". The spelling is that of the
 * names of the hits, which have these words in full.
 */
export function wordsAsWritten(query: string, foods: readonly Food[]): string {
  const names = foods.flatMap(allNames);
  const written = new Map<string, string>();
  for (const word of names.flatMap(wordsOf)) {
    const [one = ''] = foldWords(word);
    // The singular comes before the plural: it is shorter.
    const known = written.get(one);
    if (known === undefined || word.length < known.length) written.set(one, word);
  }
  return query
    .split(' ')
    .map((word) => written.get(word) ?? word.replace(/ie$/, 'y'))
    .join(' ');
}

/** The words of a text that have some folded words, as the text writes them. */
export function wordsAsTyped(text: string, folded: readonly string[]): string {
  return wordsOf(text)
    .filter((word) => foldWords(word).some((one) => folded.includes(one)))
    .join(' ');
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\d'’]+/gu) ?? [];
}
