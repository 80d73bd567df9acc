import type { NutrientName } from '../../model/nutrients.ts';
import { convertMass, kcalToKj } from '../../model/units.ts';

/** A column of FNDDS, with its nutrient and the conversion of its unit to ours. */
export interface NutrientColumn {
  readonly column: string;
  /** The number of the nutrient in USDA's databases, which FoodData Central uses as its name. */
  readonly number: string;
  readonly nutrient: NutrientName;
  readonly toOurUnit: (amount: number) => number;
}

const same = (amount: number) => amount;
const milligramsToMicrograms = (amount: number) => convertMass(amount, 'mg', 'µg');

/**
 * The 65 nutrients of FNDDS. Carbohydrate is by difference, fibre included, as USDA
 * publishes it. Fatty acids that FNDDS does not separate by isomer keep names that say so.
 */
export const NUTRIENT_COLUMNS: readonly NutrientColumn[] = [
  row('Energy (kcal)', '208', 'energy', kcalToKj),
  row('Protein (g)', '203', 'protein'),
  row('Carbohydrate (g)', '205', 'carbohydrates_by_difference'),
  row('Sugars, total (g)', '269', 'sugar'),
  row('Fiber, total dietary (g)', '291', 'fiber'),
  row('Total Fat (g)', '204', 'fat'),
  row('Fatty acids, total saturated (g)', '606', 'saturated_fatty_acids'),
  row('Fatty acids, total monounsaturated (g)', '645', 'monounsaturated_fatty_acids'),
  row('Fatty acids, total polyunsaturated (g)', '646', 'polyunsaturated_fatty_acids'),
  row('Cholesterol (mg)', '601', 'cholesterol'),
  row('Retinol (mcg)', '319', 'retinol'),
  row('Vitamin A, RAE (mcg_RAE)', '320', 'retinol_activity_equivalent'),
  row('Carotene, alpha (mcg)', '322', 'alpha_carotene'),
  row('Carotene, beta (mcg)', '321', 'beta_carotene'),
  row('Cryptoxanthin, beta (mcg)', '334', 'beta_cryptoxanthin'),
  row('Lycopene (mcg)', '337', 'lycopene'),
  row('Lutein + zeaxanthin (mcg)', '338', 'lutein_and_zeaxanthin'),
  row('Thiamin (mg)', '404', 'thiamin'),
  row('Riboflavin (mg)', '405', 'riboflavin'),
  row('Niacin (mg)', '406', 'niacin'),
  row('Vitamin B-6 (mg)', '415', 'vitamin_B6', milligramsToMicrograms),
  row('Folic acid (mcg)', '431', 'folic_acid'),
  row('Folate, food (mcg)', '432', 'folate_natural'),
  row('Folate, DFE (mcg_DFE)', '435', 'folate'),
  row('Folate, total (mcg)', '417', 'folate_total'),
  row('Choline, total (mg)', '421', 'choline'),
  row('Vitamin B-12 (mcg)', '418', 'vitamin_B12'),
  row('Vitamin B-12, added (mcg)', '578', 'vitamin_B12_added'),
  row('Vitamin C (mg)', '401', 'vitamin_C'),
  row('Vitamin D (D2 + D3) (mcg)', '328', 'vitamin_D'),
  row('Vitamin E (alpha-tocopherol) (mg)', '323', 'vitamin_E'),
  row('Vitamin E, added (mg)', '573', 'vitamin_E_added'),
  row('Vitamin K (phylloquinone) (mcg)', '430', 'phylloquinone'),
  row('Calcium (mg)', '301', 'calcium'),
  row('Phosphorus (mg)', '305', 'phosphorus'),
  row('Magnesium (mg)', '304', 'magnesium'),
  row('Iron (mg)', '303', 'iron'),
  row('Zinc (mg)', '309', 'zinc'),
  row('Copper (mg)', '312', 'copper', milligramsToMicrograms),
  row('Selenium (mcg)', '317', 'selenium'),
  row('Potassium (mg)', '306', 'potassium'),
  row('Sodium (mg)', '307', 'sodium'),
  row('Caffeine (mg)', '262', 'caffeine'),
  row('Theobromine (mg)', '263', 'theobromine'),
  row('Alcohol (g)', '221', 'alcohol'),
  row('4:0 (g)', '607', 'butyric_acid'),
  row('6:0 (g)', '608', 'caproic_acid'),
  row('8:0 (g)', '609', 'caprylic_acid'),
  row('10:0 (g)', '610', 'capric_acid'),
  row('12:0 (g)', '611', 'lauric_acid'),
  row('14:0 (g)', '612', 'myristic_acid'),
  row('16:0 (g)', '613', 'palmitic_acid'),
  row('18:0 (g)', '614', 'stearic_acid'),
  row('16:1 (g)', '626', 'hexadecenoic_acids'),
  row('18:1 (g)', '617', 'octadecenoic_acids'),
  row('20:1 (g)', '628', 'eicosenoic_acids'),
  row('22:1 (g)', '630', 'docosenoic_acids'),
  row('18:2 (g)', '618', 'octadecadienoic_acids'),
  row('18:3 (g)', '619', 'octadecatrienoic_acids'),
  row('18:4 (g)', '627', 'octadecatetraenoic_acids'),
  row('20:4 (g)', '620', 'eicosatetraenoic_acids'),
  row('20:5 n-3 (g)', '629', 'eicosapentaenoic_acid'),
  row('22:5 n-3 (g)', '631', 'docosapentaenoic_acid'),
  row('22:6 n-3 (g)', '621', 'docosahexaenoic_acid'),
  row('Water (g)', '255', 'water'),
];

function row(
  column: string,
  number: string,
  nutrient: NutrientName,
  toOurUnit = same,
): NutrientColumn {
  return { column, number, nutrient, toOurUnit };
}
