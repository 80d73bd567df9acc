import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';
import type { FoodColumns } from '../columns/read-columns.ts';

/** A fault of a column, located at its heading. The heading is also the value, unless another one is given. */
export function headingFault(
  { names }: FoodColumns,
  header: GridRow,
  position: number,
  what: Pick<Diagnostic, 'message' | 'value' | 'expected'>,
): Diagnostic {
  const field = names[position] as string;
  const location = header.locationOf(position);
  return { code: 'import/bad-value', location, field, value: field, ...what };
}
