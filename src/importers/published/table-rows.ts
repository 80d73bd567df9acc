import { Readable } from 'node:stream';
import { type DiagnosticSink, ViandError } from '../../model/diagnostic.ts';
import { findNutrient, type NutrientVector, unknownNutrients } from '../../model/nutrients.ts';
import type { MassUnit } from '../../model/units.ts';
import { openDetected } from '../../tables/detect-format.ts';
import type { GridRow } from '../../tables/grid.ts';
import { READ_LIMITS } from '../../tables/read-limits.ts';
import { openRows } from '../../tables/row-source.ts';
import { cellAmount, toUnit } from '../foods-table/cell-values.ts';
import type { EnergyUnit } from '../foods-table/column-meaning.ts';
import { withSaltAndSodium } from '../foods-table/row-amounts.ts';
import { listFiles } from './list-files.ts';

/** A table whose header has been read. */
export interface PublishedTable<Columns> {
  readonly columns: Columns;
  readonly rows: AsyncIterable<GridRow>;
}

/** Rows above the header, such as titles. */
const HEADER_ROWS = 10;

/**
 * Opens a table in any format; its header is the first row in which the columns are found.
 *
 * @param findColumns undefined for a row that is no header
 * @returns undefined where no row is
 * @throws ViandError where the file is damaged
 */
export async function openTable<Columns>(
  file: string,
  findColumns: (names: readonly string[]) => Columns | undefined,
): Promise<PublishedTable<Columns> | undefined> {
  const detected = await openDetected(file, Readable.from([]), { limits: READ_LIMITS });
  if (detected.format === 'empty') return undefined;
  const options = { syntaxCode: 'import/syntax', limits: READ_LIMITS } as const;
  const rows = rowsOf((await openRows(detected, options)).batches);
  for (let above = 0; above < HEADER_ROWS; above++) {
    const { value, done } = await rows.next();
    if (done === true) return undefined;
    const columns = findColumns(value.cells.map((name) => name.trim()));
    if (columns !== undefined) return { columns, rows };
  }
  await rows.return(undefined);
  return undefined;
}

/** What a source's table is: its files, its columns, and what to say where there is none. */
export interface TableKind<Columns> {
  /** Names of files that may be the table. */
  readonly names: RegExp;
  /** Undefined for a row that is no header. */
  readonly columnsOf: (names: readonly string[]) => Columns | undefined;
  readonly expected: string;
}

/**
 * Opens the table of a source: the first file with its columns.
 *
 * @param paths files, and folders with files
 * @throws ViandError where no file has them, or a file is damaged
 */
export async function openFirstTable<Columns>(
  paths: readonly string[],
  { names, columnsOf, expected }: TableKind<Columns>,
): Promise<PublishedTable<Columns>> {
  for (const file of await listFiles(paths)) {
    const table = names.test(file) ? await openTable(file, columnsOf) : undefined;
    if (table !== undefined) return table;
  }
  throw noTable(paths, expected);
}

async function* rowsOf(batches: AsyncIterable<readonly GridRow[]>): AsyncGenerator<GridRow> {
  for await (const batch of batches) yield* batch;
}

/** A column of amounts of a published table. */
export interface CompositionColumn {
  readonly position: number;
  readonly name: string;
  readonly nutrient: string;
  readonly unit: MassUnit | EnergyUnit;
}

/**
 * Reads the amounts of a row: unknown ones and traces stay unknown. Of several columns of a nutrient, the
 * first that is known counts.
 *
 * @returns undefined where an amount cannot be read, which is reported
 */
export function readComposition(
  row: GridRow,
  columns: readonly CompositionColumn[],
  report: DiagnosticSink,
): NutrientVector | undefined {
  const vector = unknownNutrients();
  let isSound = true;
  // Kilojoules come before kilocalories, which are rounded.
  const inOrder = columns.toSorted((a, b) => Number(a.unit === 'kcal') - Number(b.unit === 'kcal'));
  for (const { position, name, nutrient, unit } of inOrder) {
    const known = findNutrient(nutrient);
    const value = (row.cells[position] ?? '').trim();
    const found = cellAmount(value, 'point');
    if (found === undefined || known === undefined) {
      isSound = false;
      report({
        code: 'import/bad-value',
        message: `Invalid ${name} "${value}"`,
        location: row.locationOf(position),
        field: name,
        value,
        expected: 'a number, 0 or more, or a mark for unknown amounts or traces',
      });
    } else if (Number.isNaN(vector[known.position])) {
      vector[known.position] = toUnit(found.amount, unit, known.unit) ?? Number.NaN;
    }
  }
  return isSound ? withSaltAndSodium(vector) : undefined;
}

/** @throws ViandError where none of the files is a table of the source */
export function noTable(paths: readonly string[], expected: string): ViandError {
  return new ViandError({
    code: 'import/missing-file',
    message: 'Cannot find a table of the source',
    location: { file: paths.join(', ') },
    expected,
  });
}
