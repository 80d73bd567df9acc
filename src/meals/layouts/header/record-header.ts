import { ViandError } from '../../../model/diagnostic.ts';
import { filledCells, filledInColumn, type Grid, type GridRow } from '../../../tables/grid.ts';
import { Header, repeatedColumn } from '../../../tables/header.ts';
import { foldedName } from '../../../text/words/fold-words.ts';
import { columnTopic, isDayColumn, isNameOf } from '../../headers/column-names.ts';
import type { ColumnTopic } from '../../headers/header-names.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';
import { rawFlagColumn } from '../../headers/raw-flag-column.ts';
import { isForSeveral } from '../../records/cooked-for-several.ts';
import { isDay } from '../../words/headings/days.ts';
import type { HeadingsAbove } from '../../words/headings/heading.ts';
import { isCourse, isMeal } from '../../words/headings/meal-names.ts';
import { isTitle } from '../../words/headings/record-titles.ts';
import type { AmountColumns } from '../amounts/amount-columns.ts';
import { withoutOthersAmounts } from '../amounts/amounts-apart.ts';
import { countsTimes } from '../amounts/counted-amounts.ts';
import { amountsPerDayAndPerson } from '../amounts/per-day-and-person.ts';
import { amountsOfFoods, type FoodColumn, findFoodColumns, secondFood } from './food-columns.ts';
import { helpingsOf, isHelping } from './helpings.ts';
import { isHeaderOfTable } from './is-header-of-table.ts';
import { labelsAbove } from './labels-above.ts';
import { isChoice } from './menu-choices.ts';
import { joinedHeader } from './two-line-header.ts';
import { unnamedLabels } from './unnamed-labels.ts';

/** The positions of the columns in a header, from 0; -1 for missing ones. */
export interface RecordColumns {
  readonly foodId: number;
  readonly food: number;
  readonly amounts: AmountColumns;
  /** The column that says whether an amount was weighed before cooking. */
  readonly rawWeight: number;
  /** Other columns of foods that the amounts may belong to. */
  readonly sharing: readonly number[];
  /** Further columns of foods, such as drinks. */
  readonly further: readonly FoodColumn[];
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
  /** The rows above the header. */
  readonly rowsAbove: readonly GridRow[];
  /** The day and the meal from the rows above the header. */
  readonly above: HeadingsAbove;
  readonly rows: readonly GridRow[];
  /** The title above the header if it says that the food is for several people: "Gekocht für 4 Personen". */
  readonly forSeveral: string | undefined;
}

