import {
  type NutrientName,
  type NutrientVector,
  nutrient,
  unknownNutrients,
} from '../../model/nutrients.ts';
import {
  convertMass,
  isMassUnit,
  kcalToKj,
  kjToKcal,
  type MassUnit,
  readUnit,
} from '../../model/units.ts';
import { NUTRIENT_COLUMNS } from '../fndds/nutrient-columns.ts';
import { isInternationalUnit, VITAMIN_D_IU_PER_UG } from '../international-units.ts';

/** A unit of the USDA: a unit of mass, of energy or of vitamins. */
type UsdaUnit = MassUnit | 'kcal' | 'kJ' | 'IU';

/** The nutrient for an amount of USDA, and the conversion to our unit. */
interface UsdaNutrient {
  /** The number of the nutrient in SR, such as 203. */
  readonly number: string;
  readonly position: number;
  /** The unit of published amounts. */
  readonly unit: UsdaUnit;
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

const toOwn = (amount: number) => amount;

/** Substitutes for an amount that a food lacks, the best first. */
const SUBSTITUTES: readonly (readonly [
  string,
  NutrientName,
  (amount: number) => number,
  UsdaUnit,
])[] = [
  // Energy by Atwater's specific and general factors, which Foundation foods have instead of 208.
  ['958', 'energy', kcalToKj, 'kcal'],
  ['957', 'energy', kcalToKj, 'kcal'],
  ['268', 'energy', toOwn, 'kJ'],
  ['269.3', 'sugar', toOwn, 'g'],
  ['324', 'vitamin_D', (units) => units / VITAMIN_D_IU_PER_UG, 'IU'],
];

/** Further nutrients, with their units, which differ from those of the registry where amounts are converted. */
const OTHERS = [
  ...FURTHER.map(([number, name, toOurUnit = toOwn]) => ({
    number,
    name,
    toOurUnit,
    unit: toOurUnit === toMicrograms ? 'mg' : (nutrient(name).unit as UsdaUnit),
  })),
  ...SUBSTITUTES.map(([number, name, toOurUnit, unit]) => ({ number, name, toOurUnit, unit })),
] as const;

/** USDA nutrients, those with substitutes first. */
const USDA_NUTRIENTS: readonly UsdaNutrient[] = [
  ...NUTRIENT_COLUMNS.map(({ number, nutrient: name, column, toOurUnit }) => ({
    number,
    position: nutrient(name).position,
    unit: unitInBrackets(column),
    toOurUnit,
  })),
  ...OTHERS.map(({ name, ...one }) => ({ ...one, position: nutrient(name).position })),
];

/** The unit at the end of a name: mg for "Sodium (mg)". */
function unitInBrackets(column: string): UsdaUnit {
  const unit = readUsdaUnit(/\(([^()]+)\)$/.exec(column)?.[1] ?? '');
  if (unit === undefined) throw new Error(`No unit in ${column}`);
  return unit;
}

/** A unit in the spelling of the USDA: `MG`, "µg", `MCG_RAE`, "kcal". */
function readUsdaUnit(text: string): UsdaUnit | undefined {
  const [name = ''] = text.trim().split('_');
  if (/^kcal$/i.test(name)) return 'kcal';
  if (/^kj$/i.test(name)) return 'kJ';
  if (isInternationalUnit(name)) return 'IU';
  const unit = readUnit(name);
  return unit !== undefined && isMassUnit(unit) ? unit : undefined;
}

const PLACES = new Map(USDA_NUTRIENTS.map(({ number }, place) => [number, place]));

/** The place of a nutrient among those of the USDA, by its number in SR, such as 203. */
export function usdaPlace(number: string): number | undefined {
  return PLACES.get(number);
}

/**
 * The amounts of a food by the places of their nutrients. If several give the same nutrient, the first in the list of
 * nutrients counts, whatever the order of the file.
 */
export function usdaAmounts(amounts: ReadonlyMap<number, number>): NutrientVector {
  const vector = unknownNutrients();
  for (const [place, { position, toOurUnit }] of USDA_NUTRIENTS.entries()) {
    const amount = amounts.get(place);
    if (amount !== undefined && Number.isNaN(vector[position]))
      vector[position] = toOurUnit(amount);
  }
  return vector;
}

/** The number in SR of the nutrient at a place, for messages. */
export function usdaNumber(place: number): string {
  return USDA_NUTRIENTS[place]?.number ?? '';
}

const BY_DIFFERENCE = usdaPlace('205');

/**
 * A published number. Carbohydrates by difference below 0 count as 0: errors of measurement make the other parts add up
 * to more than 100 g.
 *
 * @returns undefined for anything but an amount
 */
export function usdaAmount(place: number, published: number): number | undefined {
  if (published >= 0) return published;
  return published < 0 && place === BY_DIFFERENCE ? 0 : undefined;
}

/** The conversion of an amount in a stated unit to the unit of the USDA. */
export interface UnitChange {
  /** The unit of the USDA. */
  readonly to: string;
  /** Undefined if nothing can convert it. */
  readonly convert: ((amount: number) => number) | undefined;
}

/** What to do with amounts whose unit a file states; undefined if that is the unit of the USDA, or the file states none. */
export function unitChange(place: number, stated: string): UnitChange | undefined {
  const to = USDA_NUTRIENTS[place]?.unit;
  const from = readUsdaUnit(stated);
  if (to === undefined || stated.trim() === '' || from === to) return undefined;
  if (from === 'kJ' && to === 'kcal') return { to, convert: kjToKcal };
  if (!isMass(from) || !isMass(to)) return { to, convert: undefined };
  return { to, convert: (amount) => convertMass(amount, from, to) };
}

function isMass(unit: UsdaUnit | undefined): unit is MassUnit {
  return unit !== undefined && unit !== 'kcal' && unit !== 'kJ' && unit !== 'IU';
}
