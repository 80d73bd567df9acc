import { convertMass, isMassUnit, kcalToKj, readUnit } from '../../model/units.ts';
import { type Members, membersOf, numberIn, objectsIn, textIn } from '../../tables/json/members.ts';
import { isInternationalUnit, VITAMIN_D_IU_PER_UG } from '../international-units.ts';

/** The reference amounts in the names of columns. */
const SUFFIXES = new Map([
  ['100g', '_100g'],
  ['100ml', '_100g'],
  ['serving', '_serving'],
]);

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * The amounts of a product in the form in which Open Food Facts has exported them since 2025: in sets by reference
 * amount, under the names of the columns of its tables: `fat_100g`, in grams. Amounts of the prepared product do not
 * count.
 */
export function nutritionFields(product: Members): ReadonlyMap<string, string> {
  if (product['nutrition'] === undefined) return NONE;
  const nutrition = membersOf(product['nutrition']);
  const sets = [membersOf(nutrition['aggregated_set']), ...objectsIn(nutrition['input_sets'])];
  const sold = sets.filter(
    (set) => set['preparation'] !== 'prepared' && SUFFIXES.has(textIn(set['per']) ?? ''),
  );
  const set = sold.find(({ per }) => per !== 'serving') ?? sold[0];
  return set === undefined ? NONE : fieldsOf(set);
}

function fieldsOf(set: Members): ReadonlyMap<string, string> {
  const suffix = SUFFIXES.get(textIn(set['per']) ?? '') ?? '';
  const fields = new Map<string, string>();
  const quantity = numberIn(set['per_quantity']);
  if (suffix === '_serving' && quantity !== undefined && set['per_unit'] !== 'ml') {
    fields.set('serving_quantity', String(quantity));
  }
  for (const [name, given] of Object.entries(membersOf(set['nutrients']))) {
    const one = membersOf(given);
    const value = Number(textIn(one['value']) ?? textIn(one['value_computed']) ?? Number.NaN);
    const amount = asExported(name, value, textIn(one['unit']) ?? '');
    if (!Number.isNaN(amount)) fields.set(`${name}${suffix}`, String(amount));
    const modifier = textIn(one['modifier']);
    if (modifier !== undefined) fields.set(`${name}_modifier`, modifier);
  }
  return fields;
}

/** An amount in the unit of the tables: grams, kJ, or kcal for `energy-kcal`. NaN if its unit is unknown. */
function asExported(name: string, value: number, unit: string): number {
  if (name === 'energy-kcal' || unit === '' || unit.startsWith('%')) return value;
  if (name.startsWith('energy')) return /^kcal$/i.test(unit) ? kcalToKj(value) : value;
  if (isInternationalUnit(unit)) {
    return name === 'vitamin-d' ? convertMass(value / VITAMIN_D_IU_PER_UG, 'µg', 'g') : Number.NaN;
  }
  const known = readUnit(unit);
  return known !== undefined && isMassUnit(known) ? convertMass(value, known, 'g') : Number.NaN;
}
