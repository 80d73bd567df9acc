import { lazily } from '../../collections/lazily.ts';
import { foldWords, singular } from '../../text/words/fold-words.ts';
import { isPreparation } from '../lines/words/preparation-words.ts';
import { FRUIT_AND_VEGETABLES } from './kinds/fruit-and-vegetables.ts';
import type { Kind } from './kinds/kind.ts';
import { MEAT_AND_FISH } from './kinds/meat-and-fish.ts';
import { SWEETS_AND_DISHES } from './kinds/sweets-and-dishes.ts';
import { kindsNamed, phraseKey, phrasesOfKinds } from './kinds-of.ts';

/** Kinds of dishes among those of fruit and vegetables. */
const SALADS: ReadonlySet<string> = new Set(['salad', 'salat']);

const keysOf = (kinds: readonly Kind[]) =>
  kinds.map(({ words }) => phraseKey(foldWords(words.split(';')[0] as string)));

const INGREDIENTS = lazily(
  () =>
    new Set(
      keysOf([...FRUIT_AND_VEGETABLES, ...MEAT_AND_FISH]).filter((kind) => !SALADS.has(kind)),
    ),
);

/** Kinds of what flavours dishes. */
const FLAVOURINGS: ReadonlySet<string> = new Set(
  'sauce dressing dip spread jam sugar sweetener syrup herb spice vinegar'.split(' '),
);

const DISHES = lazily(
  () => new Set([...keysOf(SWEETS_AND_DISHES).filter((kind) => !FLAVOURINGS.has(kind)), ...SALADS]),
);

/** Kinds of food that are named after what flavours them or is in them, and that are no dishes. */
const FLAVOURED: ReadonlySet<string> = new Set('crisp chip pasta bread roll'.split(' '));

/** Names of dishes that are also work in the kitchen. For others, such as "stew", the word for what is done so tells. */
const WORK: ReadonlySet<string> = new Set('dip spread wrap sauce dress glaze ice'.split(' '));

/**
 * Whether a folded word names a dish or sweet, or a kind of them, and no work in the kitchen: "muffin", but not "stew",
 * since food is stewed, and neither "bake" nor "vegan", which only end names of dishes.
 */
export function isMadeDish(word: string): boolean {
  if (WORK.has(word) || ['d', 'ed'].some((end) => isPreparation(word + end))) return false;
  return kindsOfWord(word).some((kind) => DISHES().has(kind));
}

/** Whether words are the name of a dish, or of something else that words before it flavour: "soup", "crisps". */
export function isFlavouredFood(words: readonly string[]): boolean {
  const name = phraseKey(words.map(singular));
  return isMadeDish(name) || kindsNamed(name).some((kind) => FLAVOURED.has(kind));
}

/** Whether a word names a food that is no dish, and may flavour one: the "butter" of "peanut butter sandwich". */
export function isFlavouring(word: string): boolean {
  const name = singular(word);
  return name === 'salt' || (kindsNamed(name).length > 0 && !isFlavouredFood([name]));
}

/** Whether a folded word names something that dishes are made of, or its kind: fruit, vegetables, nuts, meat or fish. */
export function isIngredient(word: string): boolean {
  const kinds = kindsOfWord(word);
  return kinds.length > 0 && kinds.every((kind) => INGREDIENTS().has(kind));
}

const ANIMALS = lazily(() => new Set(keysOf(MEAT_AND_FISH)));

/** Whether a folded word names meat or fish, or a kind or product of them: "pork", "tuna", "ham". */
export function isOfAnimal(word: string): boolean {
  return kindsOfWord(singular(word)).some((kind) => ANIMALS().has(kind));
}

function kindsOfWord(word: string): readonly string[] {
  const named = kindsNamed(word);
  return named.length > 0 ? named : phrasesOfKinds(word).flatMap(kindsNamed);
}
