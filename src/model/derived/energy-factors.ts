/**
 * Energy of macronutrients, kcal/g (Regulation (EU) No 1169/2011, annex XIV). Those of protein, carbohydrates, fat and
 * alcohol are Atwater's general factors.
 */
export const KCAL_PER_GRAM = {
  protein: 4,
  carbohydrates: 4,
  fat: 9,
  alcohol: 7,
  fiber: 2,
} as const;
