import type { Diagnostic } from '../../../../model/diagnostic.ts';
import { cellAt, type GridRow } from '../../../../tables/grid.ts';
import { quoted, quotedList } from '../../../../text/escaping/quote.ts';
import { isNothing } from '../../../words/amounts/not-eaten.ts';
import type { RecordColumns } from '../../header/record-header.ts';

/** A row with its labels filled, and the row below it. */
export interface FilledRow {
  readonly row: GridRow;
  readonly cells: readonly string[];
  readonly next: GridRow | undefined;
}

/** An amount as a row has it. */
interface AmountInRow {
  readonly measure: string;
  readonly position: number;
}

/** An amount that does not belong to one food alone. */
interface AmountOfSeveral {
  /** Undefined if another food has the amount, or already has its fault. */
  readonly fault?: Diagnostic;
}

/** Judges an amount that is merged across foods or is next to several; undefined for one of a single food. */
export function amountOfSeveral(
  { row, cells, next }: FilledRow,
  { measure, position }: AmountInRow,
  { food, sharing }: Pick<RecordColumns, 'food' | 'sharing'>,
  firstFood: number,
): AmountOfSeveral | undefined {
  if (isMergedBeside(row, position, food) || isMergedBeside(next, position, food)) {
    return { fault: mergedAmount(row, position, measure) };
  }
  if (sharing.length === 0 || measure === '') return undefined;
  const at = (place: number) => cellAt(cells, place);
  const filled = sharing.filter((place) => !isNothing(at(place) || '-'));
  if (filled.length === 0) return at(food) === '' && food !== firstFood ? {} : undefined;
  // One fault per row is enough: the fault of its first food.
  const isFirst = at(food) !== '' && filled.every((place) => place > food);
  return isFirst
    ? { fault: sharedAmount(row, position, measure, [at(food), ...filled.map(at)]) }
    : {};
}

/** Whether an amount, but not its food, is merged with the row above. */
function isMergedBeside(row: GridRow | undefined, amount: number, food: number): boolean {
  if (row?.isMerged === undefined || amount < 0 || food < 0) return false;
  return row.isMerged(amount) && !row.isMerged(food) && cellAt(row.cells, food) !== '';
}

/** The fault of an amount that is merged across several foods. */
function mergedAmount(row: GridRow, position: number, measure: string): Diagnostic {
  return {
    code: 'meal/bad-amount',
    field: 'amount',
    message: `The amount ${quoted(measure)} is merged across several foods`,
    value: measure,
    location: row.locationOf(position),
    expected: 'an amount for each food',
  };
}

/** The fault of an amount next to several foods. */
function sharedAmount(
  row: GridRow,
  position: number,
  measure: string,
  foods: readonly string[],
): Diagnostic {
  return {
    code: 'meal/bad-amount',
    field: 'amount',
    message: `The amount ${quoted(measure)} may be of any of ${quotedList(foods)}`,
    value: measure,
    location: row.locationOf(position),
    expected: 'a row, or an amount next to it, for each food',
  };
}
