import type { Food } from '../../../model/food.ts';
import type { WordSet } from '../../../text/words/word-set.ts';
import { headPhrases } from '../../names/head-words.ts';

/** Whether a name of a food ends in one of the words. */
export function hasHead(
  { name, otherNames, localNames = {} }: Pick<Food, 'name' | 'otherNames' | 'localNames'>,
  words: Pick<WordSet, 'has'>,
): boolean {
  return [name, ...otherNames, ...Object.values(localNames)].some((one) =>
    headPhrases(one).some((phrase) => words.has(phrase.at(-1) as string)),
  );
}
