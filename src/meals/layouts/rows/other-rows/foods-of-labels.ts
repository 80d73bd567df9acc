import { cellAt, type GridRow, partOfRow } from '../../../../tables/grid.ts';
import { isDayColumn } from '../../../headers/column-names.ts';
import { LABEL_TOPICS } from '../../../headers/own-names.ts';
import { isDay } from '../../../words/headings/days.ts';
import { isOtherName } from '../../header/is-header-of-table.ts';
import type { OtherColumn, RecordColumns } from '../../header/record-header.ts';
import { type FoodAlone, foodAlone, isCountedFood } from './food-alone.ts';

/**
 * Rows with a food alone in a column of something else have it in the column of foods: "Snack: chocolate 50 g" in the
 * column of meals of a table, "1 apple" in that of days. They belong to the last day above.
 */
export function withFoodsOfLabels(
  rows: readonly GridRow[],
  { food, others }: RecordColumns,
): readonly GridRow[] {
  if (food < 0) return rows;
  const mealAt = others.find(({ topic }) => topic === 'meal')?.position ?? -1;
  const dayAt = others.find(({ name }) => isDayColumn(name))?.position ?? -1;
  let lastDay = '';
  return rows.map((row) => {
    const place = onlyPlace(row.cells);
    const column = others.find(({ position }) => position === place);
    const found = column && foodOfLabel(cellAt(row.cells, place), column);
    const day = cellAt(row.cells, dayAt);
    if (found === undefined) {
      if (day !== '' && (place !== dayAt || isDay(day))) lastDay = day;
      return row;
    }
    // Without a column for it, the food keeps its meal.
    const text = mealAt < 0 ? cellAt(row.cells, place) : found.food;
    const moved = new Map([
      [dayAt, place === dayAt ? lastDay : ''],
      [mealAt, found.meal ?? ''],
      [food, text],
    ]);
    const width = Math.max(row.cells.length, ...Array.from(moved.keys(), (at) => at + 1));
    const cells = Array.from({ length: width }, (_, at) => moved.get(at) ?? '');
    return partOfRow(row, cells, (at) => (at === food ? place : at));
  });
}

/** The food in the only cell of a row, which is in a column of something else. */
function foodOfLabel(
  text: string,
  { name, topic }: OtherColumn,
): Pick<FoodAlone, 'food' | 'meal'> | undefined {
  if (isOtherName(name)) return undefined;
  const alone = foodAlone(text);
  if (alone !== undefined) return alone.isCertain ? alone : undefined;
  const isLabel = LABEL_TOPICS.some((label) => label === topic);
  return isLabel && isCountedFood(text) ? { food: text.trim(), meal: undefined } : undefined;
}

/** The position of the only cell that is not blank; -1 if there are none or several. */
function onlyPlace(cells: readonly string[]): number {
  let only = -1;
  for (const [at, cell] of cells.entries()) {
    if (cell.trim() === '') continue;
    if (only >= 0) return -1;
    only = at;
  }
  return only;
}
