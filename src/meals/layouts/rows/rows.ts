import { cellAt, type Grid } from '../../../tables/grid.ts';
import { foldedName } from '../../../text/words/fold-words.ts';
import { CookedForSeveral, titleForSeveral } from '../../records/cooked-for-several.ts';
import type { DietaryRecord, RecordOptions } from '../../records/dietary-record.ts';
import type { RecordLayout } from '../../records/record-layout.ts';
import { type AmountPlace, clearAmounts, type MarkSettings } from '../amounts/amount-marks.ts';
import { findHeader, type HeadedGrid, type RecordColumns } from '../header/record-header.ts';
import { repeatsHeader } from '../header/repeats-header.ts';
import { FoodCells } from './columns/food-cells.ts';
import { type Filling, LabelColumns } from './columns/label-columns.ts';
import { findMenuLines, menuLinesFault, menuLinesNote } from './columns/menu-lines.ts';
import { assertAmountsOfIds } from './doubtful-amounts/amounts-of-ids.ts';
import { withBareAmounts } from './doubtful-amounts/bare-amounts.ts';
import { possibleAmountsNote } from './doubtful-amounts/possible-amounts.ts';
import { unreadDrinksNotes } from './doubtful-amounts/unread-drinks.ts';
import { withFoodsOfLabels } from './other-rows/foods-of-labels.ts';
import { linesAbove } from './other-rows/lines-above.ts';
import { nutrientSumRows } from './other-rows/nutrient-sum-rows.ts';
import { Headings } from './other-rows/row-headings.ts';
import { SkippedRows } from './other-rows/skipped-rows.ts';
import {
  findTableBelow,
  isOfEating,
  planNotes,
  skippedTableNote,
  type TableBelow,
  withTableBelow,
} from './other-rows/tables-below.ts';
import { withoutParallelLines } from './parallel-lines.ts';
import { RowLines } from './row-lines.ts';
import {
  countedNote,
  drainedNote,
  forSeveralNote,
  manyPortionsNote,
  readFlagNote,
  unreadFlagNote,
} from './row-notes.ts';
import { wholeRows } from './split-rows.ts';

export const ROWS: RecordLayout = {
  name: 'rows',
  summary: 'one food per row, with its labels in every row',
  read: (grid, options) => readIfHeaded(grid, options, 'never'),
};

export const GROUPED: RecordLayout = {
  name: 'grouped',
  summary: 'one food per row, with labels written once and blank below',
  read: (grid, options) => readIfHeaded(grid, options, 'always'),
};

/** Reads a table of one food per row; undefined for a grid without foods. */
export function readIfHeaded(
  grid: Grid,
  options: RecordOptions,
  filling: Filling,
): DietaryRecord | undefined {
  const headed = findHeader(grid, options.column);
  if (headed === undefined) return undefined;
  const record = readHeaded(grid, headed, options, filling);
  const above = options.column === undefined ? linesAbove(headed.rowsAbove) : undefined;
  return above === undefined ? record : withTableBelow(above, { title: '' }, record);
}

/** Reads the table below a header, and those below it. */
function readHeaded(
  grid: Grid,
  headed: HeadedGrid,
  options: RecordOptions,
  filling: Filling,
): DietaryRecord {
  const { columns, rows, header } = headed;
  assertAmountsOfIds(columns, header);
  const below = options.column === undefined ? findTableBelow(rows, header) : undefined;
  if (below === undefined)
    return withBareAmounts(readRows(headed, { ...options, filling, separator: grid.separator }));
  const above = { ...headed, rows: rows.slice(0, below.start) };
  const record = withBareAmounts(
    readRows(above, { ...options, filling, separator: grid.separator }),
  );
  if (!isOfEating(below)) return withoutTable(record, { ...grid, rows }, below, options, filling);
  const other = readIfHeaded({ ...grid, rows: rows.slice(below.start) }, options, filling);
  if (other === undefined) return record;
  const notes = [...planNotes(below), ...other.notes];
  return withTableBelow(record, below, { ...other, notes });
}

