/** Micrograms in one unit of mass. */
const MASS = { µg: 1, mg: 1e3, g: 1e6, kg: 1e9 } as const;

/** Millilitres in one unit of volume. */
const VOLUME = { ml: 1, l: 1e3 } as const;

/** A unit of mass that meal files may use. */
export type MassUnit = keyof typeof MASS;
/** A unit of volume that meal files may use. */
export type VolumeUnit = keyof typeof VOLUME;

/** The units a meal entry may be given in. */
export type Unit = MassUnit | VolumeUnit;

/** The units of amounts in meal files and requests. */
export const UNITS: readonly Unit[] = ['µg', 'mg', 'g', 'kg', 'ml', 'l'];

/** Other ways in which people write a unit: the Greek letter mu for the micro sign, and plain letters. */
const SPELLINGS = new Map<string, Unit>([
  ...UNITS.map((unit): [string, Unit] => [unit, unit]),
  ['μg', 'µg'],
  ['ug', 'µg'],
  ['mcg', 'µg'],
]);

/** Reads a unit in upper or lower case; undefined if there is no such unit. */
export function readUnit(text: string): Unit | undefined {
  return SPELLINGS.get(text) ?? SPELLINGS.get(text.trim().toLowerCase());
}

/** The usual spellings of units. Clients that are generated from the OpenAPI document accept these only. */
export const USUAL_UNITS: readonly string[] = [...SPELLINGS.keys(), 'mL', 'L'];

/**
 * Names that certainly mean a unit, but are refused because files should have the unit itself. Similar spellings are
 * never guessed: `cl` is one letter from `ml`, and ten times as much.
 */
const NAMES: Readonly<Record<Unit, readonly string[]>> = {
  µg: ['mcgs', 'microgram', 'micrograms', 'microgramme', 'microgrammes', 'mikrogramm'],
  mg: ['mgs', 'milligram', 'milligrams', 'milligramme', 'milligrammes', 'milligramm'],
  g: ['gs', 'gr', 'grs', 'gm', 'gms', 'gram', 'grams', 'gramme', 'grammes', 'gramm'],
  kg: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes', 'kilogramm'],
  ml: ['mls', 'cc', 'millilitre', 'millilitres', 'milliliter', 'milliliters'],
  l: ['ls', 'lt', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters'],
};

const UNIT_OF_NAME = new Map(
  UNITS.flatMap((unit) => NAMES[unit].map((name): [string, Unit] => [name, unit])),
);

/** All texts that certainly mean a unit, in lower case: `g`, `grams` and `g.`. See {@link suggestUnit}. */
export function unitNames(unit: Unit): string[] {
  const spellings = [...SPELLINGS].flatMap(([name, other]) => (other === unit ? [name] : []));
  return [...spellings, ...NAMES[unit]].flatMap((name) => [name, `${name}.`]);
}

/** The unit that a text certainly means, even if {@link readUnit} refuses it: `grams`, `ML.`. */
export function suggestUnit(text: string): Unit | undefined {
  const name = text.trim().toLowerCase().replace(/\.$/, '');
  return readUnit(name) ?? UNIT_OF_NAME.get(name);
}

/** Whether a unit is of mass, and not of volume. */
export function isMassUnit(unit: Unit): unit is MassUnit {
  return unit in MASS;
}

/** Converts between units of mass. */
export function convertMass(amount: number, from: MassUnit, to: MassUnit): number {
  return scale(amount, MASS[from], MASS[to]);
}

/** Converts between units of volume. */
export function convertVolume(amount: number, from: VolumeUnit, to: VolumeUnit): number {
  return scale(amount, VOLUME[from], VOLUME[to]);
}

/** The factor to another unit. Converting to a larger unit divides, so that the factor is a whole number and exact. */
function scale(amount: number, from: number, to: number): number {
  return from >= to ? amount * (from / to) : amount / (to / from);
}

/** The thermochemical calorie: 1 kcal = 4.184 kJ, exactly. */
const KJ_PER_KCAL = 4.184;

/** Converts energy at 4.184 kJ per kcal. */
export function kcalToKj(kcal: number): number {
  return kcal * KJ_PER_KCAL;
}

/** Converts energy at 4.184 kJ per kcal. */
export function kjToKcal(kj: number): number {
  return kj / KJ_PER_KCAL;
}

/** Grams in an avoirdupois ounce (NIST Handbook 44, Appendix C). */
export const OUNCE_G = 28.349523125;
/** Grams in an international avoirdupois pound (the same source). */
export const POUND_G = 453.59237;

/** Millilitres in the US customary measures in which USDA gives portions (NIST Handbook 44, Appendix C). */
export const US_VOLUME_ML = {
  cup: 236.5882365,
  fluidOunce: 29.5735295625,
  tablespoon: 14.78676478125,
  teaspoon: 4.92892159375,
} as const;
