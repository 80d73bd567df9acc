import { ViandError } from '../../model/diagnostic.ts';
import type { Grid, GridRow } from '../../tables/grid.ts';
import { Header, repeatedColumn } from '../../tables/header.ts';
import { foldedName } from '../../text/fold-words.ts';
import { type ColumnTopic, columnTopic, isNameOf } from '../column-names.ts';
import { isDay, isTitle } from '../records/headings.ts';
import { type AmountColumns, findAmountColumns } from './amount-columns.ts';
import { isHeaderOfTable } from './is-header-of-table.ts';
import { HEADER_WITHIN_ROWS } from './layout.ts';
import { joinedHeader } from './two-line-header.ts';

/** The positions of the columns in a header, from 0; -1 for missing ones. */
export interface RecordColumns {
  readonly foodId: number;
  readonly food: number;
  readonly amounts: AmountColumns;
  /** The column that says whether an amount was weighed before cooking. */
  readonly rawWeight: number;
  /** A second column of foods with its own amounts, such as drinks. */
  readonly second?: Pick<RecordColumns, 'food' | 'amounts'> | undefined;
  readonly others: readonly OtherColumn[];
}

/** A column that is neither food nor amount nor unit. */
export interface OtherColumn {
  readonly name: string;
  readonly position: number;
  readonly topic: ColumnTopic | undefined;
}

/** A header, and the rows below it. */
export interface HeadedGrid {
  readonly columns: RecordColumns;
  /** The row of the header. */
  readonly header: GridRow;
  /** A day in a separate row above the header. */
  readonly day: string | undefined;
  readonly rows: readonly GridRow[];
}

/** Finds the header: the first row that names a column of foods and other columns, or else only that column. */
export function findHeader(grid: Grid, column?: string): HeadedGrid | undefined {
  const { rows } = grid;
  for (const isAlone of [false, true]) {
    for (const [index, first] of rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
      const next = rows[index + 1];
      const joined = next === undefined ? undefined : joinedHeader(first.cells, next);
      const header = joined === undefined ? first : { ...first, cells: joined };
      const { cells } = header;
      const filled = cells.filter((cell) => cell.trim() !== '');
      // A title such as "Food diary" is not a header, even if other cells are filled.
      const mayBeHeader = isAlone
        ? filled.length === 1 && isNameOf('food', filled[0] as string)
        : filled.length > 1 &&
          !filled.some((cell) => columnTopic(cell) === 'food' && isTitle(cell)) &&
          (column === undefined ? isHeaderOfTable(grid, index) : !isBelowHeader(rows, index));
      const below = rows.slice(index + (joined === undefined ? 1 : 2));
      const columns = mayBeHeader ? recordColumns(cells, column, below) : undefined;
      if (columns === undefined) continue;
      assertNotRepeated(header, columns.second?.food ?? cells.length);
      return { columns, header, day: dayAbove(rows.slice(0, index)), rows: below };
    }
  }
  return undefined;
}

/**
 * Whether a row above this one is the header, as it has as many cells and names more of what a record has: a food may be
 * called like the column that someone looks for.
 */
function isBelowHeader(rows: readonly GridRow[], index: number): boolean {
  const own = rows[index];
  if (own === undefined) return false;
  const [filled, named] = [filledCells(own), namedTopics(own)];
  return rows.slice(0, index).some((row) => filledCells(row) >= filled && namedTopics(row) > named);
}

function filledCells({ cells }: GridRow): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

function namedTopics({ cells }: GridRow): number {
  return cells.filter((cell) => columnTopic(cell) !== undefined).length;
}

/** The last day among the rows above a header. */
function dayAbove(rows: readonly GridRow[]): string | undefined {
  return rows
    .map(({ cells }) => cells.filter((cell) => cell.trim() !== ''))
    .findLast(([first = '', second]) => second === undefined && isDay(first))?.[0]
    ?.trim();
}

/**
 * @param second where the second foods begin: in "Food | Amount | Drink | Amount", the amounts are not a repetition
 * @throws ViandError if two columns have the same name, since only one of them would be read
 */
function assertNotRepeated({ cells, location }: GridRow, second: number): void {
  const repeated = [
    ...repeatedIn(cells, FOOD_TOPICS),
    ...repeatedIn(cells.slice(0, second), AMOUNT_TOPICS),
    ...repeatedIn(cells.slice(second), AMOUNT_TOPICS),
  ];
  const faults = [...new Set(repeated)].map((name) =>
    repeatedColumn('meal/repeated-column', name, location),
  );
  if (faults.length > 0) throw ViandError.of(faults);
}

const FOOD_TOPICS = new Set<ColumnTopic | undefined>(['food_id', 'food']);
const AMOUNT_TOPICS = new Set<ColumnTopic | undefined>(['amount', 'unit']);

function repeatedIn(
  cells: readonly string[],
  topics: ReadonlySet<ColumnTopic | undefined>,
): readonly string[] {
  const header = new Header(cells);
  return header.names.filter((name) => topics.has(columnTopic(name)) && header.isRepeated(name));
}

function recordColumns(
  cells: readonly string[],
  column: string | undefined,
  rows: readonly GridRow[],
): RecordColumns | undefined {
  const names = cells.map((name) => name.trim().replace(/\s+/g, ' '));
  const topics = names.map(columnTopic);
  const foodId = column === undefined ? topics.indexOf('food_id') : -1;
  const food =
    column === undefined
      ? topics.indexOf('food')
      : names.findIndex((name) => foldedName(name) === foldedName(column));
  if (foodId < 0 && food < 0) return undefined;
  const second =
    column === undefined ? secondFoods(names, topics, { food, rows, foodId }) : undefined;
  const start = second?.food ?? names.length;
  const amounts = findAmountColumns(
    names.slice(0, start),
    rows,
    new Set([food, foodId].filter((position) => position >= 0)),
  );
  const own = new Set([foodId, food, ...placesOf(amounts)]);
  if (second !== undefined)
    for (const at of [second.food, ...placesOf(second.amounts)]) own.add(at);
  return {
    foodId,
    food,
    amounts,
    rawWeight: topics.indexOf('weighted_before_process'),
    second,
    others: names.flatMap((name, position) =>
      own.has(position) || name === '' ? [] : [{ name, position, topic: topics[position] }],
    ),
  };
}

function placesOf({ amounts, unit, count, eaten, left }: AmountColumns): number[] {
  return [...amounts.map(({ position }) => position), unit, count, eaten, left];
}

/** "Food | Amount | Drink | ml": both columns of foods are followed by their amounts. */
function secondFoods(
  names: readonly string[],
  topics: readonly (ColumnTopic | undefined)[],
  {
    food,
    foodId,
    rows,
  }: { readonly food: number; readonly foodId: number; readonly rows: readonly GridRow[] },
): RecordColumns['second'] {
  const place = topics.indexOf('food', food + 1);
  if (food < 0 || place < 0) return undefined;
  const before = new Set(Array.from({ length: place + 1 }, (_, position) => position));
  const first = findAmountColumns(names.slice(0, place), rows, new Set([food, foodId]));
  const own = findAmountColumns(names, rows, before);
  const isBehind = first.amounts.every(({ position }) => position > food);
  return first.amounts.length > 0 && isBehind && own.amounts.length > 0
    ? { food: place, amounts: own }
    : undefined;
}
