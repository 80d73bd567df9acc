import { ViandError } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { Header } from '../../../tables/header.ts';
import { decodeEntities } from '../../../text/escaping/html-entities.ts';
import { labelBasis } from '../basis/label-basis.ts';
import { mixedBases, neighbourBasis } from '../basis/neighbour-basis.ts';
import { quantityInDoubt } from '../basis/quantity-in-doubt.ts';
import { statedBasis, unconvertibleTitle, withPortionSize } from '../basis/stated-basis.ts';
import { titleOfHeader } from '../basis/title-of-header.ts';
import { columnCells } from '../columns/cells/column-cells.ts';
import type { FoodColumnMap } from '../columns/names/column-map.ts';
import { type FoodColumns, readFoodColumns } from '../columns/read-columns.ts';
import type { Basis } from '../headings/bases.ts';
import { findLongLayout } from '../long-format/long-layout.ts';
import { type PivotedTable, pivotFoods } from '../long-format/pivot-foods.ts';
import { labReport } from './lab-report.ts';
import { areNutrients, columnOfNutrients, isNameTopic, isNutrientName } from './nutrient-rows.ts';
import { assertOwnTable } from './release-table.ts';
import { transposedTable } from './transposed-table.ts';
import { twoRowHeader } from './two-row-header.ts';
import { type UnitColumns, unitColumns } from './unit-columns.ts';

/** The most rows, such as titles, that may precede the header. */
const HEADER_WITHIN_ROWS = 10;

/** The most rows that a header can have. */
const TOP_ROWS = HEADER_WITHIN_ROWS + 2;

/** The number of rows to look at, if the table has that many. Some formats yield one at a time. */
const FIRST_ROWS = 100;

/** What the user says about the columns of a table. */
export interface GivenColumns {
  readonly map: FoodColumnMap;
  /** The reference amount of columns and rows without one. */
  readonly basis: Basis | undefined;
}

/** The header of a table of foods, and the rows after it. */
export interface FoundHeader {
  readonly columns: FoodColumns;
  /** The first rows, unchanged. */
  readonly rows: readonly GridRow[];
  readonly batches: AsyncIterable<readonly GridRow[]>;
  /** The number of amounts of each unknown nutrient, in a table in long format. */
  readonly unread: ReadonlyMap<string, number>;
}

/**
 * Finds the columns in the first row, or pair of rows, that is a header.
 *
 * @throws ViandError if none of the first rows is a header, or one cannot be read; the rows are then closed
 */
export async function findFoodsHeader(
  batches: AsyncIterator<readonly GridRow[]>,
  given: GivenColumns,
  file: string,
): Promise<FoundHeader> {
  try {
    return await findHeader(batches, given, file);
  } catch (error) {
    // A thread that reads Parquet would keep the process alive.
    await batches.return?.();
    throw error;
  }
}

/** Whether rows are a table of foods, even one with faults in its header. */
export async function isFoodsTable(
  written: readonly GridRow[],
  given: GivenColumns,
): Promise<boolean> {
  const units = unitColumns(written.slice(0, HEADER_WITHIN_ROWS));
  const rows =
    units === undefined ? (labReport(written)?.rows ?? written) : withUnits(written, units);
  const none = (async function* () {})();
  try {
    const header = await headerAmong(rows, given, none);
    if (header !== undefined && hasAmounts(header)) return true;
    return (await headerOfTransposed(rows, given, none)) !== undefined;
  } catch (error) {
    if (error instanceof ViandError) return true;
    throw error;
  }
}

async function findHeader(
  written: AsyncIterator<readonly GridRow[]>,
  given: GivenColumns,
  file: string,
): Promise<FoundHeader> {
  const first: GridRow[] = [];
  while (first.length < FIRST_ROWS) {
    const next = await written.next();
    if (next.done) break;
    first.push(...next.value);
  }
  const plain = first.map((row, index) => (index < TOP_ROWS ? withoutEntities(row) : row));
  const units = unitColumns(plain.slice(0, HEADER_WITHIN_ROWS));
  const report = units === undefined ? labReport(plain) : undefined;
  const rows = units === undefined ? (report?.rows ?? plain) : withUnits(plain, units);
  const join = units?.join ?? report?.join;
  const batches = join === undefined ? written : joinedBatches(written, join);
  const header = await headerAmong(rows, given, batches);
  if (header !== undefined && hasAmounts(header)) return header;
  // The labels and values of a specification may look like a header.
  const transposed = await headerOfTransposed(rows, given, batches);
  if (transposed !== undefined) return transposed;
  throw header === undefined
    ? noHeader(rows, file)
    : withoutAmountColumns(header, rows[0] as GridRow);
}

