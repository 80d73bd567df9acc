import { withoutEnding } from './german-adjectives.ts';
import { isOfAnimal } from './ingredients.ts';

/** Words that say that a food has no meat or fish in it. */
const MEAT_FREE: ReadonlySet<string> = new Set(
  'vegan vegetarian veggie vegetarisch meatless meatfree'.split(' '),
);

/** What is sold instead of any meat or fish. */
const ANY_SUBSTITUTE = ['vegan', 'meat'] as const;

/** "meat free meatballs" */
function isMeatFree(words: readonly string[], at: number): boolean {
  return words[at] === 'meat' && words[at + 1] === 'free';
}

/**
 * Writes "meat free" as one word that names of foods have: "vegetarian meatballs" for "meat free meatballs". Returns the
 * same words if they do not have it.
 *
 * @param words folded
 */
export function withMeatFreeInFull(words: readonly string[]): readonly string[] {
  const at = words.findIndex((_, index) => isMeatFree(words, index));
  if (at < 0 || words.length === 2) return words;
  return ['vegetarian', ...words.slice(0, at), ...words.slice(at + 2)];
}

/**
 * What to search for if a query names meat or fish and a diet without it, the nearest first: without the animal, "vegan
 * burger" for "vegan chicken burger", and finally any substitute. No food of the animal is an answer.
 *
 * @param words folded
 * @returns no query if the words name no meat or fish, or do not say that the food is free of it
 */
export function meatFreeQueries(words: readonly string[]): readonly (readonly string[])[] {
  const isDiet = (word: string) => MEAT_FREE.has(withoutEnding(word));
  const diet = words.find(isDiet);
  const foods = words.filter((word) => !isDiet(word));
  const animals = foods.filter(isOfAnimal);
  if (diet === undefined || animals.length === 0) return [];
  const withoutFirst = animals.map((_, at) =>
    foods.filter((word) => !animals.slice(0, at + 1).includes(word)),
  );
  return [
    ...withoutFirst
      .filter(({ length }) => length > 0)
      .map((rest) => [withoutEnding(diet), ...rest]),
    ANY_SUBSTITUTE,
  ];
}
