import { cellAt, type Grid, type GridRow } from '../../tables/grid.ts';
import { quotedList } from '../../text/quote.ts';
import { LABEL_TOPICS } from '../column-names.ts';
import type { DietaryRecord, RecordLine, RecordOptions } from '../records/dietary-record.ts';
import { HEADING_COLUMNS, isMeal } from '../records/headings.ts';
import { isNothing } from '../records/not-eaten.ts';
import {
  isPreparationColumn,
  unreadPreparations,
  type WeighedFood,
  weighedIn,
  withPreparation,
} from '../records/preparation.ts';
import { countOfSize } from '../records/size-in-name.ts';
import { isAverage, isTotals, rowsOfTotalsNote } from '../records/totals-rows.ts';
import type { CellFault } from './amount-faults.ts';
import { clearAmounts, marksOfRecord } from './amount-marks.ts';
import { assertAmountsOfIds } from './amounts-of-ids.ts';
import { withBareAmounts } from './bare-amounts.ts';
import { readEatenAmount } from './eaten-amounts.ts';
import { columnsWrittenOnce, FillDown } from './fill-down.ts';
import type { RecordLayout } from './layout.ts';
import { withoutParallelLines } from './parallel-lines.ts';
import { possibleAmountsNote } from './possible-amounts.ts';
import { findHeader, type HeadedGrid, type RecordColumns } from './record-header.ts';
import { RemarkColumns } from './remark-columns.ts';
import {
  fieldPlace,
  isMergedBeside,
  labelOfNonFood,
  labelText,
  lineOf,
  mergedAmount,
  repeatsHeader,
  sharedAmount,
  wholeCode,
} from './row-cells.ts';
import { Headings } from './row-headings.ts';
import {
  countedNote,
  inPartNote,
  notEatenNote,
  offNote,
  RAW_WEIGHT_COLUMN,
  unreadFlagNote,
} from './row-notes.ts';
import { textWithoutFood, withoutFoodNote } from './rows-without-food.ts';
import { wholeRows } from './split-rows.ts';
import { findTableBelow, isOfEating, skippedTableNote, withTableBelow } from './tables-below.ts';
import { unreadDrinksNotes } from './unread-drinks.ts';

/** How to read blank labels: as the rows suggest, always filled, or never. */
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

/** Reads a table of one food per row; undefined for a grid without foods. */
export function readIfHeaded(
  grid: Grid,
  options: RecordOptions,
  filling: Filling,
): DietaryRecord | undefined {
  const headed = findHeader(grid, options.column);
  if (headed === undefined) return undefined;
  const { columns, rows, header } = headed;
  assertAmountsOfIds(columns, header);
  const below = options.column === undefined ? findTableBelow(rows, header) : undefined;
  if (below === undefined) return withBareAmounts(readRows(headed, filling, grid.separator));
  const above = { ...headed, rows: rows.slice(0, below.start) };
  const record = withBareAmounts(readRows(above, filling, grid.separator));
  if (!isOfEating(below)) {
    return { ...record, notes: [...record.notes, skippedTableNote(below)] };
  }
  const other = readIfHeaded({ ...grid, rows: rows.slice(below.start) }, options, filling);
  return other === undefined ? record : withTableBelow(record, below, other);
}