/** The header and the rows below it, with their units joined to the amounts. */
function withUnits(rows: readonly GridRow[], { header, join }: UnitColumns): readonly GridRow[] {
  return rows.map((row, at) => (at < header ? row : join(row)));
}

async function* joinedBatches(
  batches: AsyncIterator<readonly GridRow[]>,
  join: (row: GridRow) => GridRow,
): AsyncGenerator<readonly GridRow[]> {
  for await (const batch of withRest([], batches)) yield batch.map(join);
}

function hasAmounts({ columns: { nutrients, patterns } }: FoundHeader): boolean {
  return nutrients.length > 0 || patterns.length > 0;
}

/** The most rows of a table with nutrients as rows. */
const MOST_FIELDS = 1000;

/** The header of a table with nutrients as rows and foods as columns, which is transposed; undefined for any other. */
async function headerOfTransposed(
  first: readonly GridRow[],
  given: GivenColumns,
  batches: AsyncIterator<readonly GridRow[]>,
): Promise<FoundHeader | undefined> {
  if (columnOfNutrients(first) === undefined) return undefined;
  const rows = [...first];
  for (let next = await batches.next(); !next.done; next = await batches.next()) {
    rows.push(...next.value);
    if (rows.length > MOST_FIELDS) return undefined;
  }
  const transposed = transposedTable(rows);
  const found = transposed && (await headerAmong(transposed, given, batches));
  return found && { ...found, columns: { ...found.columns, isTransposed: true } };
}

/** The header among the first rows of a table; undefined if none of them is one. */
async function headerAmong(
  rows: readonly GridRow[],
  { map, basis }: GivenColumns,
  batches: AsyncIterator<readonly GridRow[]>,
): Promise<FoundHeader | undefined> {
  const above: GridRow[] = [];
  for (const [index, row] of rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    above.push(row);
    assertOwnTable(row, map);
    const long = await longAt(rows, index, { map, batches });
    const found = long ?? headerAt(rows, index, map);
    if (found === undefined) continue;
    if (basis === undefined) decideBasis(above, found);
    return { batches: withRest(found.rows, batches), unread: NONE, ...found };
  }
  return undefined;
}

/** A header with characters instead of HTML entities: "Eiweiß (g)" for "Eiwei&szlig; (g)". */
function withoutEntities(row: GridRow): GridRow {
  return row.cells.some((cell) => cell.includes('&'))
    ? { ...row, cells: row.cells.map(decodeEntities) }
    : row;
}

/**
 * Finds the reference amount of columns without one: from a title, from a label, or from the columns next to them.
 *
 * @throws ViandError if it is uncertain
 */
function decideBasis(
  above: readonly GridRow[],
  { columns, rows }: Pick<FoundHeader, 'columns' | 'rows'>,
): void {
  const header = above.at(-1) as GridRow;
  const titles = [...above.slice(0, -1), titleOfHeader(header, columns, rows)];
  const { sheet } = header.location;
  const ofSheet = sheet === undefined ? [] : [{ ...header, cells: [sheet] }];
  const inTitles = statedBasis(titles) ?? statedBasis(ofSheet);
  const hasSizes = columns.text.has('serving_size') || columns.measures.length > 0;
  const stated = inTitles && !hasSizes ? withPortionSize(inTitles, titles) : inTitles;
  if (stated?.isForeign) throw ViandError.of([unconvertibleTitle(stated, above[0] as GridRow)]);
  const found = stated ?? labelBasis(columns, rows) ?? neighbourBasis(columns);
  const mixed =
    found?.basis === undefined
      ? (mixedBases(columns, header) ?? quantityInDoubt(columns, header, rows))
      : undefined;
  if (mixed !== undefined) throw ViandError.of([mixed]);
  if (found !== undefined) Object.assign(columns, { stated: found });
}