/** The record above a table that is not about food, with the next table of foods below it. */
function withoutTable(
  record: DietaryRecord,
  grid: Grid,
  below: TableBelow,
  options: RecordOptions,
  filling: Filling,
): DietaryRecord {
  const left = { ...record, notes: [...record.notes, skippedTableNote(below)] };
  const header = grid.rows[below.header];
  const rows = grid.rows.slice(below.header + 1);
  const next = header && findTableBelow(rows, header, true);
  if (next === undefined) return left;
  if (!isOfEating(next)) return withoutTable(left, { ...grid, rows }, next, options, filling);
  const other = readIfHeaded({ ...grid, rows: rows.slice(next.start) }, options, filling);
  return other === undefined ? left : withTableBelow(left, next, other);
}

/** Reads the rows below a header. */
function readRows(
  headed: HeadedGrid,
  {
    filling,
    separator,
    writtenOnce: elsewhere,
    groupBy,
  }: Pick<RecordOptions, 'writtenOnce' | 'groupBy'> & {
    readonly filling: Filling;
    readonly separator: string | undefined;
  },
): DietaryRecord {
  const { columns, header, above } = headed;
  const { amounts, further, others } = columns;
  const whole = wholeRows(headed, separator);
  const single = withoutParallelLines(whole.rows, [columns, ...further]);
  const clear = clearAmounts(single, ...marksOfRecord(columns, separator));
  const foods = new FoodCells(columns);
  const rows = withFoodsOfLabels(clear.rows, columns);
  const withFood = rows.filter(({ cells }) => foods.isFilled(cells));
  const labels = new LabelColumns(others, withFood, filling, elsewhere);
  const headings = new Headings(labels.columns, above, foods.places);
  const skipped = new SkippedRows(foods, labels, others);
  const lines = new RowLines(columns, clear, labels, headings);
  const recipes = new CookedForSeveral();
  const nutrients = nutrientSumRows(rows, columns, foods, labels.places);
  const eaten: (readonly string[])[] = [];
  for (const [index, row] of rows.entries()) {
    const isHeading = headings.take(row.cells);
    if (isHeading || labels.places.some((place) => cellAt(row.cells, place) !== '')) recipes.end();
    if (isHeading) skipped.endList();
    if (isHeading || repeatsHeader(row.cells, header.cells)) continue;
    const title = titleForSeveral(row.cells);
    if (title !== undefined) {
      recipes.begin(title, row.location);
      continue;
    }
    if (foods.isFilled(row.cells) && recipes.take()) continue;
    if (skipped.take(row.cells, nutrients.has(index))) continue;
    const cells = labels.fill(row.cells);
    if (foods.isFilled(cells)) eaten.push(cells);
    else skipped.noteWithoutFood(row, others, rows[index + 1]);
    lines.add({ row, cells, next: rows[index + 1] });
  }
  recipes.end();
  const menu = findMenuLines(others, eaten, labels.places);
  // Without labels to group by, the record is only matched.
  const isAlone = groupBy?.some((label) => foldedName(label) === foldedName(menu?.name ?? ''));
  if (menu !== undefined && isAlone === false) throw menuLinesFault(menu, header);
  return {
    ...lines.read(),
    notes: [
      ...possibleAmountsNote(rows, columns, header),
      ...unreadDrinksNotes(rows, header.cells, columns),
      ...countedNote(amounts, header.cells),
      ...drainedNote(amounts, header.cells),
      ...forSeveralNote(headed),
      ...manyPortionsNote(rows, amounts, header.cells),
      ...labels.notes(withFood),
      ...(menu === undefined || isAlone ? [] : [menuLinesNote(menu)]),
      ...readFlagNote(columns),
      ...unreadFlagNote(others),
      ...skipped.notes(),
      ...lines.notes(),
    ],
    faults: [...whole.faults, ...lines.faults, ...recipes.faults],
    writtenOnce: labels.writtenOnce(),
  };
}

/** The columns of amounts of a record, and what decides about them. */
function marksOfRecord(
  { amounts, further, others, foodId }: RecordColumns,
  separator: string | undefined,
): readonly [readonly AmountPlace[], MarkSettings] {
  const places = [amounts, ...further.map((column) => column.amounts)].flatMap((of) => [
    ...of.amounts,
    { position: of.left, unit: of.leftUnit },
  ]);
  const figures = others.flatMap(({ topic, position }) => (topic === undefined ? [position] : []));
  return [places, { figures, separator, hasIds: foodId >= 0 }];
}
