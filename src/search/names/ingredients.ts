import { lazily } from '../../collections/lazily.ts';
import { foldWords } from '../../text/words/fold-words.ts';
import { FRUIT_AND_VEGETABLES } from './kinds/fruit-and-vegetables.ts';
import { MEAT_AND_FISH } from './kinds/meat-and-fish.ts';
import { kindsNamed, phraseKey, phrasesOfKinds } from './kinds-of.ts';

/** Kinds of dishes among those of fruit and vegetables. */
const DISHES: ReadonlySet<string> = new Set(['salad', 'salat']);

const INGREDIENTS = lazily(
  () =>
    new Set(
      [...FRUIT_AND_VEGETABLES, ...MEAT_AND_FISH]
        .map(({ words }) => phraseKey(foldWords(words.split(';')[0] as string)))
        .filter((kind) => !DISHES.has(kind)),
    ),
);

/** Whether a folded word names something that dishes are made of, or its kind: fruit, vegetables, nuts, meat or fish. */
export function isIngredient(word: string): boolean {
  const named = kindsNamed(word);
  const kinds = named.length > 0 ? named : phrasesOfKinds(word).flatMap(kindsNamed);
  return kinds.length > 0 && kinds.every((kind) => INGREDIENTS().has(kind));
}