const NONE: ReadonlyMap<string, number> = new Map();

/** The header of a table in long format, with one row per food and nutrient. */
async function longAt(
  batch: readonly GridRow[],
  index: number,
  {
    map,
    batches,
  }: { readonly map: FoodColumnMap; readonly batches: AsyncIterator<readonly GridRow[]> },
): Promise<(PivotedTable & { readonly rows: readonly GridRow[] }) | undefined> {
  const rows = batch.slice(index + 1);
  const layout = findLongLayout(batch[index] as GridRow, rows, map);
  if (layout === undefined) return undefined;
  return { ...(await pivotFoods(layout, withRest(rows, batches), map)), rows };
}

/** Yields the rows that were already read, then all others. */
async function* withRest(
  rows: readonly GridRow[],
  batches: AsyncIterator<readonly GridRow[]>,
): AsyncGenerator<readonly GridRow[]> {
  try {
    yield rows;
    for (let next = await batches.next(); !next.done; next = await batches.next()) yield next.value;
  } finally {
    await batches.return?.();
  }
}

function headerAt(
  batch: readonly GridRow[],
  index: number,
  map: FoodColumnMap,
): Pick<FoundHeader, 'columns' | 'rows'> | undefined {
  const row = batch[index] as GridRow;
  const second = batch[index + 1];
  const third = batch[index + 2];
  const joined = second === undefined ? undefined : twoRowHeader(row, second);
  // Reference amounts may be above names, and units below them.
  const all = joined === undefined || third === undefined ? undefined : twoRowHeader(joined, third);
  for (const [header, height] of [[all, 3] as const, [joined, 2] as const, [row, 1] as const]) {
    if (header === undefined) continue;
    const rows = batch.slice(index + height);
    const columns = readFoodColumns(header, map, columnCells(rows));
    if (columns === undefined || areNutrients(rows, columns.text.get('name') ?? -1)) continue;
    return { columns, rows };
  }
  return undefined;
}

/** The problem of a table of foods without amounts. */
function withoutAmountColumns(
  { columns: { names } }: FoundHeader,
  { location }: GridRow,
): ViandError {
  return new ViandError({
    code: 'import/missing-column',
    message: 'No column has amounts of a nutrient that viand knows',
    location,
    expected: `a column such as energy_kcal or fat_g, or --map fat_g=…; the header has ${new Header(names)}`,
  });
}

/** The columns that a table of foods needs, for a message. */
const NEEDED = 'a column of names, such as "name" or "product_name", or --map name=…';
const NEEDED_BESIDES = 'another column, such as energy_kcal or fat_g, or --map fat_g=…';

/** The minimum number of names of nutrients that make the first column one of nutrients. */
const LEAST_ROWS_OF_NUTRIENTS = 3;

/** The problem of a table without a header. */
function noHeader(rows: readonly GridRow[], file: string): ViandError {
  const above = rows.slice(0, HEADER_WITHIN_ROWS);
  const nutrients = above.filter(({ cells }) => isNutrientName(cells[0] ?? ''));
  const isTransposed =
    nutrients.length >= LEAST_ROWS_OF_NUTRIENTS || columnOfNutrients(rows) !== undefined;
  const named = isTransposed ? undefined : above.find(({ cells }) => cells.some(isNameTopic));
  const first = named ?? above[0];
  const needed = named === undefined ? NEEDED : NEEDED_BESIDES;
  const message = isTransposed
    ? 'The table has nutrients as rows, but no names of foods above its columns'
    : named === undefined
      ? 'The table has no header with a column of food names'
      : 'The header has a column of food names but no other column that viand knows';
  const header = first === undefined ? '' : new Header(first.cells);
  return new ViandError({
    code: 'import/missing-column',
    message,
    location: first?.location ?? { file },
    expected: isTransposed
      ? 'the name of each food above its column, or one row per food'
      : first === undefined
        ? needed
        : `${needed}; ${named === undefined ? 'the first row' : 'it'} has ${header}`,
  });
}
