/**
 * The nutrient registry: every nutrient for which viand has amounts, in the order of lists.
 *
 * A row is name, label, unit of the amount, group. Units are fixed: an importer converts. The first seven are the big7.
 * The names follow the components of the German food composition database (BLS 4.0); sums over isomers
 * (`octadecenoic_acids` and the like), single carotenoids, choline, selenium, the stimulants and carbohydrates by
 * difference are those that USDA's databases add. `carbohydrates` are available ones, as on European labels.
 */
const TABLE = [
  ['energy', 'Energy', 'kJ', 'energy'],
  ['protein', 'Protein', 'g', 'macronutrients'],
  ['fat', 'Fat', 'g', 'macronutrients'],
  ['carbohydrates', 'Carbohydrates (available)', 'g', 'macronutrients'],
  ['sugar', 'Sugar (mono- and disaccharides)', 'g', 'macronutrients'],
  ['saturated_fatty_acids', 'Saturated fatty acids', 'g', 'macronutrients'],
  ['salt', 'Salt', 'g', 'macronutrients'],
  ['water', 'Water', 'g', 'macronutrients'],
  ['alcohol', 'Alcohol (ethanol)', 'g', 'macronutrients'],
  ['fiber', 'Dietary fibre', 'g', 'fibre'],
  [
    'carbohydrates_by_difference',
    'Carbohydrates by difference (with fibre)',
    'g',
    'macronutrients',
  ],
  ['ash', 'Ash', 'g', 'macronutrients'],
  ['nitrogen', 'Nitrogen (total)', 'g', 'macronutrients'],
  ['cholesterol', 'Cholesterol', 'mg', 'lipids'],
  ['organic_acids', 'Organic acids (total)', 'g', 'organic acids'],
  ['retinol_equivalent', 'Vitamin A (retinol equivalent)', 'µg', 'vitamins'],
  ['retinol_activity_equivalent', 'Vitamin A (retinol activity equivalent)', 'µg', 'vitamins'],
  ['retinol', 'Retinol', 'µg', 'vitamins'],
  ['beta_carotene', 'Beta-carotene', 'µg', 'vitamins'],
  ['carotenoids_ex_beta_carotene', 'Carotenoids except beta-carotene', 'µg', 'vitamins'],
  ['alpha_carotene', 'Alpha-carotene', 'µg', 'vitamins'],
  ['beta_cryptoxanthin', 'Beta-cryptoxanthin', 'µg', 'vitamins'],
  ['lycopene', 'Lycopene', 'µg', 'vitamins'],
  ['lutein_and_zeaxanthin', 'Lutein and zeaxanthin', 'µg', 'vitamins'],
  ['vitamin_D', 'Vitamin D', 'µg', 'vitamins'],
  ['cholecalciferol', 'Vitamin D3 (cholecalciferol)', 'µg', 'vitamins'],
  ['ergocalciferol', 'Vitamin D2 (ergocalciferol)', 'µg', 'vitamins'],
  ['vitamin_E', 'Vitamin E (alpha-tocopherol)', 'mg', 'vitamins'],
  ['vitamin_E_added', 'Vitamin E, added', 'mg', 'vitamins'],
  ['alpha_tocopherol', 'Alpha-tocopherol', 'mg', 'vitamins'],
  ['beta_tocopherol', 'Beta-tocopherol', 'mg', 'vitamins'],
  ['gamma_tocopherol', 'Gamma-tocopherol', 'mg', 'vitamins'],
  ['delta_tocopherol', 'Delta-tocopherol', 'mg', 'vitamins'],
  ['alpha_tocotrienol', 'Alpha-tocotrienol', 'mg', 'vitamins'],
  ['vitamin_K', 'Vitamin K', 'µg', 'vitamins'],
  ['phylloquinone', 'Vitamin K1 (phylloquinone)', 'µg', 'vitamins'],
  ['menaquinone', 'Vitamin K2 (menaquinones)', 'µg', 'vitamins'],
  ['thiamin', 'Vitamin B1 (thiamin)', 'mg', 'vitamins'],
  ['riboflavin', 'Vitamin B2 (riboflavin)', 'mg', 'vitamins'],
  ['niacin_equivalent', 'Niacin equivalent', 'mg', 'vitamins'],
  ['niacin', 'Niacin', 'mg', 'vitamins'],
  ['pantothenic_acid', 'Pantothenic acid', 'mg', 'vitamins'],
  ['vitamin_B6', 'Vitamin B6', 'µg', 'vitamins'],
  ['biotin', 'Biotin', 'µg', 'vitamins'],
  ['folate', 'Folate (folate equivalent)', 'µg', 'vitamins'],
  ['folate_total', 'Folate, total (natural and synthetic)', 'µg', 'vitamins'],
  ['folate_natural', 'Folate (natural)', 'µg', 'vitamins'],
  ['folic_acid', 'Folic acid (synthetic)', 'µg', 'vitamins'],
  ['vitamin_B12', 'Vitamin B12 (cobalamins)', 'µg', 'vitamins'],
  ['vitamin_B12_added', 'Vitamin B12, added', 'µg', 'vitamins'],
  ['vitamin_C', 'Vitamin C', 'mg', 'vitamins'],
  ['choline', 'Choline (total)', 'mg', 'vitamins'],
  ['sodium', 'Sodium', 'mg', 'minerals'],
  ['chloride', 'Chloride', 'mg', 'minerals'],
  ['potassium', 'Potassium', 'mg', 'minerals'],
  ['calcium', 'Calcium', 'mg', 'minerals'],
  ['magnesium', 'Magnesium', 'mg', 'minerals'],
  ['phosphorus', 'Phosphorus', 'mg', 'minerals'],
  ['sulfur', 'Sulfur', 'mg', 'minerals'],
  ['iron', 'Iron', 'mg', 'minerals'],
  ['zinc', 'Zinc', 'mg', 'minerals'],
  ['iodide', 'Iodide', 'µg', 'minerals'],
  ['copper', 'Copper', 'µg', 'minerals'],
  ['manganese', 'Manganese', 'µg', 'minerals'],
  ['fluoride', 'Fluoride', 'µg', 'minerals'],
  ['chromium', 'Chromium', 'µg', 'minerals'],
  ['molybdenum', 'Molybdenum', 'µg', 'minerals'],
  ['selenium', 'Selenium', 'µg', 'minerals'],
  ['acetic_acid', 'Acetic acid', 'g', 'organic acids'],
  ['citric_acid', 'Citric acid', 'g', 'organic acids'],
  ['lactic_acid', 'Lactic acid', 'g', 'organic acids'],
  ['malic_acid', 'Malic acid', 'g', 'organic acids'],
  ['tartaric_acid', 'Tartaric acid', 'g', 'organic acids'],
  ['caffeine', 'Caffeine', 'mg', 'stimulants'],
  ['theobromine', 'Theobromine', 'mg', 'stimulants'],
  ['sugar_alcohols', 'Sugar alcohols (total)', 'g', 'carbohydrates'],
  ['mannitol', 'Mannitol', 'g', 'carbohydrates'],
  ['sorbitol', 'Sorbitol', 'g', 'carbohydrates'],
  ['xylitol', 'Xylitol', 'g', 'carbohydrates'],
  ['monosaccharides', 'Monosaccharides (total)', 'g', 'carbohydrates'],
  ['glucose', 'Glucose', 'g', 'carbohydrates'],
  ['fructose', 'Fructose', 'g', 'carbohydrates'],
  ['galactose', 'Galactose', 'g', 'carbohydrates'],
  ['disaccharides', 'Disaccharides (total)', 'g', 'carbohydrates'],
  ['sucrose', 'Sucrose', 'g', 'carbohydrates'],
  ['maltose', 'Maltose', 'g', 'carbohydrates'],
  ['lactose', 'Lactose', 'g', 'carbohydrates'],
  ['oligosaccharides', 'Oligosaccharides (available)', 'g', 'carbohydrates'],
  ['starch', 'Starch (with glycogen and dextrins)', 'g', 'carbohydrates'],
  ['fiber_low_molecular_weight', 'Dietary fibre, low molecular weight', 'g', 'fibre'],
  ['fiber_high_molecular_weight', 'Dietary fibre, high molecular weight', 'g', 'fibre'],
  ['fiber_insoluble', 'Dietary fibre, insoluble', 'g', 'fibre'],
  ['fiber_soluble', 'Dietary fibre, soluble', 'g', 'fibre'],
  [
    'fiber_soluble_high_molecular_weight',
    'Dietary fibre, soluble, high molecular weight',
    'g',
    'fibre',
  ],
  [
    'fiber_insoluble_high_molecular_weight',
    'Dietary fibre, insoluble, high molecular weight',
    'g',
    'fibre',
  ],
  ['butyric_acid', 'Butyric acid (C4:0)', 'g', 'fatty acids'],
  ['caproic_acid', 'Caproic acid (C6:0)', 'g', 'fatty acids'],
  ['caprylic_acid', 'Caprylic acid (C8:0)', 'g', 'fatty acids'],
  ['capric_acid', 'Capric acid (C10:0)', 'g', 'fatty acids'],
  ['lauric_acid', 'Lauric acid (C12:0)', 'g', 'fatty acids'],
  ['myristic_acid', 'Myristic acid (C14:0)', 'g', 'fatty acids'],
  ['pentadecanoic_acid', 'Pentadecanoic acid (C15:0)', 'g', 'fatty acids'],
  ['palmitic_acid', 'Palmitic acid (C16:0)', 'g', 'fatty acids'],
  ['margaric_acid', 'Margaric acid (C17:0)', 'g', 'fatty acids'],
  ['stearic_acid', 'Stearic acid (C18:0)', 'g', 'fatty acids'],
  ['arachidic_acid', 'Arachidic acid (C20:0)', 'g', 'fatty acids'],
  ['behenic_acid', 'Behenic acid (C22:0)', 'g', 'fatty acids'],
  ['lignoceric_acid', 'Lignoceric acid (C24:0)', 'g', 'fatty acids'],
  ['monounsaturated_fatty_acids', 'Monounsaturated fatty acids (total)', 'g', 'fatty acids'],
  ['myristoleic_acid', 'Myristoleic acid (C14:1 n-5)', 'g', 'fatty acids'],
  ['palmitoleic_acid', 'Palmitoleic acid (C16:1 n-7)', 'g', 'fatty acids'],
  ['hexadecenoic_acids', 'Hexadecenoic acids (C16:1, all isomers)', 'g', 'fatty acids'],
  ['vaccenic_acid', 'Vaccenic acid (C18:1 n-7)', 'g', 'fatty acids'],
  ['oleic_acid', 'Oleic acid (C18:1 n-9)', 'g', 'fatty acids'],
  ['octadecenoic_acids', 'Octadecenoic acids (C18:1, all isomers)', 'g', 'fatty acids'],
  ['gondoic_acid', 'Gondoic acid (C20:1 n-9)', 'g', 'fatty acids'],
  ['eicosenoic_acids', 'Eicosenoic acids (C20:1, all isomers)', 'g', 'fatty acids'],
  ['erucic_acid', 'Erucic acid (C22:1 n-9)', 'g', 'fatty acids'],
  ['docosenoic_acids', 'Docosenoic acids (C22:1, all isomers)', 'g', 'fatty acids'],
  ['polyunsaturated_fatty_acids', 'Polyunsaturated fatty acids (total)', 'g', 'fatty acids'],
  ['omega_3_fatty_acids', 'Omega-3 fatty acids (total)', 'g', 'fatty acids'],
  ['alpha_linolenic_acid', 'Alpha-linolenic acid (C18:3 n-3)', 'g', 'fatty acids'],
  ['octadecatrienoic_acids', 'Octadecatrienoic acids (C18:3, all isomers)', 'g', 'fatty acids'],
  ['stearidonic_acid', 'Stearidonic acid (C18:4 n-3)', 'g', 'fatty acids'],
  ['octadecatetraenoic_acids', 'Octadecatetraenoic acids (C18:4, all isomers)', 'g', 'fatty acids'],
  ['eicosapentaenoic_acid', 'Eicosapentaenoic acid (C20:5 n-3)', 'g', 'fatty acids'],
  ['docosapentaenoic_acid', 'Docosapentaenoic acid (C22:5 n-3)', 'g', 'fatty acids'],
  ['docosahexaenoic_acid', 'Docosahexaenoic acid (C22:6 n-3)', 'g', 'fatty acids'],
  ['omega_6_fatty_acids', 'Omega-6 fatty acids (total)', 'g', 'fatty acids'],
  ['linoleic_acid', 'Linoleic acid (C18:2 n-6)', 'g', 'fatty acids'],
  ['octadecadienoic_acids', 'Octadecadienoic acids (C18:2, all isomers)', 'g', 'fatty acids'],
  ['rumenic_acid', 'Rumenic acid (C18:2 c9,t11)', 'g', 'fatty acids'],
  ['gamma_linolenic_acid', 'Gamma-linolenic acid (C18:3 n-6)', 'g', 'fatty acids'],
  ['eicosadienoic_acid', 'Eicosadienoic acid (C20:2 n-6)', 'g', 'fatty acids'],
  ['dihomo_gamma_linolenic_acid', 'Dihomo-gamma-linolenic acid (C20:3 n-6)', 'g', 'fatty acids'],
  ['arachidonic_acid', 'Arachidonic acid (C20:4 n-6)', 'g', 'fatty acids'],
  ['eicosatetraenoic_acids', 'Eicosatetraenoic acids (C20:4, all isomers)', 'g', 'fatty acids'],
  ['fatty_acids_other', 'Fatty acids, other', 'g', 'fatty acids'],
  ['essential_amino_acids', 'Essential amino acids (total)', 'g', 'amino acids'],
  ['alanine', 'Alanine', 'g', 'amino acids'],
  ['arginine', 'Arginine', 'g', 'amino acids'],
  ['aspartic_acid', 'Aspartic acid (with asparagine)', 'g', 'amino acids'],
  ['cysteine', 'Cysteine', 'g', 'amino acids'],
  ['glutamic_acid', 'Glutamic acid (with glutamine)', 'g', 'amino acids'],
  ['glycine', 'Glycine', 'g', 'amino acids'],
  ['histidine', 'Histidine', 'g', 'amino acids'],
  ['isoleucine', 'Isoleucine', 'g', 'amino acids'],
  ['leucine', 'Leucine', 'g', 'amino acids'],
  ['lysine', 'Lysine', 'g', 'amino acids'],
  ['methionine', 'Methionine', 'g', 'amino acids'],
  ['phenylalanine', 'Phenylalanine', 'g', 'amino acids'],
  ['proline', 'Proline', 'g', 'amino acids'],
  ['serine', 'Serine', 'g', 'amino acids'],
  ['threonine', 'Threonine', 'g', 'amino acids'],
  ['tryptophan', 'Tryptophan', 'g', 'amino acids'],
  ['tyrosine', 'Tyrosine', 'g', 'amino acids'],
  ['valine', 'Valine', 'g', 'amino acids'],
] as const;

