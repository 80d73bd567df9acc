import { type Location, ViandError } from '../../model/diagnostic.ts';
import type { EntryField } from '../../model/entry.ts';
import type { Grid, GridRow } from '../../tables/grid.ts';
import { Header, repeatedColumn } from '../../tables/header.ts';
import { foldedName } from '../../text/fold-words.ts';
import {
  type ColumnTopic,
  columnTopic,
  isNameOf,
  LABEL_TOPICS,
  unitOfColumn,
} from '../column-names.ts';
import type { DietaryRecord, RecordLine, RecordOptions } from '../records/dietary-record.ts';
import { HEADING_COLUMNS, type Heading, isTitle, readHeading } from '../records/headings.ts';
import { isNothing } from '../records/not-eaten.ts';
import { columnsWrittenOnce, FillDown } from './fill-down.ts';
import { HEADER_WITHIN_ROWS, type RecordLayout } from './layout.ts';

/** Places of the columns that a header names, from 0; -1 for those that it lacks. */
export interface RecordColumns {
  readonly foodId: number;
  readonly food: number;
  readonly amount: number;
  readonly unit: number;
  /** The unit that the name of the column of amounts gives. */
  readonly unitOfAmounts: string;
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
  readonly rows: readonly GridRow[];
}

/** How labels that are left blank are read: as the rows themselves show it, always filled, or never. */
export type Filling = 'detect' | 'always' | 'never';

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

/** Reads a table of one food per row; undefined for a grid without a column of foods. */
export function readIfHeaded(
  grid: Grid,
  options: RecordOptions,
  filling: Filling,
): DietaryRecord | undefined {
  const headed = findHeader(grid, options.column);
  return headed && readRows(headed, filling);
}

/** Finds the header: the first row that names a column of foods and others, or else that column alone. */
function findHeader({ rows }: Grid, column?: string): HeadedGrid | undefined {
  for (const isAlone of [false, true]) {
    for (const [index, { cells }] of rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
      const filled = cells.filter((cell) => cell.trim() !== '');
      // A title such as "Food diary" is no header, whatever stands beside it.
      const mayBeHeader = isAlone
        ? filled.length === 1 && isNameOf('food', filled[0] as string)
        : filled.length > 1 &&
          !filled.some((cell) => columnTopic(cell) === 'food' && isTitle(cell));
      const columns = mayBeHeader ? recordColumns(cells, column) : undefined;
      if (columns !== undefined) assertNotRepeated(cells, rows[index] as GridRow);
      if (columns !== undefined) return { columns, rows: rows.slice(index + 1) };
    }
  }
  return undefined;
}

/** @throws ViandError where two columns have the same name, because only one would be read */
function assertNotRepeated(cells: readonly string[], { location }: GridRow): void {
  const header = new Header(cells);
  const repeated = header.names.filter(
    (name) => READ_TOPICS.has(columnTopic(name)) && header.isRepeated(name),
  );
  const faults = [...new Set(repeated)].map((name) =>
    repeatedColumn('meal/repeated-column', name, location),
  );
  if (faults.length > 0) throw ViandError.of(faults);
}

const READ_TOPICS = new Set<ColumnTopic | undefined>(['food_id', 'food', 'amount', 'unit']);

function recordColumns(
  cells: readonly string[],
  column: string | undefined,
): RecordColumns | undefined {
  const names = cells.map((name) => name.trim().replace(/\s+/g, ' '));
  const topics = names.map(columnTopic);
  const positionOf = (topic: ColumnTopic) => topics.indexOf(topic);
  const foodId = column === undefined ? positionOf('food_id') : -1;
  const food =
    column === undefined
      ? positionOf('food')
      : names.findIndex((name) => foldedName(name) === foldedName(column));
  if (foodId < 0 && food < 0) return undefined;
  const amount = positionOf('amount');
  const unit = amount < 0 ? -1 : positionOf('unit');
  const own = new Set([foodId, food, amount, unit].filter((position) => position >= 0));
  return {
    foodId,
    food,
    amount,
    unit,
    unitOfAmounts: (amount < 0 ? undefined : unitOfColumn(names[amount] as string)) ?? '',
    others: names.flatMap((name, position) =>
      own.has(position) || name === '' ? [] : [{ name, position, topic: topics[position] }],
    ),
  };
}

/** Words of rows that sum up the rows above. */
const TOTALS =
  /^(?:sum|totals?|subtotal|(?:daily|weekly|day) totals?|summe|gesamt|(?:tages|zwischen)summe|insgesamt)\b/i;

