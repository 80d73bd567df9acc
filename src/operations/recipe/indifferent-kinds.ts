import type { Language } from '../../language/language.ts';
import { localName } from '../../language/local-name.ts';
import { mayBeSalty } from '../../meals/recipes/ingredients/seasoning-words.ts';
import { nutrient } from '../../model/nutrients.ts';
import type { CountedIngredients, SkippedIngredient } from './skipped-ingredients.ts';
import type { Ingredient } from './weigh-part.ts';

/** How much all open choices together may change the energy of the dish, as a share of it, by the project's judgement. */
const MOST_OF_ENERGY = 0.05;

/** With fewer ingredients that are certain, no choice is too small to matter. */
const LEAST_CERTAIN = 3;

const ENERGY = nutrient('energy').position;

/**
 * Counts ingredients that leave open which kind of a food they are, such as full-fat or low-fat quark, if the dish has
 * nearly the same energy with each of them: all such choices together change it by at most 5 %. The smallest ones count
 * first. An assumption names the kinds.
 */
export function withIndifferentKinds(
  { ingredients, skipped }: CountedIngredients,
  language: Language = 'en',
): CountedIngredients {
  if (ingredients.length < LEAST_CERTAIN) return { ingredients, skipped };
  const total = ingredients.reduce((sum, one) => sum + (energyOf(one) || 0), 0);
  const open = skipped
    .flatMap((one) => {
      const spread = spreadOf(one) ?? spreadOfAmount(one);
      return spread === undefined ? [] : [{ one, spread }];
    })
    .sort((a, b) => a.spread - b.spread);
  const counted = new Map<SkippedIngredient, Ingredient>();
  let changed = 0;
  for (const { one, spread } of open) {
    changed += spread;
    if (changed > total * MOST_OF_ENERGY) break;
    const share = Math.ceil((100 * spread) / total);
    counted.set(one, asGuessed(one, share) ?? asFirst(one, share, language));
  }
  return {
    ingredients: [...ingredients, ...counted.values()],
    skipped: skipped.filter((one) => !counted.has(one)),
  };
}

/** The likeliest kind, with a note on those with the least and the most energy. */
function asFirst(
  { text, kinds = [] }: SkippedIngredient,
  share: number,
  language: Language,
): Ingredient {
  const [first, ...others] = kinds as readonly [Ingredient, ...Ingredient[]];
  const nameOf = ({ food }: Ingredient) => localName(food, language);
  const sorted = others.toSorted((a, b) => energyOf(a) - energyOf(b));
  const extremes = [...new Set([sorted[0], sorted.at(-1)])].flatMap((one) => one ?? []);
  const note =
    extremes.length === 0
      ? `${text}: counted as ${nameOf(first)}, the only kind that is known`
      : `${text}: counted as ${nameOf(first)}; with ${extremes.map(nameOf).join(' or ')}, the energy of the dish would differ by at most ${share} %`;
  return {
    ...first,
    text,
    mayBe: others.map(({ foodId }) => foodId),
    assumptions: [note, ...first.assumptions],
  };
}

/** How many times a usual amount people may use of a food whose amount is uncertain, by the project's judgement. */
const MOST_TIMES = 3;

/** The difference in kJ that an uncertain amount makes; undefined if it is unknown, or if its salt may matter. */
function spreadOfAmount({ text, guess }: SkippedIngredient): number | undefined {
  const energy = guess && energyOf(guess);
  if (energy === undefined || Number.isNaN(energy) || mayBeSalty(text)) return undefined;
  return (MOST_TIMES - 1) * energy;
}

/** An ingredient whose amount is uncertain, with a note on how much that matters. */
function asGuessed(
  { text, guess, kinds = [] }: SkippedIngredient,
  share: number,
): Ingredient | undefined {
  if (guess === undefined || kinds.length > 0) return undefined;
  const note = `${text}: its amount is uncertain; with ${MOST_TIMES} times as much, the energy of the dish would differ by at most ${share} %`;
  return { ...guess, text, assumptions: [note, ...guess.assumptions] };
}

/** The difference in kJ between the kinds with the most and the least energy; undefined if it is unknown. */
function spreadOf({ kinds = [], doubt = 0 }: SkippedIngredient): number | undefined {
  const energies = kinds.map(energyOf);
  const [first] = energies;
  if (first === undefined || energies.some(Number.isNaN)) return undefined;
  return Math.max(Math.max(...energies) - Math.min(...energies), doubt * first);
}

function energyOf({ grams, variant }: Ingredient): number {
  return (grams * (variant.nutrients[ENERGY] as number)) / 100;
}
