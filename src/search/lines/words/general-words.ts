import { foldWords } from '../../../text/fold-words.ts';
import { wordSet } from '../../../text/word-set.ts';

/** Words for many foods, so that one may weigh anything: "1 fruit", "1 fish", "1 Kuchen". */
const GENERAL = wordSet(() =>
  foldWords(
    `fruit fruits obst frucht früchte cheese cheeses käse nut nuts nuss nüsse fish fisch fische meat fleisch
     cake kuchen vegetable vegetables veg gemüse`,
  ),
);

/** Whether the words of a food are one word for many foods. */
export function namesManyFoods(words: readonly string[]): boolean {
  const [only, ...others] = words.flatMap(foldWords);
  return only !== undefined && others.length === 0 && GENERAL.has(only);
}
