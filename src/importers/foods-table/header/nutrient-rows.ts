import type { NutrientName } from '../../../model/nutrients.ts';
import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { cellAmount } from '../columns/cells/cell-values.ts';
import { columnMeaning } from '../headings/column-meaning.ts';

/** The fewest names of nutrients below each other that make foods the columns of a table. */
const LEAST_NUTRIENTS = 3;

/** Names of nutrients are in one of the first columns. */
const NAMES_WITHIN_COLUMNS = 3;

/** The rows that decide whether names are those of nutrients. */
const JUDGED_ROWS = 12;

/** Specifications of a product have its nutrients below everything else, within this many rows. */
const BEGIN_WITHIN_ROWS = 90;

/** Nutrients that are ingredients, too: a column with only these may name foods. */
const INGREDIENTS: ReadonlySet<NutrientName> = new Set([
  ...(['sugar', 'salt', 'water', 'starch', 'fat', 'protein', 'alcohol', 'glucose'] as const),
  ...(['fructose', 'lactose', 'sucrose', 'maltose', 'xylitol', 'sorbitol'] as const),
]);

/** The fewest names of other nutrients, unless one is energy. */
const LEAST_OTHERS = 2;

/** Whether the first cells of a column are names of nutrients rather than of foods. */
export function areNutrients(rows: readonly GridRow[], position: number): boolean {
  const judged = rows.slice(0, JUDGED_ROWS).map(({ cells }) => cellAt(cells, position));
  const filled = judged.filter((cell) => cell !== '');
  const named = filled.filter(isNutrientName);
  const others = new Set(named.map(nutrientOf).filter((one) => one && !INGREDIENTS.has(one)));
  const areSure = others.has('energy') || others.size >= LEAST_OTHERS;
  return areSure && new Set(named).size >= LEAST_NUTRIENTS && named.length >= filled.length / 2;
}

/** The row at which names of nutrients begin in a column; -1 if there are none. */
export function firstNutrientRow(rows: readonly GridRow[], position: number): number {
  const isNamed = ({ cells }: GridRow) => isNutrientName(cellAt(cells, position));
  if (areNutrients(rows, position)) return rows.findIndex(isNamed);
  return rows
    .slice(0, BEGIN_WITHIN_ROWS)
    .findIndex((row, index) => isNamed(row) && areNutrients(rows.slice(index), position));
}

/** The column that names nutrients, one per row; undefined in any other table. */
export function columnOfNutrients(rows: readonly GridRow[]): number | undefined {
  return [...Array(NAMES_WITHIN_COLUMNS).keys()].find((at) => firstNutrientRow(rows, at) >= 0);
}

/** Whether a cell names a nutrient. */
export function isNutrientName(cell: string): boolean {
  return nutrientOf(cell) !== undefined;
}

/** Whether a cell names a column of names of foods: "Bezeichnung", "Product:". */
export function isNameTopic(cell: string): boolean {
  const meaning = columnMeaning(cell);
  return meaning?.kind === 'text' && meaning.topic === 'name';
}

/** Whether a cell is an amount with a number. */
export function isNumericAmount(cell: string): boolean {
  return /\d/.test(cell) && cellAmount(cell, 'either') !== undefined;
}

function nutrientOf(cell: string): NutrientName | undefined {
  const meaning = columnMeaning(cell);
  return meaning?.kind === 'nutrient' ? meaning.nutrient.name : undefined;
}
