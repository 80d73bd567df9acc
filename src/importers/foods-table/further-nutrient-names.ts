import type { NutrientName } from '../../model/nutrients.ts';

/** Names of nutrients by what they mean. */
type Names = Readonly<Partial<Record<NutrientName, readonly string[]>>>;

/** Names of nutrients in French tables of foods, such as Ciqual, besides those of labels. */
export const FRENCH_NAMES: Names = {
  monounsaturated_fatty_acids: ['acides gras monoinsaturés', 'ag monoinsaturés', 'agmi'],
  polyunsaturated_fatty_acids: ['acides gras polyinsaturés', 'ag polyinsaturés', 'agpi'],
  saturated_fatty_acids: ['ag saturés'],
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

/** The INFOODS tags, which exchange files and tables of statistics offices use instead of names. */
export const INFOODS_TAGS: Names = {
  protein: ['procnt', 'prot'],
  carbohydrates: ['choavl', 'choavldf'],
  carbohydrates_by_difference: ['chocdf'],
  fiber: ['fibtg', 'fibtgdf'],
  alcohol: ['alc'],
  monounsaturated_fatty_acids: ['fams'],
  polyunsaturated_fatty_acids: ['fapu'],
  cholesterol: ['chole', 'cholc'],
  salt: ['naclm'],
  retinol_equivalent: ['vita'],
  retinol_activity_equivalent: ['vita rae'],
  beta_carotene: ['cartb'],
  thiamin: ['thia'],
  riboflavin: ['ribf'],
  niacin: ['nia'],
  niacin_equivalent: ['niaeq'],
  pantothenic_acid: ['pantac'],
  vitamin_B6: ['vitb6', 'vitb6a'],
  biotin: ['biot'],
  folate: ['foldfe'],
  folate_total: ['fol'],
  folic_acid: ['folac'],
  vitamin_B12: ['vitb12'],
  vitamin_C: ['vitc'],
  vitamin_D: ['vitd'],
  vitamin_E: ['vite'],
  vitamin_K: ['vitk'],
};
