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
export function withIndifferentKinds({
  ingredients,
  skipped,
}: CountedIngredients): CountedIngredients {
  if (ingredients.length < LEAST_CERTAIN) return { ingredients, skipped };
  const total = ingredients.reduce((sum, one) => sum + (energyOf(one) || 0), 0);
  const open = skipped
    .flatMap((one) => {
      const spread = spreadOf(one.kinds ?? []);
      return spread === undefined ? [] : [{ one, spread }];
    })
    .sort((a, b) => a.spread - b.spread);
  const counted = new Map<SkippedIngredient, Ingredient>();
  let changed = 0;
  for (const { one, spread } of open) {
    changed += spread;
    if (changed > total * MOST_OF_ENERGY) break;
    counted.set(one, asFirst(one, Math.ceil((100 * spread) / total)));
  }
  return {
    ingredients: [...ingredients, ...counted.values()],
    skipped: skipped.filter((one) => !counted.has(one)),
  };
}

/** The likeliest kind, with a note on the others. */
function asFirst({ text, kinds = [] }: SkippedIngredient, share: number): Ingredient {
  const [first, ...others] = kinds as readonly [Ingredient, ...Ingredient[]];
  const names = others.map(({ foodName }) => foodName).join(' or ');
  const note = `${text}: counted as ${first.foodName}; with ${names}, the energy of the dish would differ by at most ${share} %`;
  return { ...first, text, assumptions: [note, ...first.assumptions] };
}

/** The difference in kJ between the kinds with the most and the least energy; undefined if it is unknown. */
function spreadOf(kinds: readonly Ingredient[]): number | undefined {
  const energies = kinds.map(energyOf);
  if (energies.length === 0 || energies.some(Number.isNaN)) return undefined;
  return Math.max(...energies) - Math.min(...energies);
}

function energyOf({ grams, variant }: Ingredient): number {
  return (grams * (variant.nutrients[ENERGY] as number)) / 100;
}
