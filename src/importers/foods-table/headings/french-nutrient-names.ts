import type { NutrientName } from '../../../model/nutrients.ts';

/** Names of nutrients in French food tables such as Ciqual, as far as labels do not use them. */
export const FRENCH_NAMES: Readonly<Partial<Record<NutrientName, readonly string[]>>> = {
  monounsaturated_fatty_acids: ['acides gras monoinsaturés', 'ag monoinsaturés', 'agmi'],
  polyunsaturated_fatty_acids: ['acides gras polyinsaturés', 'ag polyinsaturés', 'agpi'],
  saturated_fatty_acids: ['ag saturés', 'saturés', 'graisses saturées', 'acides gras sat'],
  starch: ['amidon'],
  sugar_alcohols: ['polyols totaux'],
  alcohol: ['alcool', 'éthanol'],
  ash: ['cendres'],
  salt: ['sel chlorure de sodium'],
  chloride: ['chlorure'],
  copper: ['cuivre'],
  iron: ['fer'],
  iodide: ['iode'],
  phosphorus: ['phosphore'],
  fluoride: ['fluorure'],
  folate: ['folates totaux', 'folates'],
  folic_acid: ['acide folique'],
  pantothenic_acid: ['acide pantothénique'],
  vitamin_C: ['acide ascorbique'],
  niacin: ['niacine'],
  riboflavin: ['riboflavine'],
  caffeine: ['caféine'],
};
