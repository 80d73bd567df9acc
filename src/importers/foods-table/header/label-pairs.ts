import { cellAt, type GridRow, partOfRow } from '../../../tables/grid.ts';
import { columnMeaning } from '../headings/column-meaning.ts';
import { isNameTopic, isNumericAmount, isNutrientName } from './nutrient-rows.ts';

/**
 * A row of a specification with several labels and values, as a row for each: "Product: | Cookies | Code: | CC-10". The values of
 * each come after the label in the column `labels`.
 */
export function labelPairs(row: GridRow, labels: number): GridRow[] {
  const { cells } = row;
  const starts = cells.flatMap((_, at) =>
    at > labels + 1 && isLabel(cells, labels, at) ? at : [],
  );
  if (starts.length === 0 || cellAt(cells, labels) === '') return [row];
  return [labels, ...starts].map((start, index) => {
    const part = [...Array(labels).fill(''), ...cells.slice(start, starts[index])];
    return partOfRow(row, part, (position) => position - labels + start);
  });
}

/** Whether a cell behind another label and its value is a label with a value. Names of foods may be next to each other. */
function isLabel(cells: readonly string[], labels: number, at: number): boolean {
  const [cell, next] = [cellAt(cells, at), cellAt(cells, at + 1)];
  const between = cells.slice(labels + 1, at);
  if (cell === '' || next === '' || between.every((one) => one.trim() === '')) return false;
  // "120" is the fatty acid 12:0 in a heading, but an amount here.
  if (!/\p{L}/u.test(cell)) return false;
  if (isNutrientName(cell)) return isNumericAmount(next) && between.some(isNumericAmount);
  return /:\s*$/.test(cell) || (columnMeaning(cell)?.kind === 'text' && !isNameTopic(cell));
}
