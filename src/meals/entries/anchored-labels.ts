import { readUnit } from '../../model/units.ts';
import type { ValueReaders } from '../values/value-readers.ts';
import type { Columns } from './columns.ts';
import { blankLabels } from './labels.ts';
import type { EntrySink, ReadOptions } from './reading.ts';

/** A row as counted from one of its ends. */
interface Counted {
  readonly cellAt: (position: number) => string;
  /** The cells whose content fits their columns. */
  readonly isFood: boolean;
  readonly isAmount: boolean;
  readonly isUnit: boolean;
}

/**
 * The labels of a row with one cell too many or too few, if it is clear which cells they are in: the amount is a number
 * in its own cell, and the food or unit is known in its own cell. Then no cell is missing or extra between these and
 * that end of the row. Labels after them are counted from the other end.
 *
 * @returns undefined if a label is blank or may be in another cell
 */
export function anchoredLabels(
  record: readonly string[],
  columns: Columns,
  readers: ValueReaders,
  options: ReadOptions,
  sink: EntrySink,
): readonly string[] | undefined {
  const start = counted(record, 0, columns, readers, sink);
  const end = counted(record, record.length - columns.width, columns, readers, sink);
  const before = anchorsOf(start, columns);
  // The name of the food contains the separator; the cells on both sides of it are in their places.
  const isFoodSplit = start.isFood && !end.isFood && end.isAmount && end.isUnit;
  if (isFoodSplit) before.push(columns.fields.food_id);
  const behind = anchorsOf(end, columns);
  const group: string[] = [];
  for (const label of columns.labels) {
    if (label < 0) group.push('');
    else if (before.some((anchor) => label < anchor)) group.push(start.cellAt(label));
    else if (behind.some((anchor) => label > anchor)) group.push(end.cellAt(label));
    else return undefined;
  }
  return blankLabels(options, columns.labels, group).length > 0 ? undefined : group;
}

/** @param offset how far the cells are from the columns that they belong to */
function counted(
  record: readonly string[],
  offset: number,
  { fields }: Columns,
  readers: ValueReaders,
  sink: EntrySink,
): Counted {
  const cellAt = (position: number) =>
    position < 0 ? '' : (record[position + offset]?.trim() ?? '');
  const number = readers.number(cellAt(fields.amount));
  const food = cellAt(fields.food_id);
  return {
    cellAt,
    isFood: food !== '' && sink.food(food) === undefined,
    isAmount: number !== undefined && !Number.isNaN(number),
    isUnit: readUnit(cellAt(fields.unit)) !== undefined,
  };
}

/** The columns that certainly have their own cells. A number alone proves nothing, since days may be numbers, too. */
function anchorsOf({ isFood, isAmount, isUnit }: Counted, { fields }: Columns): number[] {
  if (!isAmount || !(isFood || isUnit)) return [];
  return [fields.amount, ...(isFood ? [fields.food_id] : []), ...(isUnit ? [fields.unit] : [])];
}
