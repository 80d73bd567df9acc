import type { Processing } from '../food.ts';
import { type FoodGroup, ofFoodGroup } from '../food-groups.ts';
import { type NutrientName, type NutrientVector, nutrient } from '../nutrients.ts';
import { RETENTION } from './retention-table.ts';

/** The nutrients in the order of the factors, each with all nutrients that count as part of it. */
const RETAINED: readonly (readonly NutrientName[])[] = [
  ['calcium'],
  ['iron'],
  ['magnesium'],
  ['phosphorus'],
  ['potassium'],
  ['sodium', 'salt'],
  ['zinc'],
  // FNDDS takes USDA's factor of vitamin A for all carotenoids.
  [
    ...(['retinol_activity_equivalent', 'retinol_equivalent', 'retinol'] as const),
    ...(['alpha_carotene', 'beta_carotene', 'beta_cryptoxanthin'] as const),
    ...(['carotenoids_ex_beta_carotene', 'lycopene', 'lutein_and_zeaxanthin'] as const),
  ],
  ['vitamin_C'],
  ['thiamin'],
  ['riboflavin'],
  ['niacin'],
  ['vitamin_B6'],
  ['vitamin_B12', 'vitamin_B12_added'],
  ['folate_total', 'folate', 'folate_natural', 'folic_acid'],
];

/** The methods whose factors replace missing ones. The first one with factors counts. */
const SIMILAR: Readonly<Partial<Record<Processing, readonly Processing[]>>> = {
  baked: ['roasted', 'broiled'],
  boiled: ['stewed'],
  braised: ['stewed', 'boiled'],
  broiled: ['roasted', 'baked'],
  'deep-fried': ['fried'],
  roasted: ['baked', 'broiled'],
  steamed: ['stewed', 'boiled'],
  stewed: ['boiled'],
};

const NIACIN = nutrient('niacin').position;
const NIACIN_EQUIVALENT = nutrient('niacin_equivalent').position;

/**
 * The nutrients of a raw food that remain after cooking: its amounts times USDA's retention factors. Amounts without a
 * factor stay unchanged.
 *
 * @returns undefined if USDA has no factors for foods of this group and method
 */
export function applyRetention(
  amounts: NutrientVector,
  foodGroup: FoodGroup | null,
  method: Processing,
): NutrientVector | undefined {
  const byMethod = ofFoodGroup(RETENTION, foodGroup);
  const known = [method, ...(SIMILAR[method] ?? [])].find((one) => byMethod?.[one] !== undefined);
  const factors = known && byMethod?.[known];
  return factors && withFactors(amounts, factors);
}

/**
 * Amounts times retention factors.
 *
 * @param factors in USDA's order of nutrients: calcium, iron, magnesium, phosphorus, potassium, sodium,
 *   zinc, vitamins A, C, B1, B2, niacin, B6, B12 and folate
 */
export function withFactors(amounts: NutrientVector, factors: readonly number[]): NutrientVector {
  const left = amounts.slice();
  RETAINED.forEach((names, index) => {
    for (const name of names) {
      const { position } = nutrient(name);
      left[position] = (amounts[position] as number) * (factors[index] as number);
    }
  });
  // Niacin equivalents are niacin plus the niacin that the body makes from tryptophan, which cooking does not destroy.
  const lost = (amounts[NIACIN] as number) - (left[NIACIN] as number);
  if (!Number.isNaN(lost)) {
    left[NIACIN_EQUIVALENT] = Math.max(0, (amounts[NIACIN_EQUIVALENT] as number) - lost);
  }
  return left;
}
