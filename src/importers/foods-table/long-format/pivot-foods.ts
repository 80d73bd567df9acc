import type { Diagnostic, Location } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { normaliseColumnName } from '../../../text/column-names.ts';
import { cellAmount } from '../columns/cell-values.ts';
import { columnCells } from '../columns/column-cells.ts';
import {
  type FoodColumnMap,
  type FoodColumns,
  IGNORED,
  readFoodColumns,
} from '../columns/read-columns.ts';
import { columnMeaning } from '../headings/column-meaning.ts';
import {
  badBasis,
  missingNutrients,
  scatteredRows,
  textAt,
  tooWide,
  withoutNutrient,
  withoutUnit,
} from './long-faults.ts';
import { longHeading } from './long-heading.ts';
import { LONG_COLUMNS, type LongLayout, unreadable, type ValueColumn } from './long-layout.ts';

/** A table in long format, turned into one with one row per food. */
export interface PivotedTable {
  /** Gains columns with the nutrients of later rows. */
  readonly columns: FoodColumns;
  /** A food has the problems of all of its rows. */
  readonly batches: AsyncIterable<readonly GridRow[]>;
  /** The number of amounts of each unknown nutrient; complete after the last row. */
  readonly unread: ReadonlyMap<string, number>;
}

/** The most rows of a table whose foods may be in any order. */
const GATHERED_ROWS = 500_000;

/** Foods in one batch. */
const BATCH = 500;

interface GatheredFood {
  readonly first: GridRow;
  readonly cells: string[];
  readonly places: (Location | undefined)[];
  readonly faults: Diagnostic[];
}

/** Why amounts have no column. */
const NO_COLUMN = [IGNORED, 'unknown', 'bad basis', 'no unit'] as const;
/** The position of the column of amounts, or why they have none. */
type Target = number | (typeof NO_COLUMN)[number];

/**
 * Opens a table in long format. In a table of up to `gatheredRows` rows, the rows of a food may be anywhere. In a
 * larger one they must be together, so that only one food at a time is in memory.
 *
 * @param gatheredRows rows that may be held in memory
 * @throws ViandError, at once or while rows are read, if the rows of a food are not together
 */
