import { singular } from '../../text/words/fold-words.ts';
import { withoutEnding } from './german-adjectives.ts';
import { isOfAnimal } from './ingredients.ts';

/** Words that say that a food has no meat or fish in it. */
const MEAT_FREE: ReadonlySet<string> = new Set(
  'vegan vegetarian veggie vegetarisch meatless meatfree'.split(' '),
);

/** The words for such diets that names of foods have, the likeliest first. */
const DIETS = ['vegetarian', 'vegan'] as const;

/** What dishes without meat are called besides: "vegetable curry". */
const OF_VEGETABLES = 'vegetable';

/** What is sold instead of any meat or fish. */
const ANY_SUBSTITUTE = ['vegan', 'meat'] as const;

/** What only tastes of meat or fish, or is a small part of it. No substitute for meat is like it. */
const TASTES_OF_ANIMAL: ReadonlySet<string> = new Set(
  'soup broth stock bouillon gravy curry cracker crisp chip noodle ramen pasta sauce stew'
    .split(' ')
    .map(singular),
);

/** Plants that are named after an animal, as folded words in the singular. */
const PLANTS: readonly (readonly string[])[] = (
  'oyster mushroom;beef tomato;beefsteak tomato;steak tomato;crab apple;goose berry;kidney bean;horse radish;' +
  'lamb lettuce;lamb s lettuce;hen of the wood;chicken of the wood;turkey tail;salmon berry;duck weed'
)
  .split(';')
  .map((name) => name.split(' ').map(singular));

/** Words that deny the diet after them: "non-vegan sausages". */
const DENIALS: ReadonlySet<string> = new Set(['non', 'not', 'nicht']);

/** "meat free meatballs" */
function isMeatFree(words: readonly string[], at: number): boolean {
  return words[at] === 'meat' && words[at + 1] === 'free';
}

/**
 * Writes "meat free" as one word that names of foods have: "vegetarian meatballs" for "meat free meatballs", or "vegan
 * chicken nuggets" if no food is called vegetarian. Returns the same words if they do not have it.
 *
 * @param words folded
 * @param hasFoods whether some food has all of these words
 */
export function withMeatFreeInFull(
  words: readonly string[],
  hasFoods: (words: readonly string[]) => boolean = () => true,
): readonly string[] {
  const at = words.findIndex((_, index) => isMeatFree(words, index));
  if (at < 0 || words.length === 2) return words;
  const rest = [...words.slice(0, at), ...words.slice(at + 2)];
  const phrasings = DIETS.map((diet) => [diet, ...rest]);
  return phrasings.find(hasFoods) ?? (phrasings[0] as readonly string[]);
}

/** The folded words without the names of plants that sound like animals: nothing of "oyster mushroom". */
function withoutPlants(words: readonly string[]): readonly string[] {
  const isPlantAt = (start: number, plant: readonly string[]) =>
    plant.every((part, index) => singular(words[start + index] ?? '') === part);
  const plants = words.map((_, start) => PLANTS.find((plant) => isPlantAt(start, plant)));
  return words.filter(
    (_, at) => !plants.some((plant, start) => plant && at >= start && at < start + plant.length),
  );
}

/**
 * What to search for if a query names meat or fish and a diet without it, the nearest first: without the animal, "vegan
 * burger" for "vegan chicken burger", then with another word for the diet, and finally any substitute. No food of the
 * animal is an answer.
 *
 * @param words folded
 * @returns no query if the words name no meat or fish, or do not say that the food is free of it
 */
export function meatFreeQueries(words: readonly string[]): readonly (readonly string[])[] {
  const isDiet = (word: string) => MEAT_FREE.has(withoutEnding(word));
  const at = words.findIndex(isDiet);
  const foods = words.filter((word) => !isDiet(word));
  const animals = withoutPlants(foods).filter(isOfAnimal);
  if (at < 0 || animals.length === 0) return [];
  if (DENIALS.has(words[at - 1] ?? '')) return [foods.filter((word) => !DENIALS.has(word))];
  const rests = animals
    .map((_, last) => foods.filter((word) => !animals.slice(0, last + 1).includes(word)))
    .filter(({ length }) => length > 0);
  const diet = withoutEnding(words[at] as string);
  const diets = [diet, ...DIETS.filter((other) => other !== diet), OF_VEGETABLES];
  const isLikeMeat = !TASTES_OF_ANIMAL.has(singular(foods.at(-1) as string));
  const queries = [
    ...diets.flatMap((word) => rests.map((rest) => [word, ...rest])),
    ...(isLikeMeat ? [ANY_SUBSTITUTE] : []),
  ];
  return queries.filter((query) => query.join(' ') !== words.join(' '));
}
