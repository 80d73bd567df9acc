import { type NutrientName, nutrient } from '../../model/nutrients.ts';
import { convertMass, kcalToKj } from '../../model/units.ts';
import { NUTRIENT_COLUMNS } from '../fndds/nutrient-columns.ts';

/** Where an amount of a USDA nutrient goes, and how it becomes ours. */
export interface UsdaNutrient {
  readonly position: number;
  readonly toOurUnit: (amount: number) => number;
}

const toMicrograms = (amount: number) => convertMass(amount, 'mg', 'µg');

/** Nutrients of SR and FoodData Central that FNDDS lacks, by their numbers, in the units of the registry. */
const FURTHER: readonly (readonly [string, NutrientName, ((amount: number) => number)?])[] = [
  ['202', 'nitrogen'],
  ['207', 'ash'],
  ['209', 'starch'],
  ['210', 'sucrose'],
  ['211', 'glucose'],
  ['212', 'fructose'],
  ['213', 'lactose'],
  ['214', 'maltose'],
  ['287', 'galactose'],
  ['299', 'sugar_alcohols'],
  ['293', 'fiber_low_molecular_weight'],
  ['295', 'fiber_soluble'],
  ['297', 'fiber_insoluble'],
  ['313', 'fluoride'],
  ['314', 'iodide'],
  ['315', 'manganese', toMicrograms],
  ['316', 'molybdenum'],
  ['325', 'ergocalciferol'],
  ['326', 'cholecalciferol'],
  ['341', 'beta_tocopherol'],
  ['342', 'gamma_tocopherol'],
  ['343', 'delta_tocopherol'],
  ['344', 'alpha_tocotrienol'],
  ['410', 'pantothenic_acid'],
  ['416', 'biotin'],
  ['428', 'menaquinone'],
  ['501', 'tryptophan'],
  ['502', 'threonine'],
  ['503', 'isoleucine'],
  ['504', 'leucine'],
  ['505', 'lysine'],
  ['506', 'methionine'],
  ['507', 'cysteine'],
  ['508', 'phenylalanine'],
  ['509', 'tyrosine'],
  ['510', 'valine'],
  ['511', 'arginine'],
  ['512', 'histidine'],
  ['513', 'alanine'],
  ['514', 'aspartic_acid'],
  ['515', 'glutamic_acid'],
  ['516', 'glycine'],
  ['517', 'proline'],
  ['518', 'serine'],
  ['615', 'arachidic_acid'],
  ['624', 'behenic_acid'],
  ['625', 'myristoleic_acid'],
  ['652', 'pentadecanoic_acid'],
  ['653', 'margaric_acid'],
  ['654', 'lignoceric_acid'],
  ['672', 'eicosadienoic_acid'],
  ['675', 'linoleic_acid'],
  ['685', 'gamma_linolenic_acid'],
  ['851', 'alpha_linolenic_acid'],
  ['853', 'dihomo_gamma_linolenic_acid'],
  ['855', 'arachidonic_acid'],
];

/** Nutrients of the USDA by their numbers in SR, such as 203. */
export const USDA_NUTRIENTS: ReadonlyMap<string, UsdaNutrient> = new Map([
  ...NUTRIENT_COLUMNS.map(({ number, nutrient: name, toOurUnit }): [string, UsdaNutrient] => [
    number,
    { position: nutrient(name).position, toOurUnit },
  ]),
  ...FURTHER.map(
    ([number, name, toOurUnit = (amount: number) => amount]): [string, UsdaNutrient] => [
      number,
      { position: nutrient(name).position, toOurUnit },
    ],
  ),
  // Energy by Atwater's general and specific factors, which Foundation foods have instead of 208.
  ...['957', '958'].map((number): [string, UsdaNutrient] => [
    number,
    { position: nutrient('energy').position, toOurUnit: kcalToKj },
  ]),
]);
