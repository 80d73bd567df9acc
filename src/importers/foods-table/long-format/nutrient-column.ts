import type { GridRow } from '../../../tables/grid.ts';
import { normaliseColumnName } from '../../../text/words/column-names.ts';
import { firstCells } from '../columns/cells/column-cells.ts';
import type { FoodColumnMap } from '../columns/names/column-map.ts';
import { columnMeaning } from '../headings/column-meaning.ts';
import { NUTRIENT_COLUMN, UNIT_COLUMN } from './long-columns.ts';

/** The column that names nutrients, found by its cells or else by its name; -1 if there is none. */
export function findNutrientColumn(names: readonly string[], rows: readonly GridRow[]): number {
  const judged = names.map((name, at) => {
    const isNamed = NUTRIENT_COLUMN.test(name);
    const share = nutrientShare(rows, at);
    return isNamed || namesNutrients(names, rows, at) ? share + (isNamed ? 0.01 : 0) : 0;
  });
  const most = Math.max(...judged);
  if (most <= 0) return -1;
  const best = judged.indexOf(most);
  // A symbol says less than a name next to it: CARB may be carbohydrates with or without fibre.
  const named = judged.findIndex(
    (share, at) => share >= LEAST_SHARE && NUTRIENT_COLUMN.test(names[at] as string),
  );
  return named < 0 || NUTRIENT_COLUMN.test(names[best] as string) ? best : named;
}

/** At least this share of the cells of a column of nutrients are names that viand knows. */
const LEAST_SHARE = 0.5;

/** Whether the cells of a column are mostly nutrients, and not all the same. */
export function namesNutrients(
  names: readonly string[],
  rows: readonly GridRow[],
  at: number,
): boolean {
  const isSeveral =
    !UNIT_COLUMN.test(names[at] as string) && new Set(firstCells(rows, at)).size > 1;
  const share = nutrientShare(rows, at);
  return (
    isSeveral && (share >= LEAST_SHARE || (share > 0 && NUTRIENT_COLUMN.test(names[at] as string)))
  );
}

/** Whether a column has a nutrient that viand or --map knows. */
export function hasKnownNutrient(
  rows: readonly GridRow[],
  position: number,
  map: FoodColumnMap,
): boolean {
  return nutrientShare(rows, position) > 0 || isMapped(rows, position, map);
}

/** The share of the cells of a column that are nutrients. */
function nutrientShare(rows: readonly GridRow[], position: number): number {
  const cells = firstCells(rows, position);
  return cells.filter(isNutrient).length / Math.max(1, cells.length);
}

function isNutrient(cell: string): boolean {
  return ['', ' (g)', ' (mg)', ' (kJ)'].some(
    (unit) => columnMeaning(`${cell}${unit}`)?.kind === 'nutrient',
  );
}

/** Whether a cell is the name of a nutrient, rather than a symbol. */
export function isNamedNutrient(cell: string): boolean {
  return /\p{L}{3}/u.test(cell) && isNutrient(cell);
}

/** Whether --map names one of the nutrients of a column. */
function isMapped(rows: readonly GridRow[], position: number, map: FoodColumnMap): boolean {
  const cells = new Set(firstCells(rows, position).map(normaliseColumnName));
  return Object.values(map)
    .flat()
    .some((theirs) => cells.has(normaliseColumnName(theirs)));
}
