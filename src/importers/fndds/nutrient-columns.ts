import type { NutrientName } from '../../model/nutrients.ts';
import { convertMass, kcalToKj } from '../../model/units.ts';

/** A column of FNDDS, the nutrient it holds, and how its unit becomes ours. */
export interface NutrientColumn {
  readonly column: string;
  readonly nutrient: NutrientName;
  readonly toOurUnit: (amount: number) => number;
}

const same = (amount: number) => amount;
const milligramsToMicrograms = (amount: number) => convertMass(amount, 'mg', 'µg');

/**
 * The 65 nutrients of FNDDS 2017-2018. Carbohydrate is by difference, fibre included, as USDA
 * publishes it. Fatty acids that FNDDS does not tell apart by isomer keep names that say so.
 */
export const NUTRIENT_COLUMNS: readonly NutrientColumn[] = [
  row('Energy (kcal)', 'energy', kcalToKj),
  row('Protein (g)', 'protein'),
  row('Carbohydrate (g)', 'carbohydrates'),
  row('Sugars, total (g)', 'sugar'),
  row('Fiber, total dietary (g)', 'fiber'),
  row('Total Fat (g)', 'fat'),
  row('Fatty acids, total saturated (g)', 'saturated_fatty_acids'),
  row('Fatty acids, total monounsaturated (g)', 'monounsaturated_fatty_acids'),
  row('Fatty acids, total polyunsaturated (g)', 'polyunsaturated_fatty_acids'),
  row('Cholesterol (mg)', 'cholesterol'),
  row('Retinol (mcg)', 'retinol'),
  row('Vitamin A, RAE (mcg_RAE)', 'retinol_activity_equivalent'),
  row('Carotene, alpha (mcg)', 'alpha_carotene'),
  row('Carotene, beta (mcg)', 'beta_carotene'),
  row('Cryptoxanthin, beta (mcg)', 'beta_cryptoxanthin'),
  row('Lycopene (mcg)', 'lycopene'),
  row('Lutein + zeaxanthin (mcg)', 'lutein_and_zeaxanthin'),
  row('Thiamin (mg)', 'thiamin'),
  row('Riboflavin (mg)', 'riboflavin'),
  row('Niacin (mg)', 'niacin'),
  row('Vitamin B-6 (mg)', 'vitamin_B6', milligramsToMicrograms),
  row('Folic acid (mcg)', 'folic_acid'),
  row('Folate, food (mcg)', 'folate_natural'),
  row('Folate, DFE (mcg_DFE)', 'folate'),
  row('Folate, total (mcg)', 'folate_total'),
  row('Choline, total (mg)', 'choline'),
  row('Vitamin B-12 (mcg)', 'vitamin_B12'),
  row('Vitamin B-12, added (mcg)', 'vitamin_B12_added'),
  row('Vitamin C (mg)', 'vitamin_C'),
  row('Vitamin D (D2 + D3) (mcg)', 'vitamin_D'),
  row('Vitamin E (alpha-tocopherol) (mg)', 'vitamin_E'),
  row('Vitamin E, added (mg)', 'vitamin_E_added'),
  row('Vitamin K (phylloquinone) (mcg)', 'phylloquinone'),
  row('Calcium (mg)', 'calcium'),
  row('Phosphorus (mg)', 'phosphorus'),
  row('Magnesium (mg)', 'magnesium'),
  row('Iron (mg)', 'iron'),
  row('Zinc (mg)', 'zinc'),
  row('Copper (mg)', 'copper', milligramsToMicrograms),
  row('Selenium (mcg)', 'selenium'),
  row('Potassium (mg)', 'potassium'),
  row('Sodium (mg)', 'sodium'),
  row('Caffeine (mg)', 'caffeine'),
  row('Theobromine (mg)', 'theobromine'),
  row('Alcohol (g)', 'alcohol'),
  row('4:0 (g)', 'butyric_acid'),
  row('6:0 (g)', 'caproic_acid'),
  row('8:0 (g)', 'caprylic_acid'),
  row('10:0 (g)', 'capric_acid'),
  row('12:0 (g)', 'lauric_acid'),
  row('14:0 (g)', 'myristic_acid'),
  row('16:0 (g)', 'palmitic_acid'),
  row('18:0 (g)', 'stearic_acid'),
  row('16:1 (g)', 'hexadecenoic_acids'),
  row('18:1 (g)', 'octadecenoic_acids'),
  row('20:1 (g)', 'eicosenoic_acids'),
  row('22:1 (g)', 'docosenoic_acids'),
  row('18:2 (g)', 'octadecadienoic_acids'),
  row('18:3 (g)', 'octadecatrienoic_acids'),
  row('18:4 (g)', 'octadecatetraenoic_acids'),
  row('20:4 (g)', 'eicosatetraenoic_acids'),
  row('20:5 n-3 (g)', 'eicosapentaenoic_acid'),
  row('22:5 n-3 (g)', 'docosapentaenoic_acid'),
  row('22:6 n-3 (g)', 'docosahexaenoic_acid'),
  row('Water (g)', 'water'),
];

function row(column: string, nutrient: NutrientName, toOurUnit = same): NutrientColumn {
  return { column, nutrient, toOurUnit };
}