/** The name of a nutrient, such as `vitamin_C`. */
export type NutrientName = (typeof TABLE)[number][0];
/** The unit in which a nutrient is given per 100 g. */
export type NutrientUnit = (typeof TABLE)[number][2];

/** A nutrient: its name, label, unit, group and position in a vector. */
export interface Nutrient {
  readonly name: NutrientName;
  readonly label: string;
  readonly unit: NutrientUnit;
  readonly group: string;
  /** Index in the registry, and in vectors of amounts. */
  readonly position: number;
}

/** Amounts by {@link Nutrient.position}, per 100 g of the edible part; NaN if unknown. */
export type NutrientVector = Float64Array;

/** All nutrients of the registry, each at its position in a vector. */
export const NUTRIENTS: readonly Nutrient[] = Object.freeze(
  TABLE.map(([name, label, unit, group], position) =>
    Object.freeze({ name, label, unit, group, position }),
  ),
);

const BY_NAME = new Map<string, Nutrient>(NUTRIENTS.map((nutrient) => [nutrient.name, nutrient]));

/** The nutrient with any name; undefined if there is none. */
export function findNutrient(name: string): Nutrient | undefined {
  return BY_NAME.get(name);
}

/** The nutrient of a name that the compiler has checked. */
export function nutrient(name: NutrientName): Nutrient {
  return BY_NAME.get(name) as Nutrient;
}

/** The amount of a nutrient in a vector; NaN if it is unknown. */
export function nutrientAmount(nutrients: NutrientVector, name: NutrientName): number {
  return nutrients[nutrient(name).position] as number;
}

/** The big7 of the specification, the first rows of the registry. */
export const BIG7: readonly Nutrient[] = NUTRIENTS.slice(0, 7);

/** A vector in which every amount is unknown (NaN), to be filled. */
export function unknownNutrients(): NutrientVector {
  if (unusedVectors === 0) {
    vectors = new Float64Array(VECTORS_AT_ONCE * NUTRIENTS.length).fill(Number.NaN);
    unusedVectors = VECTORS_AT_ONCE;
  }
  unusedVectors -= 1;
  const start = unusedVectors * NUTRIENTS.length;
  return vectors.subarray(start, start + NUTRIENTS.length);
}

/** The number of vectors that share a piece of memory. Allocating one piece for each of millions takes longer. */
const VECTORS_AT_ONCE = 32;
let vectors: NutrientVector = new Float64Array(0);
let unusedVectors = 0;

/** Grams of salt per gram of sodium (EU Regulation 1169/2011, Annex I). */
export const SALT_PER_SODIUM = 2.5;
