import { ViandError } from '../../../../model/diagnostic.ts';
import type { GridRow } from '../../../../tables/grid.ts';
import { Header } from '../../../../tables/header.ts';
import { missingField } from '../../../headers/missing-field.ts';
import type { RecordColumns } from '../../header/record-header.ts';

/**
 * @throws ViandError for a table of ids without amounts: each row would count as a standard serving, as in a meal file
 * without amounts. A column of names may have amounts in its text.
 */
export function assertAmountsOfIds(
  { foodId, food, amounts }: Pick<RecordColumns, 'foodId' | 'food' | 'amounts'>,
  { cells, location }: Pick<GridRow, 'cells' | 'location'>,
): void {
  if (foodId < 0 || food >= 0 || amounts.amounts.length > 0) return;
  throw new ViandError(missingField('amount', new Header(cells), location));
}