export async function pivotFoods(
  layout: LongLayout,
  rows: AsyncIterable<readonly GridRow[]>,
  map: FoodColumnMap,
  gatheredRows = GATHERED_ROWS,
): Promise<PivotedTable> {
  const { header, names } = layout;
  const headings: string[] = [];
  const unread = new Map<string, number>();
  const targets = new Map<string, Target>();
  const foods = new Map<string, GatheredFood>();
  const given = new Set<string>();
  const used = new Set<string>();
  const { ofColumns, ofNutrients } = splitMap(map, layout);
  const pending = rows[Symbol.asyncIterator]();
  let columns: FoodColumns | undefined;
  let last: string | undefined;
  let scattered: GridRow | undefined;
  let notes = 0;
  let read = 0;
  let isEnd = false;

  const targetOf = (row: GridRow, { position, rest }: ValueColumn): Target => {
    const at = (one: number | undefined) => textAt(row, one);
    const [nutrient, unit] = [at(layout.nutrient), at(layout.unit)];
    const per = layout.per.map(at).join(' ').trim();
    // Amounts in a table with a column of units may also give their own: "3700 kJ".
    const needsUnit = layout.unit !== undefined && unit === '' && !/\d\s*\p{L}/u.test(at(position));
    const key = [nutrient, unit, per, position, needsUnit].join('\0');
    const known = targets.get(key);
    if (known !== undefined) return known;
    const mapped = ofNutrients.get(normaliseColumnName(nutrient))?.ours;
    if (mapped !== undefined) used.add(normaliseColumnName(nutrient));
    const heading =
      mapped === IGNORED ? mapped : longHeading(mapped ?? nutrient, { unit, per, rest }, needsUnit);
    const target = NO_COLUMN.find((one) => one === heading) ?? positionOf(heading);
    targets.set(key, target);
    return target;
  };

  /** The position of a heading, which is added if it is new. */
  function positionOf(heading: string): number {
    const index = headings.indexOf(heading);
    if (index >= 0) return names.length + index;
    headings.push(heading);
    // If the table is not gathered, its columns are already known.
    if (columns !== undefined) Object.assign(columns, readColumns());
    return names.length + headings.length - 1;
  }

  function readColumns(): FoodColumns | undefined {
    const row = { ...header, cells: [...header.cells, ...headings] };
    const sample = [...foods.values()].map((food) => asRow(food));
    return readFoodColumns(row, ofColumns, columnCells(sample));
  }

  function asRow({ first, cells, places, faults }: GatheredFood): GridRow {
    return {
      cells: Array.from({ length: names.length + headings.length }, (_, at) => cells[at] ?? ''),
      location: first.location,
      locationOf: (position) =>
        position < names.length ? first.locationOf(position) : (places[position] ?? first.location),
      ...(faults.length === 0 ? {} : { faults }),
    };
  }

  function take(row: GridRow): void {
    const filled = row.cells.filter((cell) => cell.trim() !== '').length;
    if (row.faults === undefined && (filled === 0 || isHeader(row))) return;
    read += 1;
    // A row that cannot be read, a heading or a note is handled as in other tables.
    if (filled === 0 || (filled === 1 && textAt(row, layout.nutrient) === '')) {
      notes += 1;
      foods.set(`\0${notes}`, newFood(row));
      return;
    }
    const own = layout.key.map((at) => textAt(row, at));
    const isBelow = layout.isNameOnce && last !== undefined && own.every((cell) => cell === '');
    const key = isBelow ? (last as string) : own.join('\0');
    if (key !== last && (foods.has(key) || given.has(key))) scattered ??= row;
    last = key;
    let food = foods.get(key);
    if (food === undefined) {
      food = newFood(row);
      foods.set(key, food);
    }
    addTo(food, row);
  }

  function newFood(row: GridRow): GatheredFood {
    const cells = row.cells.slice(0, names.length);
    return { first: row, cells: [...cells], places: [], faults: [...(row.faults ?? [])] };
  }

  function addTo(food: GatheredFood, row: GridRow): void {
    if (row !== food.first) food.faults.push(...(row.faults ?? []));
    if (row.cells.length > names.length) food.faults.push(tooWide(row, names.length));
    header.cells.forEach((name, at) => {
      if (name !== '' && food.cells[at] === '') food.cells[at] = row.cells[at] ?? '';
    });
    const nutrient = textAt(row, layout.nutrient);
    for (const value of layout.values) {
      const text = textAt(row, value.position);
      if (nutrient === '' && text !== '') food.faults.push(withoutNutrient(row, layout));
      if (nutrient === '') continue;
      const target = targetOf(row, value);
      if (target === 'bad basis') food.faults.push(badBasis(row, layout));
      else if (target === 'no unit') {
        if (!isUnknown(text)) food.faults.push(withoutUnit(row, layout));
      } else if (target === 'unknown') {
        if (text !== '') unread.set(nutrient, (unread.get(nutrient) ?? 0) + 1);
      } else if (target !== IGNORED) addAmount(food, row, { ...value, target, text });
    }
  }

  function addAmount(
    { cells, places, faults }: GatheredFood,
    row: GridRow,
    { position, target, text }: ValueColumn & { readonly target: number; readonly text: string },
  ): void {
    const before = cells[target] ?? '';
    if (isUnknown(before)) {
      cells[target] = isUnknown(text) && before !== '' ? before : text;
      places[target] = row.location;
    } else if (!isUnknown(text) && !isSame(before, text)) {
      faults.push({
        code: 'import/duplicate',
        message: `The food has two values for "${headings[target - names.length]}": ${before} and ${text}`,
        location: row.locationOf(position),
        field: names[position] as string,
        value: text,
        expected: 'one value per food and nutrient',
      });
    }
  }

  function isHeader({ cells }: GridRow): boolean {
    const positions = [layout.nutrient, ...layout.values.map(({ position }) => position)];
    return positions.every(
      (at) => normaliseColumnName(cells[at] ?? '') === normaliseColumnName(names[at] as string),
    );
  }

  /** Reads the next rows. */
  async function takeNext(): Promise<void> {
    const next = await pending.next();
    isEnd = next.done === true;
    if (!next.done) next.value.forEach(take);
  }

  /** Foods that no further row can belong to. */
  function finished(): GridRow[] {
    const rows: GridRow[] = [];
    for (const [key, food] of foods) {
      if (key === last && !isEnd) continue;
      rows.push(asRow(food));
      foods.delete(key);
      if (!key.startsWith('\0')) given.add(key);
    }
    return rows;
  }

  async function* batches(): AsyncGenerator<readonly GridRow[]> {
    try {
      for (;;) {
        const rows = finished();
        for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
        if (isEnd) return;
        await takeNext();
        if (scattered !== undefined) throw scatteredRows(scattered, layout, gatheredRows);
      }
    } finally {
      await pending.return?.();
    }
  }

  while (!isEnd && read < gatheredRows) await takeNext();
  if (!isEnd && scattered !== undefined) {
    await pending.return?.();
    throw scatteredRows(scattered, layout, gatheredRows);
  }
  const missing = [...ofNutrients].flatMap(([key, { theirs }]) => (used.has(key) ? [] : [theirs]));
  if (missing.length > 0) throw missingNutrients(missing, header);
  const found = readColumns();
  if (found === undefined) throw unreadable(header, layout.nutrient, false);
  columns = { ...found };
  return { columns, batches: batches(), unread };
}

/** Splits a map into names of columns and names of nutrients. */
function splitMap(map: FoodColumnMap, { header, names }: LongLayout) {
  const known = new Set(names.map(normaliseColumnName));
  const named = new Set(header.cells.map(normaliseColumnName));
  const ofColumns: Record<string, string[]> = {};
  const ofNutrients = new Map<string, { readonly ours: string; readonly theirs: string }>();
  for (const [ours, list] of Object.entries(map)) {
    for (const theirs of [list].flat()) {
      const isNutrient = ours === IGNORED || columnMeaning(ours)?.kind === 'nutrient';
      const key = normaliseColumnName(theirs);
      if (isNutrient && !known.has(key)) ofNutrients.set(key, { ours, theirs });
      // Columns that differ between the rows of a food are not read anyway.
      else if (!LONG_COLUMNS.some((one) => one === ours) && (ours !== IGNORED || named.has(key))) {
        ofColumns[ours] = [...(ofColumns[ours] ?? []), theirs];
      }
    }
  }
  return { ofColumns, ofNutrients };
}

function isUnknown(text: string): boolean {
  const amount = cellAmount(text, 'either');
  return amount !== undefined && Number.isNaN(amount.amount);
}

function isSame(one: string, other: string): boolean {
  return one === other || cellAmount(one, 'either')?.amount === cellAmount(other, 'either')?.amount;
}
