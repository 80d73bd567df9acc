import { ViandError } from '../../model/diagnostic.ts';
import type { GridRow } from '../../tables/grid.ts';
import { Header } from '../../tables/header.ts';
import { cellAmount } from './cell-values.ts';
import { readBasisText } from './column-basis.ts';
import { columnMeaning } from './column-meaning.ts';
import { type FoodColumnMap, type FoodColumns, readFoodColumns } from './read-columns.ts';
import { twoRowHeader } from './second-header.ts';
import { statedBasis } from './stated-basis.ts';

/** Rows above the header, such as a title, among which it is looked for. */
const HEADER_WITHIN_ROWS = 10;

/** The header of a table of foods, and the rows after it that were read with it. */
export interface FoundHeader {
  readonly columns: FoodColumns;
  readonly rows: readonly GridRow[];
}

/**
 * Finds the columns of the first row, or two rows, that are a header.
 *
 * @throws ViandError where none is among the first rows
 */
export async function findFoodsHeader(
  batches: AsyncIterator<readonly GridRow[]>,
  map: FoodColumnMap,
  file: string,
): Promise<FoundHeader> {
  const above: GridRow[] = [];
  for (let next = await batches.next(); !next.done; next = await batches.next()) {
    for (const [index, row] of next.value.entries()) {
      if (above.length === HEADER_WITHIN_ROWS) break;
      above.push(row);
      const found = headerAt(next.value, index, map);
      if (found === undefined) continue;
      const stated = statedBasis([...above.slice(0, -1), withoutAmounts(row, found.columns)]);
      return stated === undefined ? found : { ...found, columns: { ...found.columns, stated } };
    }
    if (above.length >= HEADER_WITHIN_ROWS) break;
  }
  await batches.return?.();
  throw noHeader(above, file);
}

function headerAt(
  batch: readonly GridRow[],
  index: number,
  map: FoodColumnMap,
): FoundHeader | undefined {
  const row = batch[index] as GridRow;
  const second = batch[index + 1];
  const joined = second === undefined ? undefined : twoRowHeader(row, second);
  for (const [header, height] of [[joined, 2] as const, [row, 1] as const]) {
    if (header === undefined) continue;
    const rows = batch.slice(index + height);
    const columns = readFoodColumns(header, map, {
      giveUnits: (position) => giveUnits(rows, position),
      giveNames: (position) => giveNames(rows, position),
      givePer: (position) => givePer(rows, position),
    });
    if (columns !== undefined) return { columns, rows };
  }
  return undefined;
}

/** The header without the columns of amounts, which say themselves what they are per: "Speise (je Portion)" is left. */
function withoutAmounts(row: GridRow, { text }: FoodColumns): GridRow {
  const name = text.get('name') ?? -1;
  return { ...row, cells: [row.cells[name] ?? ''] };
}

/** Whether the first amount of a column has its unit: "188 kJ". */
function giveUnits(rows: readonly GridRow[], position: number): boolean {
  const amounts = rows.map(({ cells }) => cellAmount(cells[position] ?? '', 'either'));
  return amounts.find((one) => one && !Number.isNaN(one.amount))?.unit !== undefined;
}

/** Rows by which a column without a known name is judged. */
const JUDGED_ROWS = 50;

/** The least share of the cells of a column of names that are words. */
const LEAST_WORDS = 0.8;

/** Whether the cells of a column are words that seldom repeat, as the names of foods are. */
function giveNames(rows: readonly GridRow[], position: number): boolean {
  const cells = rows.slice(0, JUDGED_ROWS).map((row) => (row.cells[position] ?? '').trim());
  const filled = cells.filter((cell) => cell !== '');
  const words = filled.filter((cell) => /\p{L}{3}/u.test(cell) && !/^\d/.test(cell));
  return (
    words.length > 0 &&
    words.length >= cells.length * LEAST_WORDS &&
    new Set(filled).size >= filled.length * LEAST_WORDS
  );
}

/** What the cells of a column of quantities say if they are reference amounts: other weights may be those of packages. */
const REFERENCES = new Set<string | undefined>(['100 g', '100 ml', 'serving']);

/** Whether the cells of a column are reference amounts: "100 ml", "1 Portion". */
function givePer(rows: readonly GridRow[], position: number): boolean {
  const cells = rows.slice(0, JUDGED_ROWS).map((row) => (row.cells[position] ?? '').trim());
  const filled = cells.filter((cell) => cell !== '');
  return (
    filled.length > 0 &&
    filled.every((cell) => {
      const basis = readBasisText(cell);
      return REFERENCES.has(basis) || (basis !== undefined && !/^\d/.test(basis));
    })
  );
}

/** The columns that a table of foods needs, as a message says it. */
const NEEDED = 'a column of names, such as "name" or "product_name", or --map name=…';
const NEEDED_BESIDES = 'another column, such as energy_kcal, fat_g or gtin, or --map fat_g=…';

/** The fewest names of nutrients that make the first column one of nutrients. */
const LEAST_NUTRIENTS = 3;

/** The fault of a table without a header. */
function noHeader(above: readonly GridRow[], file: string): ViandError {
  const isName = (cell: string) => {
    const meaning = columnMeaning(cell);
    return meaning?.kind === 'text' && meaning.topic === 'name';
  };
  const nutrients = above.filter(({ cells }) => columnMeaning(cells[0] ?? '')?.kind === 'nutrient');
  const isTurned = nutrients.length >= LEAST_NUTRIENTS;
  const named = isTurned ? undefined : above.find(({ cells }) => cells.some(isName));
  const first = named ?? above[0];
  const needed = named === undefined ? NEEDED : NEEDED_BESIDES;
  const message = isTurned
    ? 'The table has nutrients in its rows, and foods in its columns'
    : named === undefined
      ? 'The table has no header with names of foods'
      : 'The header has names of foods, and no other column that viand knows';
  const header = first === undefined ? '' : new Header(first.cells);
  return new ViandError({
    code: 'import/missing-column',
    message,
    location: first?.location ?? { file },
    expected: isTurned
      ? 'a row for each food: transpose the table'
      : first === undefined
        ? needed
        : `${needed}; ${named === undefined ? 'the first row' : 'it'} has ${header}`,
  });
}