/** Reads the rows below a header. */
function readRows({ columns, rows }: HeadedGrid, filling: Filling): DietaryRecord {
  const { foodId, food, amount, unit, unitOfAmounts, others } = columns;
  const labels = others.filter(({ topic }) => LABEL_TOPICS.some((label) => label === topic));
  const places = labels.map(({ position }) => position);
  const withFood = rows.filter(({ cells }) => cellAt(cells, food) + cellAt(cells, foodId) !== '');
  const toFill = filling === 'never' ? [] : filling === 'always' ? places : writtenOnce();
  const filler = new FillDown(places, toFill);
  const headings = new Headings();
  const lines: (Omit<RecordLine, 'cells'> & {
    own: readonly string[];
    under: Headings['under'];
  })[] = [];
  let totals = 0;
  for (const row of rows) {
    const cells = filler.fill(row.cells);
    const at = (position: number) => cellAt(cells, position);
    const name = at(food);
    if (headings.take(row.cells, labels) || isNothing(name)) continue;
    if (TOTALS.test(name) || row.cells.some((cell) => TOTALS.test(cell.trim()))) {
      totals += 1;
      continue;
    }
    const id = at(foodId);
    const eaten = [at(amount), at(amount) === '' ? '' : at(unit) || unitOfAmounts];
    const measure = eaten.filter((part) => part !== '').join(' ');
    if (name === '' && id === '' && measure === '') continue;
    lines.push({
      location: row.locationOf(food < 0 ? foodId : food),
      locationOf: (field) => row.locationOf(placeOf(field)),
      line: lineOf(row.location),
      text: [measure, name || id].filter((part) => part !== '').join(' '),
      ...(foodId < 0 ? {} : { foodId: id }),
      ...(amount < 0 ? {} : { measure, food: name || id }),
      own: others.map(({ position }) => at(position)),
      under: headings.under,
    });
  }
  const found = HEADING_COLUMNS.filter((column) => lines.some(({ under }) => under.has(column)));
  return {
    columns: [...found, ...others.map(({ name }) => name)],
    lines: lines.map(({ own, under, ...line }) => ({
      ...line,
      cells: [...found.map((column) => under.get(column) ?? ''), ...own],
    })),
    notes: [...filledNote(), ...totalsNote(totals)],
  };

  function placeOf(field: EntryField): number {
    if (field === 'unit' && unit >= 0) return unit;
    const isOfAmount = field === 'amount' || field === 'unit';
    return isOfAmount && amount >= 0 ? amount : food < 0 ? foodId : food;
  }

  function writtenOnce(): number[] {
    return columnsWrittenOnce(
      withFood.map(({ cells }) => cells),
      places,
    );
  }

  function filledNote(): string[] {
    const names = labels.filter(({ position }) => toFill.includes(position));
    const filled = withFood.filter(({ cells }) =>
      toFill.some((position) => cellAt(cells, position) === ''),
    );
    if (names.length === 0 || filled.length === 0) return [];
    const list = names.map(({ name }) => name).join(' and ');
    return [
      `${list}: took the value above in ${filled.length} ${filled.length === 1 ? 'row' : 'rows'} where it is blank`,
    ];
  }
}

function totalsNote(rows: number): string[] {
  return rows === 0 ? [] : [`left out ${rows} ${rows === 1 ? 'row' : 'rows'} of totals`];
}

function cellAt(cells: readonly string[], position: number): string {
  return (cells[position] ?? '').trim();
}

/** The line of a location, or its row where there are no lines; 0 if neither is known. */
export function lineOf({ line, row }: Location): number {
  return line ?? row ?? 0;
}

/** Headings that stand in rows of their own, such as "Monday" or "Breakfast". */
class Headings {
  under: ReadonlyMap<Heading['column'], string> = new Map();

  /** Takes a row that is nothing but a heading; returns false for any other row. */
  take(cells: readonly string[], labels: readonly OtherColumn[]): boolean {
    const filled = cells.map((cell, position) => ({ text: cell.trim(), position }));
    const [only, second] = filled.filter(({ text }) => text !== '');
    if (only === undefined || second !== undefined) return false;
    // In a column of labels it is the label of the rows below.
    if (labels.some(({ position }) => position === only.position)) return false;
    const heading = readHeading(only.text);
    if (heading === undefined || heading.rest !== '') return false;
    this.under = placed(heading, this.under);
    return true;
  }
}

/** A heading ends what stood under those of its rank and below: the next day begins without a meal. */
export function placed({ column, title }: Heading, under: ReadonlyMap<Heading['column'], string>) {
  const above = HEADING_COLUMNS.slice(0, HEADING_COLUMNS.indexOf(column));
  const kept = [...under].filter(([name]) => above.some((one) => one === name));
  return new Map([...kept, [column, title] as const]);
}
