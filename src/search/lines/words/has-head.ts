import type { Food } from '../../../model/food.ts';
import { allNames } from '../../../model/food-names.ts';
import type { WordSet } from '../../../text/words/word-set.ts';
import { headPhrases } from '../../names/head-words.ts';

/** Whether a name of a food ends in one of the words. */
export function hasHead(
  food: Pick<Food, 'name' | 'otherNames' | 'localNames'>,
  words: Pick<WordSet, 'has'>,
): boolean {
  return allNames(food).some((one) =>
    headPhrases(one).some((phrase) => words.has(phrase.at(-1) as string)),
  );
}
