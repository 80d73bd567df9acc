import { type NutrientName, nutrient } from '../../../../model/nutrients.ts';
import type { Meaning } from '../../headings/column-meaning.ts';

/** The members of a food of Nutritionix, with the units of US labels. All are for one serving. */
const NUTRITIONIX: Readonly<Record<string, readonly [NutrientName, 'g' | 'mg' | 'kcal']>> = {
  nf_calories: ['energy', 'kcal'],
  nf_total_fat: ['fat', 'g'],
  nf_saturated_fat: ['saturated_fatty_acids', 'g'],
  nf_cholesterol: ['cholesterol', 'mg'],
  nf_sodium: ['sodium', 'mg'],
  nf_total_carbohydrate: ['carbohydrates_by_difference', 'g'],
  nf_dietary_fiber: ['fiber', 'g'],
  nf_sugars: ['sugar', 'g'],
  nf_protein: ['protein', 'g'],
  nf_potassium: ['potassium', 'mg'],
  nf_p: ['phosphorus', 'mg'],
};

/** The meanings of columns, with those of Nutritionix. */
export function withNutritionixColumns(
  meanings: readonly Meaning[],
  names: readonly string[],
): readonly Meaning[] {
  if (!names.some((name) => name in NUTRITIONIX)) return meanings;
  return names.map((name, at) => meaningOf(name) ?? meanings[at]);
}

function meaningOf(name: string): Meaning {
  if (name === 'serving_weight_grams')
    return { kind: 'measure', type: 'portion', unit: 'g', factor: 1 };
  const found = NUTRITIONIX[name];
  if (found === undefined) return undefined;
  const [of, unit] = found;
  return { kind: 'nutrient', nutrient: nutrient(of), unit, basis: 'serving', factor: 1 };
}
