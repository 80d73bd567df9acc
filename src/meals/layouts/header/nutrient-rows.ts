import { splitUnit } from '../../headers/column-units.ts';
import { isOtherName } from './is-header-of-table.ts';

/** Foods that are nutrients, too. */
const FOOD_OR_NUTRIENT = /^(?:sugars?|zucker|salt|salz)$/i;

/** The fewest rows of nutrients below each other. A row alone may be a food, such as fat. */
const LEAST_ROWS = 2;

/**
 * The rows below foods that sum up nutrients, by their places: "Eiweiß (g)", "Fett (g)" and "kcal". Sugar above them is
 * a food, and sugar between them is not.
 *
 * @param names the names of the rows
 */
export function nutrientRows(names: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let start = 0; start < names.length; start += 1) {
    if (FOOD_OR_NUTRIENT.test(splitUnit(names[start] as string).bare)) continue;
    let end = start;
    while (end < names.length && isNutrientRow(names[end] as string)) end += 1;
    if (end - start >= LEAST_ROWS) for (let at = start; at < end; at += 1) found.add(at);
    start = Math.max(start, end - 1);
  }
  return found;
}

/** Whether the name of a row is that of a nutrient or of energy: "KH (g)", "kcal". */
export function isNutrientRow(name: string): boolean {
  return isOtherName(name) || isOtherName(splitUnit(name).bare);
}
