import type { Food } from '../../../model/food.ts';
import type { WordSet } from '../../../text/word-set.ts';
import { headPhrases } from '../../names/head-words.ts';

/** Whether a food is called by one of the words, at the end of a name. */
export function hasHead(
  { name, otherNames }: Pick<Food, 'name' | 'otherNames'>,
  words: Pick<WordSet, 'has'>,
): boolean {
  return [name, ...otherNames].some((one) =>
    headPhrases(one).some((phrase) => words.has(phrase.at(-1) as string)),
  );
}
