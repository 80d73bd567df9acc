import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { column, foodPatternColumn, type TotalsColumn } from './totals-column.ts';

/**
 * The names that ASA24, NHANES and the National Cancer Institute's macros share. Sources: variable lists of NHANES
 * "Dietary Interview, Total Nutrient Intakes" and of ASA24's totals file.
 */
const NUTRIENTS: readonly TotalsColumn[] = [
  column(['KCAL'], 'energy', 'kcal'),
  column(['PROT'], 'protein', 'g'),
  column(['TFAT'], 'fat', 'g'),
  column(['CARB'], 'carbohydrates_by_difference', 'g'),
  column(['MOIS'], 'water', 'g'),
  column(['ALC', 'ALCO'], 'alcohol', 'g'),
  column(['CAFF'], 'caffeine', 'mg'),
  column(['THEO'], 'theobromine', 'mg'),
  column(['SUGR'], 'sugar', 'g'),
  column(['FIBE'], 'fiber', 'g'),
  column(['CALC'], 'calcium', 'mg'),
  column(['IRON'], 'iron', 'mg'),
  column(['MAGN'], 'magnesium', 'mg'),
  column(['PHOS'], 'phosphorus', 'mg'),
  column(['POTA'], 'potassium', 'mg'),
  column(['SODI'], 'sodium', 'mg'),
  column(['ZINC'], 'zinc', 'mg'),
  column(['COPP'], 'copper', 'mg'),
  column(['SELE'], 'selenium', 'µg'),
  column(['VC'], 'vitamin_C', 'mg'),
  column(['VB1'], 'thiamin', 'mg'),
  column(['VB2'], 'riboflavin', 'mg'),
  column(['NIAC'], 'niacin', 'mg'),
  column(['VB6'], 'vitamin_B6', 'mg'),
  column(['FOLA'], 'folate_total', 'µg'),
  column(['FA'], 'folic_acid', 'µg'),
  column(['FF'], 'folate_natural', 'µg'),
  column(['FDFE'], 'folate', 'µg'),
  column(['VB12'], 'vitamin_B12', 'µg'),
  column(['B12_ADD', 'B12A'], 'vitamin_B12_added', 'µg'),
  column(['VARA'], 'retinol_activity_equivalent', 'µg'),
  column(['RET'], 'retinol', 'µg'),
  column(['BCAR'], 'beta_carotene', 'µg'),
  column(['ACAR'], 'alpha_carotene', 'µg'),
  column(['CRYP'], 'beta_cryptoxanthin', 'µg'),
  column(['LYCO'], 'lycopene', 'µg'),
  column(['LZ'], 'lutein_and_zeaxanthin', 'µg'),
  column(['ATOC'], 'vitamin_E', 'mg'),
  column(['VITE_ADD', 'ATOA'], 'vitamin_E_added', 'mg'),
  column(['VK'], 'phylloquinone', 'µg'),
  column(['VITD', 'VD'], 'vitamin_D', 'µg'),
  column(['CHOLE', 'CHOL'], 'cholesterol', 'mg'),
  column(['CHOLN', 'CHL'], 'choline', 'mg'),
  column(['SFAT'], 'saturated_fatty_acids', 'g'),
  column(['MFAT'], 'monounsaturated_fatty_acids', 'g'),
  column(['PFAT'], 'polyunsaturated_fatty_acids', 'g'),
  column(['S040'], 'butyric_acid', 'g'),
  column(['S060'], 'caproic_acid', 'g'),
  column(['S080'], 'caprylic_acid', 'g'),
  column(['S100'], 'capric_acid', 'g'),
  column(['S120'], 'lauric_acid', 'g'),
  column(['S140'], 'myristic_acid', 'g'),
  column(['S160'], 'palmitic_acid', 'g'),
  column(['S180'], 'stearic_acid', 'g'),
  column(['M161'], 'hexadecenoic_acids', 'g'),
  column(['M181'], 'octadecenoic_acids', 'g'),
  column(['M201'], 'eicosenoic_acids', 'g'),
  column(['M221'], 'docosenoic_acids', 'g'),
  column(['P182'], 'octadecadienoic_acids', 'g'),
  column(['P183'], 'octadecatrienoic_acids', 'g'),
  column(['P184'], 'octadecatetraenoic_acids', 'g'),
  column(['P204'], 'eicosatetraenoic_acids', 'g'),
  column(['P205'], 'eicosapentaenoic_acid', 'g'),
  column(['P225'], 'docosapentaenoic_acid', 'g'),
  column(['P226'], 'docosahexaenoic_acid', 'g'),
];

/** Prefixes of NHANES: the first or second day, such as `DR1TKCAL` and `DR1T_F_TOTAL`. */
const DAY_PREFIXES = ['DR1T', 'DR2T', 'DRXT', 'DR1T_', 'DR2T_', 'DRXT_'];

/** The columns of ASA24, NHANES and FPED. */
export const USDA_COLUMNS: readonly TotalsColumn[] = [
  ...NUTRIENTS,
  ...FOOD_PATTERNS.map(({ name }) => foodPatternColumn([name.toUpperCase()], name)),
].map((one) => ({
  ...one,
  names: [
    ...one.names,
    ...one.names.flatMap((name) => DAY_PREFIXES.map((prefix) => prefix + name)),
  ],
}));
