import { currentLanguage, shown, words } from '../words/words.js';

/**
 * What a food is measured in: one of its serving sizes, or plainly g or ml.
 *
 * @typedef {import('../service/service.js').Food} Food
 * @typedef {import('../service/service.js').Variant} Variant
 * @typedef {import('../service/service.js').ServingSize} ServingSize
 * @typedef {import('./record.js').Entry} Entry
 * @typedef {import('./record.js').NewEntry} NewEntry
 * @typedef {import('./record.js').Measure} Measure
 * @typedef {{ label: string, measure: Measure | undefined, unit: 'g' | 'ml' }} MeasureOption
 */

const PLAIN_AMOUNT = 100;

/** The name of a food in the language of the page. @param {Food} food */
export function nameOf({ name, local_names, brand }) {
  const own = local_names?.[currentLanguage()] ?? name;
  return brand === '' ? own : `${own} (${brand})`;
}

/** A food in one of its states. @param {Food} food @param {Variant} variant */
export function fullName(food, variant) {
  const isOnly = food.processed_variants.length === 1;
  const isAsBought = variant.processing === 'raw' && food.standard_processing === 'raw';
  if (isOnly || isAsBought) return nameOf(food);
  const state = stateName(variant);
  return `${nameOf(food)}, ${state.charAt(0).toLowerCase()}${state.slice(1)}`;
}

/** @param {Variant} variant */
export function stateName({ processing, label }) {
  const names = /** @type {Record<string, string>} */ (words().states);
  return names[processing] || label;
}

/** The state of a food in an entry. @param {Food} food @param {string} id @returns {Variant} */
export function variantOf(food, id) {
  const { processed_variants: variants, standard_processing } = food;
  const found =
    variants.find((variant) => variant.id === id) ??
    variants.find(({ processing }) => processing === standard_processing) ??
    variants[0];
  return /** @type {Variant} */ (found);
}

/** @param {ServingSize} size */
function pieceName({ type, label }) {
  if (currentLanguage() === 'en') return label.replace(/^1 /, '');
  const [, size = '', thing = type] = /^(?:(small|medium|large)_)?(.+)$/.exec(type) ?? [];
  const things = /** @type {Record<string, string>} */ (words().servings);
  const sizes = /** @type {Record<string, string>} */ (words().sizes);
  const adjective = sizes[size] ?? '';
  return adjective === '' ? (things[thing] ?? label) : `${things[thing] ?? label}, ${adjective}`;
}

/**
 * All measures of a food in one state, the plain ones last.
 *
 * @param {Food} food
 * @param {Variant} variant
 * @returns {MeasureOption[]}
 */
export function measuresOf({ standard_unit }, { serving_sizes }) {
  const other = standard_unit === 'g' ? 'ml' : 'g';
  return [
    ...serving_sizes
      .filter(({ amount }) => amount > 0)
      .map((serving) => ({
        label: `${pieceName(serving)} (${shown(serving.amount, 1)} ${serving.unit})`,
        measure: { label: pieceName(serving), size: serving.amount },
        unit: serving.unit,
      })),
    { label: standard_unit, measure: undefined, unit: standard_unit },
    { label: other, measure: undefined, unit: other },
  ];
}

/** A food as it is usually eaten. @param {Food} food @returns {NewEntry} */
export function standardEntry(food) {
  const variant = variantOf(food, '');
  const { serving_sizes: sizes } = variant;
  const usual = sizes.find(({ type }) => type === food.standard_serving_type) ?? sizes[0];
  const head = { food_id: variant.id, name: fullName(food, variant) };
  if (usual === undefined || !food.standard_serving_type) {
    return { ...head, amount: PLAIN_AMOUNT, unit: food.standard_unit };
  }
  const measure = { label: pieceName(usual), size: usual.amount };
  return { ...head, amount: usual.amount, unit: usual.unit, measure };
}

/** How many of its measure an entry has. @param {Entry | NewEntry} entry */
export function countOf({ amount, measure }) {
  return Number((measure ? amount / measure.size : amount).toFixed(2));
}

/** @param {Entry | NewEntry} entry */
export function measureName({ measure, unit }) {
  return measure ? measure.label : unit;
}

/** An amount as people read it: `2 slices (64 g)`, `150 g`. @param {Entry | NewEntry} entry */
export function amountText(entry) {
  const plain = `${shown(entry.amount, 1)} ${entry.unit}`;
  if (!entry.measure) return plain;
  return `${shown(countOf(entry), 2)} ${entry.measure.label} (${plain})`;
}

/**
 * An entry with another number of its measure, without the dust of floating point.
 *
 * @template {Entry | NewEntry} Kind
 * @param {Kind} entry
 * @param {number} count
 * @returns {Kind}
 */
export function withCount(entry, count) {
  const amount = Number((count * (entry.measure?.size ?? 1)).toFixed(3));
  const { isSizeAssumed: _, ...rest } = entry;
  return /** @type {Kind} */ ({ ...rest, amount });
}

/**
 * An entry in another measure: a piece is counted again from one, g and ml keep the amount.
 *
 * @param {Entry} entry
 * @param {MeasureOption} option
 * @returns {Entry}
 */
export function withMeasure({ measure: _, ...entry }, { measure, unit }) {
  if (measure) return { ...entry, unit, measure, amount: measure.size };
  return { ...entry, unit };
}

/**
 * An entry with another food or state. Its measure stays where that food has one of the same name.
 *
 * @param {Entry} entry
 * @param {Food} food
 * @param {Variant} variant
 * @returns {Entry}
 */
export function withVariant(entry, food, variant) {
  const head = { ...entry, food_id: variant.id, name: fullName(food, variant) };
  if (!entry.measure) return head;
  const { label } = entry.measure;
  const same = measuresOf(food, variant).find(({ measure }) => measure?.label === label);
  if (!same?.measure) {
    const { measure: _, ...plain } = head;
    return plain;
  }
  return {
    ...head,
    measure: same.measure,
    unit: same.unit,
    amount: Number((countOf(entry) * same.measure.size).toFixed(3)),
  };
}