/** Finds the header: the first row that names a column of foods and other columns, or else only that column. */
export function findHeader(grid: Grid, column?: string): HeadedGrid | undefined {
  for (const isAlone of [false, true]) {
    for (const index of grid.rows.slice(0, HEADER_WITHIN_ROWS).keys()) {
      const found = headedAt(grid, index, isAlone, column);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/**
 * The table below a row, if that is a header.
 *
 * @param isAlone whether the header names only the column of foods
 */
function headedAt(
  grid: Grid,
  index: number,
  isAlone: boolean,
  column: string | undefined,
): HeadedGrid | undefined {
  const { rows } = grid;
  const first = rows[index] as GridRow;
  const next = rows[index + 1];
  const joined = next === undefined ? undefined : joinedHeader(first.cells, next);
  const header = joined === undefined ? first : { ...first, cells: joined };
  const below = rows.slice(index + (joined === undefined ? 1 : 2));
  const mayBeHeader = isAlone
    ? namesOnlyFoods(header)
    : namesSeveral(header) &&
      (column === undefined ? isHeaderOfTable(grid, index) : !isBelowHeader(rows, index));
  const columns = mayBeHeader ? recordColumns(header.cells, column, below) : undefined;
  if (columns === undefined) return undefined;
  const rowsAbove = rows.slice(0, index);
  const ofDays = amountsPerDayAndPerson(columns.amounts, header, { rowsAbove, below });
  const amounts = withoutOthersAmounts(ofDays, header, below);
  assertNotRepeated(header, [
    ...columns.further.flatMap(({ food, isHelping }) => (isHelping ? [] : [food])),
    header.cells.length,
  ]);
  return {
    columns: { ...columns, amounts },
    header,
    rowsAbove,
    above: labelsAbove(rows.slice(0, joined === undefined ? index : index + 1)),
    rows: below,
    forSeveral: rowsAbove.flatMap(({ cells }) => cells).find(isForSeveral),
  };
}

function namesOnlyFoods({ cells }: GridRow): boolean {
  const [food = '', ...others] = filledCells(cells);
  return others.length === 0 && isNameOf('food', food);
}

/** Whether a row may name several columns. A title such as "Food diary" is no header, even if other cells are filled. */
function namesSeveral({ cells }: GridRow): boolean {
  const filled = filledCells(cells);
  return filled.length > 1 && !filled.some((cell) => columnTopic(cell) === 'food' && isTitle(cell));
}

/**
 * Whether a row above this one is the header: it has as many cells, and names more columns of a record. A food may have
 * the name of the column to find.
 */
function isBelowHeader(rows: readonly GridRow[], index: number): boolean {
  const own = rows[index];
  if (own === undefined) return false;
  const [filled, named] = [filledCells(own.cells).length, namedTopics(own)];
  return rows
    .slice(0, index)
    .some((row) => filledCells(row.cells).length >= filled && namedTopics(row) > named);
}

function namedTopics({ cells }: GridRow): number {
  return cells.filter((cell) => columnTopic(cell) !== undefined).length;
}

/**
 * @param ends the positions where further foods begin, and the end: in "Food | Amount | Drink | Amount", the second
 * amount is not a repetition
 * @throws ViandError if two columns have the same name, because only one of them would be read
 */
function assertNotRepeated({ cells, location }: GridRow, ends: readonly number[]): void {
  const repeated = [
    ...repeatedIn(cells, FOOD_TOPICS),
    ...ends.flatMap((end, at) => repeatedIn(cells.slice(ends[at - 1] ?? 0, end), AMOUNT_TOPICS)),
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
  const ofNames = names.map(columnTopic);
  const topics = names.map((name, at) => {
    const others = {
      haveTimes: ofNames.some((topic, other) => topic === 'time' && other !== at),
      haveDays: names.some(isDayColumn) || ofNames.includes('person'),
    };
    const cells = filledInColumn(rows, at);
    return countsTimes(name, cells, others) ? undefined : (ofNames[at] ?? topicOf(cells, ofNames));
  });
  const foodId = column === undefined ? topics.indexOf('food_id') : -1;
  const { food, further: behind } = foodsOf({ names, topics, rows }, column, foodId);
  if (foodId < 0 && food < 0) return undefined;
  const helpings = names.flatMap((name, position) => (isHelping(name) ? [position] : []));
  const foods = amountsOfFoods([food, ...behind], { names, rows }, [foodId, ...helpings]);
  const [first, ...further] = [...foods, ...helpingsOf(names, topics, foods)];
  const { amounts, sharing } = first as FoodColumn;
  const own = new Set([foodId, food, ...placesOf(amounts)]);
  for (const column of further) {
    for (const at of [column.food, ...placesOf(column.amounts)]) own.add(at);
  }
  const others = names.flatMap((name, position) =>
    own.has(position) || name === '' ? [] : [{ name, position, topic: topics[position] }],
  );
  return {
    foodId,
    food,
    amounts,
    rawWeight: rawWeightOf(names, topics, rows),
    sharing,
    further,
    others: [...unnamedLabels(names, Math.max(food, foodId), rows, others), ...others],
  };
}

/** The topic of a column whose cells are all meals or days, unless another column has that name: "Slot". */
function topicOf(
  cells: readonly string[],
  named: readonly (ColumnTopic | undefined)[],
): ColumnTopic | undefined {
  if (cells.length < LEAST_LABELS) return undefined;
  if (!named.includes('meal') && cells.every(isMeal)) return 'meal';
  const hasDays = named.includes('day') || named.includes('date');
  return !hasDays && cells.every((cell) => /\p{L}|\d{4}/u.test(cell) && isDay(cell))
    ? 'day'
    : undefined;
}

/** A single cell may be a meal by chance. */
const LEAST_LABELS = 2;

/** The column that says which amounts were weighed raw, by its name or by its cells. */
function rawWeightOf(
  names: readonly string[],
  topics: readonly (ColumnTopic | undefined)[],
  rows: readonly GridRow[],
): number {
  const named = topics.indexOf('weighted_before_process');
  const cells = rows.map((row) => row.cells);
  return named >= 0 ? named : rawFlagColumn(names, cells, !topics.includes('food'));
}

function placesOf({ amounts, unit, count, eaten, left }: AmountColumns): number[] {
  return [...amounts.map(({ position }) => position), unit, count, eaten, left];
}

/** The columns of foods, or the column that `--column` names, with the courses next to a dish of a menu. */
function foodsOf(
  header: Parameters<typeof findFoodColumns>[0],
  column: string | undefined,
  foodId: number,
): ReturnType<typeof findFoodColumns> {
  const { names, topics, rows } = header;
  if (column !== undefined) {
    const food = names.findIndex((name) => foldedName(name) === foldedName(column));
    const courses = names.flatMap((name, at) => (at !== food && isCourse(name) ? [at] : []));
    return { food, further: isChoice(column) ? courses : [] };
  }
  const found = findFoodColumns(header);
  if (found.food < 0 || found.further.length > 0) return found;
  const second = secondFood({ names, topics, rows }, found.food, foodId);
  return second === undefined ? found : { ...found, further: [second] };
}
