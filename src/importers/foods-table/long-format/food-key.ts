import { cellAt, type GridRow } from '../../../tables/grid.ts';

/**
 * Whether a column numbers the rows, and so does not identify foods: rows with the same name and different nutrients
 * all differ in it. Rows with the same name and the same nutrient belong to different foods.
 */
export function numbersRows(
  rows: readonly GridRow[],
  id: number,
  { name, nutrient }: { readonly name: number; readonly nutrient: number },
): boolean {
  const nutrients = new Map<string, Set<string>>();
  const nutrientsOfIds = new Map<string, Set<string>>();
  for (const { cells } of rows) {
    const [food, own, of] = [name, id, nutrient].map((at) => cellAt(cells, at));
    addTo(nutrients, food as string, of as string);
    addTo(nutrientsOfIds, `${food}\0${own}`, of as string);
  }
  const isSeveral = ({ size }: ReadonlySet<string>) => size > 1;
  return [...nutrients.values()].some(isSeveral) && ![...nutrientsOfIds.values()].some(isSeveral);
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([value]));
  else set.add(value);
}

/** Whether a column has several values in the rows of one food. */
export function differs(
  rows: readonly GridRow[],
  position: number,
  key: readonly number[],
): boolean {
  const first = new Map<string, string>();
  return rows.some(({ cells }) => {
    const food = key.map((at) => cells[at] ?? '').join('\0');
    const value = cells[position] ?? '';
    if (!first.has(food)) first.set(food, value);
    return first.get(food) !== value;
  });
}

/** Whether only the first row of each food has its name. */
export function isNamedOnce(rows: readonly GridRow[], name: number): boolean {
  return !repeatsAbove(rows, name) && rows.some((row) => isBlank(row, name));
}

function isBlank({ cells }: GridRow, position: number): boolean {
  return cellAt(cells, position) === '';
}

function repeatsAbove(rows: readonly GridRow[], position: number): boolean {
  return rows.some(
    (row, index) =>
      index > 0 &&
      !isBlank(row, position) &&
      row.cells[position] === rows[index - 1]?.cells[position],
  );
}
