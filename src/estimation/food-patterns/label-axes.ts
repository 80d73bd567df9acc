import { type NutrientName, type NutrientVector, nutrient } from '../../model/nutrients.ts';

/**
 * Nutrients on labels, each with the difference per 100 g from which foods count as dissimilar: kJ, g, and mg of
 * sodium.
 */
const AXES = [
  ['energy', 600],
  ['protein', 6],
  ['fat', 8],
  ['saturated_fatty_acids', 4],
  ['carbohydrates', 14],
  ['sugar', 8],
  ['fiber', 1],
  ['sodium', 400],
] satisfies readonly (readonly [NutrientName, number])[];

/** The number of axes. */
export const LABEL_AXES = AXES.length;

const POSITIONS = AXES.map(([name]) => nutrient(name).position);

/** The most that one nutrient counts, so that a single wrong figure does not decide. */
const MOST = 9;

/** Foods with fewer known nutrients in common than this are not compared. */
const FEWEST = 3;

/** Writes the amounts of a food, each in units of its axis, into a table with {@link LABEL_AXES} columns. */
export function writeAxes(nutrients: NutrientVector, table: Float64Array, row: number): void {
  AXES.forEach(([, scale], axis) => {
    table[row * LABEL_AXES + axis] = (nutrients[POSITIONS[axis] as number] as number) / scale;
  });
}

/**
 * The similarity of a food to one in a table by composition, 0 to 1; NaN if too little of it is known.
 *
 * @param axes the amounts of the food, as {@link writeAxes} writes them into row 0
 * @param steepness how fast similarity falls with the mean squared difference
 */
export function axesLikeness(
  axes: Float64Array,
  table: Float64Array,
  row: number,
  steepness: number,
): number {
  let sum = 0;
  let known = 0;
  for (let axis = 0; axis < LABEL_AXES; axis++) {
    const difference = (axes[axis] as number) - (table[row * LABEL_AXES + axis] as number);
    if (Number.isNaN(difference)) continue;
    sum += Math.min(MOST, difference * difference);
    known += 1;
  }
  return known < FEWEST ? Number.NaN : Math.exp((-steepness * sum) / known);
}
