import type { FoodPatternVector } from '../../../model/food-patterns.ts';
import { type NutrientName, type NutrientVector, nutrient } from '../../../model/nutrients.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import { nameFeatures } from '../likeness.ts';
import { groupAmount, PATTERN_GROUPS } from './pattern-groups.ts';

/** The features of a food that trees ask for. */
export interface TreeFeatures {
  /** Amounts of 100 g: kJ, g, mg of sodium, shares; then the estimated amounts of the pattern groups. */
  readonly amounts: readonly number[];
  /** Folded words and pairs of words of the name, words of the category, heads and kinds. */
  readonly words: ReadonlySet<string>;
  /** The words of the name alone. */
  readonly ownWords: readonly string[];
}

/** A food, with the estimates from similar foods. */
export interface EstimatedFood {
  readonly names: readonly string[];
  readonly category?: string;
  readonly nutrients: NutrientVector;
  /** Amounts of similar foods, for unknown amounts of the food. */
  readonly usualNutrients: NutrientVector;
  readonly foodPatterns: FoodPatternVector;
}

const POSITIONS = (
  [
    ...(['energy', 'protein', 'fat', 'saturated_fatty_acids'] as const),
    ...(['carbohydrates', 'sugar', 'fiber', 'sodium'] as const),
  ] satisfies NutrientName[]
).map((name) => nutrient(name).position);

/** Prefixes of words that are the head of the name, or the kind of food. */
const [HEAD, KIND] = ['~', '='];

/** The features of a food whose food patterns were estimated, as trees test them. */
export function treeFeatures(food: EstimatedFood): TreeFeatures {
  const { names, category = '', nutrients, usualNutrients, foodPatterns } = food;
  const known = POSITIONS.map((position) => {
    const own = nutrients[position] as number;
    return Number.isNaN(own) ? (usualNutrients[position] as number) || 0 : own;
  }) as [number, number, number, number, number, number, number, number];
  const [energy, protein, fat, saturated, carbohydrates, sugar, fibre] = known;
  const amounts = [
    ...known,
    carbohydrates - sugar,
    fibre / (carbohydrates + 1),
    saturated / (fat + 1),
    sugar / (carbohydrates + 1),
    protein / (energy / 100 + 1),
    100 - protein - fat - carbohydrates,
    ...PATTERN_GROUPS.map((group) => groupAmount(foodPatterns, group)),
  ];
  const ownWords = names.flatMap((name) => [...foldWords(name)]);
  const words = new Set([...ownWords, ...foldWords(category)]);
  for (const name of names) {
    const folded = foldWords(name);
    folded.slice(1).forEach((word, index) => {
      words.add(`${folded[index]} ${word}`);
    });
  }
  const { heads, kinds } = nameFeatures(names, category);
  for (const head of heads) words.add(HEAD + head);
  for (const kind of kinds) words.add(KIND + kind);
  return { amounts, words, ownWords };
}
