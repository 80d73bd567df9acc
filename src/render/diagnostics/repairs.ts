import type { FoodRepair } from '../../model/food-collection.ts';
import { type CsvStyle, csvLine } from '../../tables/csv/csv-cell.ts';

const COLUMNS = ['file', 'line', 'product', 'field', 'before', 'after', 'unit', 'reason'];

/** The header of a list of repaired products. */
export const REPAIRS_HEADER = csvLine(COLUMNS);

/** A repaired value as a line of that list, which is CSV. */
export function repairLine(
  { location, code, field, before, after, unit, reason }: FoodRepair,
  style: CsvStyle,
): string {
  const line = location.line ?? location.row;
  return csvLine([location.file, line, code, field, before, after, unit, reason], style);
}
