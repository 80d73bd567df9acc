/**
 * What a food is measured in: one of its serving sizes, or plainly g or ml.
 *
 * @typedef {import('./service.js').Food} Food
 * @typedef {import('./service.js').Variant} Variant
 * @typedef {import('./plate.js').PlateItem} PlateItem
 * @typedef {{ label: string, amount: number, unit: 'g' | 'ml', isPlain: boolean }} Measure
 */

const PLAIN_AMOUNT = 100;

/**
 * All measures of a food in one state, the plain one last.
 *
 * @param {Food} food
 * @param {Variant} variant
 * @returns {Measure[]}
 */
export function measuresOf({ standard_unit }, { serving_sizes }) {
  const servings = serving_sizes.map(({ label, amount, unit }) => ({
    label: `${label} (${amount} ${unit})`,
    amount,
    unit,
    isPlain: false,
  }));
  return [...servings, { label: standard_unit, amount: 1, unit: standard_unit, isPlain: true }];
}

/**
 * The position of the measure that a food is usually eaten in: the first of a state that has none of
 * the usual type, and the plain one of a food without a usual type.
 *
 * @param {Food} food
 * @param {Variant} variant
 */
export function standardMeasure({ standard_serving_type }, { serving_sizes }) {
  // The plain measure comes behind the servings.
  if (!standard_serving_type) return serving_sizes.length;
  return Math.max(
    0,
    serving_sizes.findIndex(({ type }) => type === standard_serving_type),
  );
}

/**
 * How many of a measure are proposed.
 *
 * @param {Measure} measure
 */
export function usualCount({ isPlain }) {
  return isPlain ? PLAIN_AMOUNT : 1;
}

/**
 * The position of the variant that is eaten most.
 *
 * @param {Food} food
 */
export function standardVariant({ processed_variants, standard_processing }) {
  const isStandard = (/** @type {Variant} */ variant) => variant.processing === standard_processing;
  return Math.max(0, processed_variants.findIndex(isStandard));
}

/**
 * So many of a measure, as an amount without the dust of floating point.
 *
 * @param {number} count
 * @param {Measure} measure
 */
export function amountOf(count, measure) {
  return Number((count * measure.amount).toFixed(3));
}

/**
 * @param {Food} food
 * @param {Variant} variant
 * @param {Measure} measure
 * @param {number} count
 * @returns {PlateItem}
 */
export function plateItem(food, variant, measure, count) {
  return {
    food_id: variant.id,
    amount: amountOf(count, measure),
    unit: measure.unit,
    name: food.brand === '' ? food.name : `${food.name} (${food.brand})`,
    // The only state of a food needs no name.
    variant: food.processed_variants.length > 1 ? inSentence(variant.label) : '',
  };
}

/**
 * A food as it is usually eaten.
 *
 * @param {Food} food
 */
export function standardItem(food) {
  const variant = /** @type {Variant} */ (food.processed_variants[standardVariant(food)]);
  const measure = /** @type {Measure} */ (
    measuresOf(food, variant)[standardMeasure(food, variant)]
  );
  return plateItem(food, variant, measure, usualCount(measure));
}

/** @param {string} label */
function inSentence(label) {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
