import type { Location } from '../../../model/diagnostic.ts';
import { cellAt, filledInColumn, type Grid, type GridRow } from '../../../tables/grid.ts';
import { quoted, quotedList } from '../../../text/escaping/quote.ts';
import { areMostly } from '../../../text/words/are-mostly.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { unitOfColumn } from '../../headers/column-units.ts';
import { foodAndUnit } from '../../headers/food-and-unit.ts';
import type { ColumnTopic } from '../../headers/header-names.ts';
import { LEAST_HEADINGS } from '../../headers/header-rows.ts';
import type { DietaryRecord } from '../../records/dietary-record.ts';
import { withUnit } from '../../words/amounts/amount-cells.ts';
import { isDay } from '../../words/headings/days.ts';
import { isMeal } from '../../words/headings/meal-names.ts';
import { isTotals, rowsOfTotalsNote } from '../../words/totals-rows.ts';
import { type ClearAmounts, clearAmounts } from '../amounts/amount-marks.ts';
import { statesWeight } from '../amounts/portion-sizes.ts';
import { isFrequency, questionnaireFault } from '../header/frequencies.ts';
import { headerEnd } from '../header/header-end.ts';
import { nutrientRows } from '../header/nutrient-rows.ts';
import { AmountLines } from './amount-lines.ts';

/** The columns of a table with foods as rows, and days or meals as columns. */
interface MatrixColumns {
  readonly names: readonly string[];
  readonly food: number;
  /** The columns of days, or of meals. */
  readonly positions: readonly number[];
  readonly label: 'day' | 'meal';
}

/**
 * Reads a table with foods as rows, days or meals as columns, and amounts in the cells: "Food | Mon | Tue".
 *
 * @returns undefined for any other table
 * @throws ViandError for a questionnaire, whose columns say how often a food is eaten
 */
export function readFoodMatrix({ rows, location, separator }: Grid): DietaryRecord | undefined {
  for (const [index, { cells }] of rows.slice(0, headerEnd(rows)).entries()) {
    const columns = matrixColumns(cells, location);
    if (columns === undefined) continue;
    const amounts = columns.positions.map((position) => ({ position, unit: '' }));
    const units = unitsOfPositions(columns, rows[index + 1]);
    const below = rows.slice(index + (units === undefined ? 1 : 2));
    return readBelow(clearAmounts(below, amounts, { separator }), columns, units);
  }
  return undefined;
}

function matrixColumns(cells: readonly string[], location: Location): MatrixColumns | undefined {
  const food = cells.findIndex((cell) => columnTopic(cell) === 'food');
  if (food < 0) return undefined;
  // A column of drinks after columns of meals counts as a meal.
  if (cells.slice(0, food).filter((cell) => isMeal(cell.trim())).length >= LEAST_HEADINGS)
    return undefined;
  const places = (isHead: (title: string) => boolean) =>
    cells.flatMap((cell, position) => (position !== food && isHead(cell.trim()) ? [position] : []));
  const [days, meals] = [places(isDay), places(isMeal)];
  if (days.length >= LEAST_HEADINGS) return { names: cells, food, positions: days, label: 'day' };
  // Next to days, "per week" is a sum.
  if (places(isFrequency).length >= LEAST_HEADINGS) throw questionnaireFault(location);
  if (meals.length < LEAST_HEADINGS) return undefined;
  return { names: cells, food, positions: meals, label: 'meal' };
}

/**
 * The columns of units next to the amounts of each day, if the row below the days names both: "Menge | Einheit" below
 * "Mo". Undefined for any other row.
 */
function unitsOfPositions(
  { food, positions }: MatrixColumns,
  row: GridRow | undefined,
): ReadonlyMap<number, number> | undefined {
  const topics = (row?.cells ?? []).map(columnTopic);
  const areNamed = positions.every((at) => topics[at] === 'amount' && topics[at + 1] === 'unit');
  if (!areNamed || topics[food] !== undefined) return undefined;
  return new Map(positions.map((at) => [at, at + 1]));
}

function readBelow(
  clear: ClearAmounts,
  columns: MatrixColumns,
  units: ReadonlyMap<number, number> = new Map(),
): DietaryRecord {
  const { names, food, positions, label } = columns;
  const { rows } = clear;
  const labels = labelColumns(columns);
  const unitAt = columnOf('unit', columns);
  const portionAt = portionColumn(columns, rows);
  const portionUnit = unitOfColumn(cellAt(names, portionAt)) ?? '';
  const amounts = new AmountLines(clear, positions);
  let latest = labels.map(() => '');
  let totals = 0;
  const nutrients = nutrientRows(rows.map(({ cells }) => cellAt(cells, food)));
  const skipped = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const { cells } = row;
    // A blank label repeats that of the row above.
    latest = labels.map(({ position }, at) => cellAt(cells, position) || (latest[at] as string));
    const name = cellAt(cells, food);
    if (isTotals(name)) totals += 1;
    if (nutrients.has(index)) skipped.add(name);
    if (name === '' || isTotals(name) || nutrients.has(index)) continue;
    const portion = withUnit(cellAt(cells, portionAt), portionUnit);
    for (const position of positions) {
      const unit = cellAt(cells, units.get(position) ?? unitAt);
      const of = { ...foodOf(name, unit), portion };
      amounts.add(row, position, of, [...latest, cellAt(names, position)]);
    }
  }
  const portion = quoted(cellAt(names, portionAt));
  return {
    columns: [...labels.map(({ topic }) => topic), label],
    lines: amounts.lines,
    notes: [
      ...rowsOfTotalsNote(totals),
      ...(skipped.size === 0 ? [] : [`skipped ${quotedList([...skipped])}`]),
      ...(amounts.counted === 0 ? [] : [`read numbers as counts of what ${portion} has`]),
    ],
    faults: amounts.faults,
  };
}

/** A food and the unit of its row; "Brot (g)" has a unit of its own. */
function foodOf(name: string, unit: string): { readonly food: string; readonly unit: string } {
  const { bare, unit: own = '' } = foodAndUnit(name);
  return unit === '' && own !== '' ? { food: bare, unit: own } : { food: name, unit };
}

/** The column that says how large a portion is, by its name or by its cells: "Größe" above "1 Stück (60 g)". */
function portionColumn(columns: MatrixColumns, rows: readonly GridRow[]): number {
  const named = columnOf('amount', columns);
  if (named >= 0) return named;
  const { names, food, positions } = columns;
  return names.findIndex(
    (name, at) =>
      at !== food &&
      !positions.includes(at) &&
      columnTopic(name) === undefined &&
      areMostly(filledInColumn(rows, at), statesWeight),
  );
}

/** The first column of a topic, except those of days or meals; -1 if there is none. */
function columnOf(topic: ColumnTopic, { names, positions }: MatrixColumns): number {
  return names.findIndex((name, at) => columnTopic(name) === topic && !positions.includes(at));
}

/** The columns with further labels of a row: next to days, its person and meal; next to meals, its person and day. */
function labelColumns(columns: MatrixColumns) {
  const topics = (['person', 'date', 'day', 'meal'] as const).filter((topic) =>
    columns.label === 'day' ? topic !== 'date' && topic !== 'day' : topic !== 'meal',
  );
  return topics
    .map((topic) => ({ topic, position: columnOf(topic, columns) }))
    .filter(({ position }) => position >= 0);
}
