import { cellAt, type GridRow } from '../../../../tables/grid.ts';
import { withUnit } from '../../../words/amounts/amount-cells.ts';
import { nutrientLines } from '../../../words/nutrient-sums.ts';
import type { RecordColumns } from '../../header/record-header.ts';
import type { FoodCells } from '../columns/food-cells.ts';

/**
 * The positions of rows that sum up the nutrients of a meal: "Eiweiß | 12 g" above "Fett | 9 g" and "Energie | 300
 * kcal". Rows of other meals, days and persons do not belong to them, nor do rows with further text, such as a brand.
 *
 * @param labels the positions of the columns that say whose food it was, when it was eaten, and at which meal
 */
export function nutrientSumRows(
  rows: readonly GridRow[],
  columns: RecordColumns,
  foods: FoodCells,
  labels: readonly number[],
): ReadonlySet<number> {
  const lines = rows.map(({ cells }) => foodAndAmount(cells, columns, foods, labels));
  const ends = rows.flatMap((row, at) =>
    at > 0 && isOfOtherMeal(row, rows[at - 1] as GridRow, labels) ? [at] : [],
  );
  const found = [0, ...ends].flatMap((start, at) =>
    [...nutrientLines(lines.slice(start, ends[at]))].map((place) => start + place),
  );
  return new Set(found);
}

/** Whether a row has another label than the row above. A blank label may repeat the one above. */
function isOfOtherMeal(row: GridRow, above: GridRow, labels: readonly number[]): boolean {
  return labels.some((place) => {
    const label = cellAt(row.cells, place);
    return label !== '' && label !== cellAt(above.cells, place);
  });
}

/** The food of a row with its amount and unit, as in a line of text; blank if the row has anything else. */
function foodAndAmount(
  cells: readonly string[],
  { food, amounts, further, others }: RecordColumns,
  foods: FoodCells,
  labels: readonly number[],
): string {
  const filled = amounts.amounts.filter(({ position }) => cellAt(cells, position) !== '');
  const [amount] = filled;
  const rest = others.filter(({ position }) => !labels.includes(position));
  const hasMore =
    foods.hasId(cells) ||
    filled.length > 1 ||
    cellAt(cells, amounts.count) !== '' ||
    further.some((column) => cellAt(cells, column.food) !== '') ||
    rest.some(({ position }) => /\p{L}/u.test(cellAt(cells, position)));
  if (amount === undefined || hasMore) return '';
  const unit = cellAt(cells, amounts.unit) || amount.unit;
  return `${cellAt(cells, food)} ${withUnit(cellAt(cells, amount.position), unit)}`;
}
