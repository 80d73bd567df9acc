/**
 * The 37 amounts of USDA's Food Patterns Equivalents Database (FPED), in FPED's order, named for
 * its variables. Beans and peas (`v_legumes`, `pf_legumes`) are in neither `v_total` nor `pf_total`.
 * Source: FPED 2017-2018.
 */
const TABLE = [
  ['f_total', 'Fruit, total', 'cup eq'],
  ['f_citmlb', 'Citrus, melons and berries', 'cup eq'],
  ['f_other', 'Other fruit', 'cup eq'],
  ['f_juice', 'Fruit juice', 'cup eq'],
  ['v_total', 'Vegetables, total without legumes', 'cup eq'],
  ['v_drkgr', 'Dark green vegetables', 'cup eq'],
  ['v_redor_total', 'Red and orange vegetables', 'cup eq'],
  ['v_redor_tomato', 'Tomatoes', 'cup eq'],
  ['v_redor_other', 'Other red and orange vegetables', 'cup eq'],
  ['v_starchy_total', 'Starchy vegetables', 'cup eq'],
  ['v_starchy_potato', 'White potatoes', 'cup eq'],
  ['v_starchy_other', 'Other starchy vegetables', 'cup eq'],
  ['v_other', 'Other vegetables', 'cup eq'],
  ['v_legumes', 'Legumes as vegetables', 'cup eq'],
  ['g_total', 'Grains, total', 'oz eq'],
  ['g_whole', 'Whole grains', 'oz eq'],
  ['g_refined', 'Refined grains', 'oz eq'],
  ['pf_total', 'Protein foods, total without legumes', 'oz eq'],
  ['pf_mps_total', 'Meat, poultry and seafood', 'oz eq'],
  ['pf_meat', 'Meat', 'oz eq'],
  ['pf_curedmeat', 'Cured meat', 'oz eq'],
  ['pf_organ', 'Organ meat', 'oz eq'],
  ['pf_poult', 'Poultry', 'oz eq'],
  ['pf_seafd_hi', 'Seafood high in omega-3 fatty acids', 'oz eq'],
  ['pf_seafd_low', 'Seafood low in omega-3 fatty acids', 'oz eq'],
  ['pf_eggs', 'Eggs', 'oz eq'],
  ['pf_soy', 'Soy products', 'oz eq'],
  ['pf_nutsds', 'Nuts and seeds', 'oz eq'],
  ['pf_legumes', 'Legumes as protein foods', 'oz eq'],
  ['d_total', 'Dairy, total', 'cup eq'],
  ['d_milk', 'Milk', 'cup eq'],
  ['d_yogurt', 'Yoghurt', 'cup eq'],
  ['d_cheese', 'Cheese', 'cup eq'],
  ['oils', 'Oils', 'g'],
  ['solid_fats', 'Solid fats', 'g'],
  ['add_sugars', 'Added sugars', 'tsp eq'],
  ['a_drinks', 'Alcoholic drinks', 'drinks'],
] as const;

/** The name of a food pattern, such as `f_total`. */
export type FoodPatternName = (typeof TABLE)[number][0];

/** A food pattern of FPED: its name, label, unit and position in a vector. */
export interface FoodPattern {
  readonly name: FoodPatternName;
  readonly label: string;
  readonly unit: string;
  /** Index in the registry, and in vectors of amounts. */
  readonly position: number;
}

/** Food pattern equivalents by {@link FoodPattern.position}, per 100 g of the edible part. */
export type FoodPatternVector = Float64Array;

/** The 37 food patterns of FPED, each at its position in a vector. */
export const FOOD_PATTERNS: readonly FoodPattern[] = Object.freeze(
  TABLE.map(([name, label, unit], position) => Object.freeze({ name, label, unit, position })),
);

const BY_NAME = new Map<string, FoodPattern>(FOOD_PATTERNS.map((row) => [row.name, row]));

/** The food pattern of a name that the compiler has checked. */
export function foodPattern(name: FoodPatternName): FoodPattern {
  return BY_NAME.get(name) as FoodPattern;
}

/** Whether a name is the name of a food pattern, such as `f_total`. */
export function isFoodPattern(name: string): name is FoodPatternName {
  return BY_NAME.has(name);
}
