import type { NutrientName } from '../../../model/nutrients.ts';

/** Names in the abridged table of USDA's SR: `Lipid_Tot_(g)`, `Panto_Acid_mg`. */
export const USDA_ABBREVIATIONS: Readonly<Partial<Record<NutrientName, readonly string[]>>> = {
  energy: ['energ'],
  fat: ['lipid tot'],
  // USDA's carbohydrates are what remains of the weight, with the fibre.
  carbohydrates_by_difference: ['carbohydrt'],
  fiber: ['fiber td'],
  sugar: ['sugar tot'],
  pantothenic_acid: ['panto acid'],
  folate_total: ['folate tot'],
  choline: ['choline tot'],
  alpha_carotene: ['alpha carot'],
  beta_carotene: ['beta carot'],
  beta_cryptoxanthin: ['beta crypt'],
  lutein_and_zeaxanthin: ['lut+zea'],
  saturated_fatty_acids: ['fa sat'],
  monounsaturated_fatty_acids: ['fa mono'],
  polyunsaturated_fatty_acids: ['fa poly'],
  cholesterol: ['cholestrl'],
};
