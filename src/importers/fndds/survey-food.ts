import { withDerivedNutrients } from '../../model/derived/derived-nutrients.ts';
import type { Location } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';
import type { FoodPatternVector } from '../../model/food-patterns.ts';
import { type NutrientVector, nutrient, SALT_PER_SODIUM } from '../../model/nutrients.ts';
import { convertMass } from '../../model/units.ts';
import { estimateWeight } from '../../search/weights/estimate-weight.ts';
import { soleVariant } from '../sole-variant.ts';
import { readCategory } from './categories.ts';
import { densityOf, type Portion, servingSizes } from './portions.ts';
import { readProcessing } from './processing.ts';

/** The id of the source. The files give its release. */
export const FNDDS = 'fndds';

/** A food of a release of FNDDS, in whatever form it was published. */
export interface SurveyFood {
  readonly code: string;
  readonly name: string;
  /** Further names and remarks; empty if there are none. */
  readonly remark: string;
  /** Number of its category in What We Eat in America. */
  readonly category: number;
  /** Nutrients without salt, which is derived from sodium. */
  readonly nutrients: NutrientVector;
  readonly portions: readonly Portion[];
  readonly location: Location;
}

/** The id that viand gives a food of FNDDS. */
export function foodIdOf(code: string): string {
  return `${FNDDS}-${code}`;
}

/**
 * @param foodPatterns undefined if FPED has none for this food
 * @param retiredIn the release that dropped the food; null for a current one
 */
export function toFood(
  { code, name, remark, category: number, nutrients, portions }: SurveyFood,
  foodPatterns: FoodPatternVector | undefined,
  retiredIn: string | null,
): Food {
  const category = readCategory(number);
  const processing = readProcessing(name, category);
  const sizes = servingSizes(portions);
  const id = foodIdOf(code);
  return withDerivedNutrients({
    id,
    name,
    otherNames: [],
    description: remark,
    type: category.type,
    brand: null,
    gtin: null,
    foodGroup: category.foodGroup,
    isSolid: category.isSolid,
    standardProcessing: processing,
    standardServingType: sizes.some(({ type }) => type === 'portion') ? 'portion' : null,
    standardUnit: category.isSolid ? 'g' : 'ml',
    searchWeight: estimateWeight({ name, synonyms: [], brand: null, nutrients }),
    retiredIn,
    variants: [
      soleVariant(id, {
        processing,
        density: densityOf(portions),
        servingSizes: sizes,
        nutrients: withSalt(nutrients),
        foodPatterns: foodPatterns ?? null,
        source: FNDDS,
        sourceCode: code,
      }),
    ],
  });
}

function withSalt(nutrients: NutrientVector): NutrientVector {
  const amounts = Float64Array.from(nutrients);
  const sodium = amounts[nutrient('sodium').position] as number;
  amounts[nutrient('salt').position] = convertMass(sodium * SALT_PER_SODIUM, 'mg', 'g');
  return amounts;
}