/** Reads the rows below a header. */
function readRows(
  headed: HeadedGrid,
  filling: Filling,
  separator: string | undefined,
): DietaryRecord {
  const { columns, header, day } = headed;
  const { rows: whole, faults: splitRows } = wholeRows(headed, separator);
  const single = withoutParallelLines(whole, [columns, ...columns.further]);
  const { rows, faultAt } = clearAmounts(single, ...marksOfRecord(columns, separator));
  const faults = [...splitRows];
  const { foodId, food, rawWeight, further, others } = columns;
  const prepared = others.find(({ name, position }) =>
    isPreparationColumn(
      name,
      rows.map(({ cells }) => cellAt(cells, position)),
    ),
  );
  const remarks = new RemarkColumns(others);
  const unreadStates: string[] = [];
  const labels = others.filter(({ topic }) => LABEL_TOPICS.some((label) => label === topic));
  const places = labels.map(({ position }) => position);
  const hasMeals = labels.some(({ topic }) => topic === 'meal');
  const foodPlaces = [food, foodId, ...further.map((column) => column.food)];
  const withFood = rows.filter(({ cells }) =>
    foodPlaces.some((position) => cellAt(cells, position) !== ''),
  );
  const toFill = filling === 'never' ? [] : filling === 'always' ? places : writtenOnce();
  const filler = new FillDown(places, toFill);
  const headings = new Headings(labels, day);
  const lines: RecordLine[] = [];
  /** The headings above each line. */
  const unders: Headings['under'][] = [];
  let totals = 0;
  let notEaten = 0;
  let inPart = 0;
  let off = 0;
  const leftOut = new Set<string>();
  const withoutFood: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (headings.take(row.cells) || repeatsHeader(row.cells, header.cells)) continue;
    if (hasTotals(row.cells)) {
      totals += 1;
      continue;
    }
    const nonFood = hasId(row.cells) ? undefined : labelOfNonFood(row.cells, places);
    if (nonFood !== undefined) {
      leftOut.add(nonFood);
      continue;
    }
    const cells = filler.fill(row.cells);
    if (foodPlaces.every((position) => cellAt(cells, position) === '')) {
      const text = textWithoutFood(row, others, places);
      if (text !== undefined) withoutFood.push(text);
    }
    addLine(row, cells, columns, rows[index + 1]);
    for (const column of further) {
      const [helping] = column.isHelping ? column.amounts.amounts : [];
      if (helping !== undefined && isNothing(cellAt(cells, helping.position) || '-')) continue;
      const of = { ...column, foodId: helping === undefined ? -1 : foodId };
      addLine(row, cells, of, rows[index + 1]);
    }
  }
  const found = HEADING_COLUMNS.filter((column) => unders.some((under) => under.has(column)));
  // What the name of a column says of raw weights is kept where the record is written as a meal file.
  const isFlagged = rawWeight < 0 && lines.some((line) => line.rawWeight !== undefined);
  const flagOf = ({ rawWeight = '' }: Pick<RecordLine, 'rawWeight'>) =>
    isFlagged ? [rawWeight] : [];
  return {
    columns: [
      ...found,
      ...others.map(({ name }) => name),
      ...(isFlagged ? [RAW_WEIGHT_COLUMN] : []),
    ],
    lines:
      found.length === 0 && !isFlagged
        ? lines
        : lines.map((line, at) => ({
            ...line,
            cells: [
              ...found.map((column) => unders[at]?.get(column) ?? ''),
              ...line.cells,
              ...flagOf(line),
            ],
          })),
    notes: [
      ...possibleAmountsNote(rows, columns),
      ...unreadDrinksNotes(rows, header.cells, columns),
      ...countedNote(columns.amounts, header.cells),
      ...filledNote(),
      ...unreadFlagNote(others),
      ...(leftOut.size === 0 ? [] : [`skipped ${quotedList([...leftOut])}`]),
      ...withoutFoodNote(withoutFood),
      ...rowsOfTotalsNote(totals),
      ...notEatenNote(notEaten),
      ...inPartNote(inPart),
      ...offNote(off),
      ...unreadPreparations(prepared?.name, unreadStates),
      ...remarks.notes(),
    ],
    faults,
  };

  /** Whether a row names its food by an id, so that a name such as "Total, cereal" is a food. */
  function hasId(cells: readonly string[]): boolean {
    return /[\p{L}1-9]/u.test(cellAt(cells, foodId));
  }

  /** A total in a column of remarks, such as "Total: 1800 kcal" next to the last food, makes the row no total. */
  function hasTotals(cells: readonly string[]): boolean {
    if (hasId(cells)) return isTotals(cellAt(cells, foodId));
    const hasFood = foodPlaces.some((position) => cellAt(cells, position) !== '');
    const isLabel = (position: number) =>
      foodPlaces.includes(position) || places.includes(position);
    const mayBe = (position: number, cell: string) =>
      !hasFood || isLabel(position) || (position <= Math.max(...foodPlaces) && !isAverage(cell));
    return cells.some((cell, position) => isTotals(cell) && mayBe(position, cell));
  }

  /** Adds the lines of one column of foods. */
  function addLine(
    row: GridRow,
    cells: readonly string[],
    of: Pick<RecordColumns, 'food' | 'foodId' | 'amounts' | 'sharing'>,
    next: GridRow | undefined,
  ): void {
    const at = (position: number) => cellAt(cells, position);
    const named = at(of.food);
    const id = wholeCode(at(of.foodId));
    const eaten = readEatenAmount(cells, of.amounts);
    const remark = remarks.read(cells);
    const { position, part, left } = eaten;
    const sized = id === '' ? countOfSize(eaten.measure, named) : undefined;
    const { measure, food: name } = sized ?? { measure: eaten.measure, food: named };
    if (id === '' && (isNothing(name) || (name === '' && measure === ''))) return;
    if (isMergedBeside(row, position, of.food) || isMergedBeside(next, position, of.food)) {
      faults.push(mergedAmount(row, position, measure));
      return;
    }
    if (of.sharing.length > 0 && measure !== '') {
      const filled = of.sharing.filter((place) => !isNothing(at(place) || '-'));
      if (named === '' && (filled.length > 0 || of.food !== food)) return;
      if (filled.length > 0) {
        // One fault is enough for a row.
        if (filled.every((place) => place > of.food))
          faults.push(sharedAmount(row, position, measure, [named, ...filled.map(at)]));
        return;
      }
    }
    if (measure === '' && !hasMeals && isMeal(name)) {
      headings.place({ column: 'meal', title: name });
      return;
    }
    if (eaten.isNotEaten || remark.isNotEaten) {
      notEaten += 1;
      return;
    }
    const unclear = [position, of.amounts.left].find((place) => faultAt(cells, place));
    const fault =
      unclear === undefined
        ? eaten.fault
        : { ...(faultAt(cells, unclear) as CellFault), position: unclear };
    if (fault !== undefined) {
      const { position: place, ...bad } = fault;
      faults.push({ ...bad, field: 'amount', location: row.locationOf(place) });
      return;
    }
    if (part !== undefined || left !== undefined) inPart += 1;
    if (eaten.isOff) off += 1;
    const ofUnit = of.amounts.unit;
    // A drink in the same row was not fried.
    const isPrepared = prepared !== undefined && of.food === food && name !== '';
    const state = isPrepared ? at(prepared.position) : '';
    const withState = state === '' ? name : withPreparation(name, state);
    if (withState === undefined) unreadStates.push(state);
    const given = withState ?? name;
    const weighedAs = eaten.state ?? remark.state;
    const weighed: WeighedFood =
      weighedAs === undefined || given === '' ? { food: given } : weighedIn(given, weighedAs);
    const eatenFood = weighed.food;
    const flag = rawWeight < 0 ? weighed.rawWeight : at(rawWeight) || weighed.rawWeight || '';
    lines.push({
      location: row.location,
      locationOf: (field) => row.locationOf(fieldPlace(field, of, { position, unit: ofUnit })),
      line: lineOf(row.location),
      text: [measure, eatenFood || id].filter((text) => text !== '').join(' '),
      ...(of.foodId < 0 ? {} : { foodId: id }),
      ...(of.amounts.amounts.length === 0 ? {} : { measure, food: eatenFood || id }),
      ...(part === undefined ? {} : { part }),
      ...(left === undefined ? {} : { left }),
      ...(flag === undefined ? {} : { rawWeight: flag }),
      ...(weighed.state === undefined ? {} : { state: weighed.state }),
      ...(remark.kind === undefined ? {} : { kind: remark.kind }),
      cells: others.map(({ position: other, topic }) => labelText(at(other), topic)),
    });
    unders.push(headings.under);
  }

  function writtenOnce(): number[] {
    return columnsWrittenOnce(
      // A merged cell is also written once.
      withFood.map(({ cells, isMerged }) =>
        isMerged === undefined ? cells : cells.map((cell, at) => (isMerged(at) ? '' : cell)),
      ),
      places,
    );
  }

  function filledNote(): string[] {
    const names = labels.filter(({ position }) => toFill.includes(position));
    const filled = withFood.filter(({ cells }) =>
      toFill.some((position) => cellAt(cells, position) === ''),
    );
    if (names.length === 0 || filled.length === 0) return [];
    const list = quotedList(names.map(({ name }) => name));
    return [
      `${list}: ${filled.length === 1 ? '1 row without a value uses' : `${filled.length} rows without a value use`} the value above`,
    ];
  }
}
