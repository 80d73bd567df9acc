import { type Diagnostic, ViandError } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';

/** The problem of JSON whose foods have their nutrients in a list. */
export function nestedNutrients(row: GridRow, nutrient: number): ViandError {
  return unreadable(row, nutrient, {
    message: `The member "${row.cells[nutrient]}" is a list`,
    expected: 'amounts as members of the food, such as fat_g',
  });
}

/** The problem of a table in long format whose nutrients viand does not know. */
export function noKnownNutrients(row: GridRow, nutrient: number): ViandError {
  return unreadable(row, nutrient, {
    message: 'The table has one row per food and nutrient, but viand knows none of the nutrients',
    expected: 'nutrient names such as "fat" in a column such as "nutrient", or --map nutrient=…',
  });
}

/** The problem of a table in long format without amounts. */
export function withoutAmountColumn(row: GridRow, nutrient: number): ViandError {
  return unreadable(row, nutrient, {
    message: 'The table has one row per food and nutrient, but no column of amounts',
    expected: 'a column such as "value" or "amount", or --map value=…',
  });
}

function unreadable(
  { cells, locationOf }: GridRow,
  nutrient: number,
  problem: Pick<Diagnostic, 'message' | 'expected'>,
): ViandError {
  return new ViandError({
    code: 'import/missing-column',
    location: locationOf(nutrient),
    field: cells[nutrient] as string,
    ...problem,
  });
}
