import type { Food } from '../../../model/food.ts';
import { allNames } from '../../../model/food-names.ts';
import { headPhrases, isDescribing } from '../../../search/names/head-words.ts';
import { phrasesOfKinds } from '../../../search/names/kinds-of.ts';
import { synonymPhrasings } from '../../../search/names/synonyms.ts';
import { foldWords, singular } from '../../../text/words/fold-words.ts';
import { isLikeFood, isMadeLike } from './like-food.ts';
import type { OtherQuery } from './queries-by-other-names.ts';

/** Whether a food has the names that a query asks for, and is similar to viand's own food of that name. */
export function isAskedFor(food: Food, { words, name, like }: OtherQuery): boolean {
  const phrasings = [name, ...synonymPhrasings(name).map((other) => other.words)];
  return (
    phrasings.some((phrasing) => hasWordsOf(food, phrasing)) &&
    isHeadedBy(food, words) &&
    (like === undefined ||
      isLikeFood(food, like) ||
      (isCalled(food, name) && isMadeLike(food, like)))
  );
}

/** Whether a name of a food is exactly this. Tables differ in the groups of such foods: peanuts are nuts or pulses. */
function isCalled(food: Food, name: readonly string[]): boolean {
  return allNames(food).some((one) => foldWords(one).join(' ') === name.join(' '));
}

/** The fewest letters of a word that may be a part of a compound. */
const LEAST_PART = 4;

/** Whether a food has all words, perhaps in compounds. */
function hasWordsOf(food: Food, words: readonly string[]): boolean {
  const said = allNames(food).flatMap(foldWords);
  return words.every((word) =>
    said.some((one) => one.includes(word) || (one.length >= LEAST_PART && word.includes(one))),
  );
}

/**
 * Whether a food is what the head of a query says, and is not called more than that: "chocolate milk" is no chocolate,
 * and "French toast" no toast.
 */
function isHeadedBy(food: Food, query: readonly string[]): boolean {
  const head = headPhrases(query.join(' '))[0]?.at(-1) ?? (query.at(-1) as string);
  const kinds = phrasesOfKinds(singular(head));
  // An "egg omelet" is no more than an omelet, and "cappuccino coffee" no more than a cappuccino.
  const isSaid = (word: string) =>
    isDescribing(word) ||
    kinds.includes(word) ||
    query.some((one) => one.startsWith(word) || word.startsWith(one));
  return allNames(food).some((name) =>
    headPhrases(name).some((phrase) => {
      const last = phrase.at(-1) as string;
      // "Rind Hackfleisch" is Rinderhackfleisch.
      const isHead = last.endsWith(head) || (head.endsWith(last) && head.length > last.length + 2);
      const isOfKind = kinds.includes(last) && phrase.includes(head);
      return (isHead || isOfKind) && phrase.slice(0, -1).every(isSaid);
    }),
  );
}
