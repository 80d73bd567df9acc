import { splitUnit } from '../../headers/column-units.ts';
import { ENERGY_WORDS, NUTRIENT_WORDS } from '../../headers/nutrient-words.ts';

/** Foods that are nutrients, too. */
const FOOD_OR_NUTRIENT = /^(?:sugars?|zucker|salt|salz|fats?|fette?)$/i;

/** Energy and carbohydrates, which nobody lists as a food. Protein may be a powder or the white of eggs. */
const NEVER_FOOD = new RegExp(
  String.raw`^(?:kcal|kj|kh|be|${ENERGY_WORDS}|kohlenhydrate|carb(?:ohydrate)?s?)(?!\p{L})`,
  'iu',
);

/** A nutrient alone, or with words about its kind, its amount and its unit: "Fett gesamt", "Protein g", "davon Zucker". */
const NUTRIENT = new RegExp(
  String.raw`^(?:(?:kcal|kj|kh|be|${ENERGY_WORDS}|${NUTRIENT_WORDS}|davon|of which|dietary|total|gesamt|insgesamt|(?:fatty )?acids|fettsäuren|in|pro tag|per day|k?g|mg)(?!\p{L})[\s:,/()-]*)+$`,
  'iu',
);

/** The fewest rows of nutrients below each other. A row alone may be a food, such as fat. */
const LEAST_ROWS = 2;

/**
 * The rows below foods that sum up nutrients, by their places: "Eiweiß (g)", "Fett (g)" and "kcal". Rows without energy
 * and carbohydrates are foods, such as fat and sugar, and so are fat, sugar and salt above the nutrients.
 *
 * @param names the names of the rows
 */
export function nutrientRows(names: readonly string[]): ReadonlySet<number> {
  const bare = names.map((name) => splitUnit(name).bare);
  const found = new Set<number>();
  for (let start = 0; start < names.length; start += 1) {
    if (FOOD_OR_NUTRIENT.test(bare[start] as string)) continue;
    let end = start;
    while (end < names.length && isNutrientRow(names[end] as string)) end += 1;
    const isSum = bare.slice(start, end).some((name) => NEVER_FOOD.test(name));
    if (isSum && end - start >= LEAST_ROWS) for (let at = start; at < end; at += 1) found.add(at);
    start = Math.max(start, end - 1);
  }
  return found;
}

/** Whether the name of a row is that of a nutrient or of energy: "KH (g)", "kcal", but not "Protein shake". */
export function isNutrientRow(name: string): boolean {
  return NUTRIENT.test(splitUnit(name).bare.trim()) || NUTRIENT.test(name.trim());
}
