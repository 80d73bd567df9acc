import {
  type Diagnostic,
  type Location,
  lineNumber,
  ViandError,
} from '../../../model/diagnostic.ts';
import { cellAt, type Grid } from '../../../tables/grid.ts';
import { decimalOf } from '../../../text/decimal.ts';
import { quoted } from '../../../text/quote.ts';
import { columnTopic } from '../../headers/column-names.ts';
import type { ColumnTopic } from '../../headers/header-names.ts';
import { LEAST_HEADINGS } from '../../headers/header-rows.ts';
import type { DietaryRecord, RecordLine } from '../../records/dietary-record.ts';
import { withUnit } from '../../words/amount-cells.ts';
import { isCross } from '../../words/cross-marks.ts';
import { isDay, isMeal } from '../../words/headings.ts';
import { isNothing } from '../../words/not-eaten.ts';
import { type CountOfSize, countOfSize, sizeOfUnit } from '../../words/size-in-name.ts';
import { isStrokes, strokesIn } from '../../words/tally-marks.ts';
import { isTotals, rowsOfTotalsNote } from '../../words/totals-rows.ts';
import { amountFault, type CellFault } from '../amounts/amount-faults.ts';
import { type ClearAmounts, clearAmounts } from '../amounts/amount-marks.ts';
import { isPlainCount } from '../amounts/counted-amounts.ts';
import { headerEnd } from '../header/header-end.ts';

/** A frequency, as the heading of a column of crosses. */
const FREQUENCY =
  /^(?:never|rarely|seldom|sometimes|often|daily|weekly|monthly|(?:almost )?every day|nie(?:mals)?|selten|manchmal|oft|häufig|täglich|wöchentlich|monatlich|(?:fast )?jeden tag)$|(?:\/|\b(?:per|a|pro|im|in der|am)\s+)(?:day|week|month|year|tag|woche|monat|jahr)\b|\btimes\b|\bmal\b/i;

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
    return readBelow(clearAmounts(rows.slice(index + 1), amounts, { separator }), columns);
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
  if (places((title) => FREQUENCY.test(title)).length >= LEAST_HEADINGS)
    throw frequencies(location);
  if (meals.length < LEAST_HEADINGS) return undefined;
  return { names: cells, food, positions: meals, label: 'meal' };
}

/** Why a questionnaire is refused. */
function frequencies(location: Location): ViandError {
  return new ViandError({
    code: 'meal/unclear-layout',
    message:
      'The table is a food frequency questionnaire: it says how often foods are eaten, not what was eaten on which day',
    location,
    expected: 'a food record, with the foods and amounts of each day',
  });
}

function readBelow({ rows, faultAt }: ClearAmounts, columns: MatrixColumns): DietaryRecord {
  const { names, food, positions, label } = columns;
  const labels = labelColumns(columns);
  const [unitAt, portionAt] = [columnOf('unit', columns), columnOf('amount', columns)];
  const lines: RecordLine[] = [];
  const faults: Diagnostic[] = [];
  let latest = labels.map(() => '');
  let totals = 0;
  let counted = 0;
  for (const row of rows) {
    const { cells } = row;
    // A blank label repeats that of the row above.
    latest = labels.map(({ position }, at) => cellAt(cells, position) || (latest[at] as string));
    const name = cellAt(cells, food);
    if (isTotals(name)) totals += 1;
    if (name === '' || isTotals(name)) continue;
    const unit = cellAt(cells, unitAt);
    for (const position of positions) {
      const cell = strokesAsNumber(cellAt(cells, position));
      const isMark = isCross(cell);
      if (cell === '' || (isNothing(cell) && !isMark)) continue;
      const fault = isMark
        ? undefined
        : (strokesFault(cell) ?? faultAt(cells, position) ?? amountFault(cell, unit));
      if (fault !== undefined) {
        faults.push({ ...fault, field: 'amount', location: row.locationOf(position) });
        continue;
      }
      const { measure, food, isCounted } = measureOf(cell, unit, cellAt(cells, portionAt), name);
      if (isCounted) counted += 1;
      lines.push({
        location: row.locationOf(position),
        line: lineNumber(row.location),
        text: `${measure} ${food}`.trim(),
        measure,
        food,
        cells: [...latest, cellAt(names, position)],
      });
    }
  }
  const portion = quoted(cellAt(names, portionAt));
  return {
    columns: [...labels.map(({ topic }) => topic), label],
    lines,
    notes: [
      ...rowsOfTotalsNote(totals),
      ...(counted === 0 ? [] : [`read numbers as counts of what ${portion} has`]),
    ],
    faults,
  };
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

/** The measure of a cell: its amount, its count of portions, or one portion for a cross. */
function measureOf(
  cell: string,
  unit: string,
  portion: string,
  name: string,
): CountOfSize & { readonly isCounted: boolean } {
  if (isCross(cell)) return { measure: withUnit(portion, unit), food: name, isCounted: false };
  const isCount = unit === '' && counts(cell);
  const isCounted = isCount && /\d\s*\p{L}/u.test(portion);
  const measure = isCounted ? `${cell} x ${sizeOf(portion)}` : withUnit(cell, unit);
  const sized = isCount && portion === '' ? countOfSize(cell, name) : undefined;
  return { measure, food: name, ...sized, isCounted };
}

/** The number of strokes in a cell; any other cell unchanged. */
function strokesAsNumber(cell: string): string {
  return String(strokesIn(cell) ?? cell);
}

/** The fault of a group of four strokes. */
function strokesFault(cell: string): CellFault | undefined {
  if (!isStrokes(cell)) return undefined;
  return {
    code: 'meal/bad-amount',
    message: `Amount ${quoted(cell)} is unclear`,
    value: cell,
    expected: 'a number, since four strokes may be a group of five',
  };
}

/** Nobody eats more portions of a food in a day. Larger numbers may be grams. */
const MOST_PORTIONS = 10;

/** Whether a cell has a number of portions. */
function counts(cell: string): boolean {
  return isPlainCount(cell) && !(decimalOf(cell) > MOST_PORTIONS);
}

/** The weight of one portion, or its words: "1 Scheibe (50 g)" is 50 g. */
function sizeOf(portion: string): string {
  return sizeOfUnit(portion.replace(/^1\s/, ''))?.size ?? portion;
}
