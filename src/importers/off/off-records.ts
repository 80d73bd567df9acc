import { noBytes } from '../../io/reading/byte-stream.ts';
import { peekText } from '../../io/reading/peek.ts';
import type { TextSource } from '../../io/reading/text-source.ts';
import {
  type Diagnostic,
  type DiagnosticSink,
  type Location,
  ViandError,
} from '../../model/diagnostic.ts';
import { detectSeparator } from '../../tables/csv/separator.ts';
import { type DetectedFile, openDetected } from '../../tables/detect-format.ts';
import { cellAt } from '../../tables/grid.ts';
import { repeatedColumn } from '../../tables/header.ts';
import { membersOf, textIn } from '../../tables/json/members.ts';
import { readDocument, readLines } from '../../tables/json/read-json.ts';
import { READ_LIMITS } from '../../tables/read-limits.ts';
import { openRows } from '../../tables/row-source.ts';
import { listedRecords } from '../published/listed-records.ts';
import { hasWidth, usedWidth, wrongCells } from '../published/table-rows.ts';
import { listFields } from './off-lists.ts';
import { nutritionFields } from './off-nutrition.ts';
import { areStripped, ROWS_TO_JUDGE } from './stripped-rows.ts';
import { type OffRow, tabRows } from './tab-rows.ts';

/** A product in an export of Open Food Facts: its fields by name; absent ones are empty. */
export interface OffRecord {
  readonly location: Location;
  readonly field: (name: string) => string;
  /** Why its cells may be in the wrong columns. */
  readonly fault?: Diagnostic;
}

/**
 * Reads an Open Food Facts export: CSV with tabs or commas, or JSON with one product per line or in a list, whose
 * nutrients are within `nutriments`.
 *
 * @throws ViandError for any other file
 */
export async function* offRecords(file: string, report: DiagnosticSink): AsyncGenerator<OffRecord> {
  const detected = await openDetected(file, noBytes(), { limits: READ_LIMITS });
  if (detected.format !== 'ndjson' && detected.format !== 'json') {
    yield* recordsOfTable(file, detected);
    return;
  }
  const { head, all } = await peekText(detected.source.chunks, (text) => text.trim() !== '');
  const source = { name: file, chunks: all };
  if (head.trimStart().startsWith('[')) yield* listedProducts(source, report);
  else if (detected.format === 'ndjson') yield* productsOfLines(source, report);
  else yield* productsIn((await readDocument(source, LINES)).value, { file });
}

/** The records of a table. The first ones wait until it is clear whether empty cells at the end of rows are missing. */
async function* recordsOfTable(file: string, table: DetectedFile): AsyncGenerator<OffRecord> {
  let header: OffHeader | undefined;
  let toRecord: ((row: OffRow) => OffRecord) | undefined;
  let first: OffRow[] = [];
  for await (const row of exportRows(table)) {
    if (header === undefined) header = headerOf(row, file);
    else if (toRecord !== undefined) yield toRecord(row);
    else if (first.push(row) === ROWS_TO_JUDGE) {
      toRecord = recordReader(header, first);
      yield* first.map(toRecord);
      first = [];
    }
  }
  if (header !== undefined) yield* first.map(recordReader(header, first));
}

/** The header of a table. */
interface OffHeader {
  /** The columns by their names. */
  readonly places: ReadonlyMap<string, number>;
  /** The number of cells that a row must have. */
  readonly width: number;
}

/** @throws ViandError if the row is not the header of an export */
function headerOf({ cells, location }: OffRow, file: string): OffHeader {
  const names = cells.map((name) => name.trim());
  if (!isOffHeader(names)) throw noExport(file);
  assertColumnsOnce(names, location);
  return {
    places: new Map(names.map((name, place) => [name, place])),
    width: usedWidth(names),
  };
}

/** @param first rows from which to judge whether rows end at their last filled cell */
function recordReader(
  { places, width }: OffHeader,
  first: readonly OffRow[],
): (row: OffRow) => OffRecord {
  const mayBeShort = areStripped(
    first.map(({ cells }) => cells),
    width,
  );
  return ({ cells, location }) => {
    const field = (name: string) => cellAt(cells, places.get(name) ?? -1);
    const isWhole = hasWidth(cells, width) || (mayBeShort && cells.length < width);
    return isWhole
      ? { location, field }
      : { location, field, fault: wrongCells(cells.length, width, location) };
  };
}

/** Whether a header is that of an Open Food Facts export: barcodes in `code`, amounts in columns such as `fat_100g`. */
export function isOffHeader(cells: readonly string[]): boolean {
  const names = cells.map((cell) => cell.trim());
  return names.includes('code') && names.some((name) => name.endsWith('_100g'));
}

/** @throws ViandError for two columns with the same name, since their amounts may differ */
function assertColumnsOnce(names: readonly string[], location: Location): void {
  const repeated = names.filter((name, place) => name !== '' && names.indexOf(name) !== place);
  if (repeated.length === 0) return;
  throw ViandError.of(
    [...new Set(repeated)].map((name) => repeatedColumn('import/duplicate', name, location)),
  );
}

async function* exportRows(detected: DetectedFile): AsyncGenerator<OffRow> {
  let table = detected;
  if (detected.format === 'csv') {
    const { separator, source } = await detectSeparator(detected.source);
    if (separator === '\t') {
      yield* tabRows(source);
      return;
    }
    table = { ...detected, source };
  }
  const options = { syntaxCode: 'import/syntax', limits: READ_LIMITS } as const;
  for await (const batch of (await openRows(table, options)).batches) yield* batch;
}

const EXPECTED = 'one product per line, as JSON';

/** How JSON with a product per line is read. */
const LINES = {
  syntaxCode: 'import/syntax',
  expected: EXPECTED,
  limits: READ_LIMITS,
  insteadIfTooLarge: 'JSON with one product per line',
} as const;

async function* productsOfLines(
  source: TextSource,
  report: DiagnosticSink,
): AsyncGenerator<OffRecord> {
  for await (const read of readLines(source, LINES)) {
    const location = { file: source.name, line: read.line };
    if ('fault' in read) report(read.fault);
    else yield* productsIn(read.value, location);
  }
}

async function* listedProducts(
  source: TextSource,
  report: DiagnosticSink,
): AsyncGenerator<OffRecord> {
  for await (const { value, location } of listedRecords(source, EXPECTED, report)) {
    yield productOf(value, location);
  }
}

/** The product of a line, or the products in an answer of the server: `{"products": [...]}`, `{"product": {...}}`. */
function* productsIn(value: unknown, location: Location): Generator<OffRecord> {
  const { products, product } = membersOf(value);
  if (Array.isArray(products)) {
    for (const [index, one] of products.entries()) {
      yield productOf(one, { ...location, pointer: `/products/${index}` });
    }
  } else yield productOf(product ?? value, location);
}

/** Any member may be missing or have another type, since viand does not control the file. */
function productOf(value: unknown, location: Location): OffRecord {
  const product = membersOf(value);
  const nutriments = membersOf(product['nutriments']);
  const nutrition = nutritionFields(product);
  const listed = listFields(product);
  const field = (name: string) =>
    (
      textIn(product[name]) ??
      textIn(nutriments[name]) ??
      nutrition.get(name) ??
      textIn(listed.get(name)) ??
      ''
    ).trim();
  return { location, field };
}

function noExport(file: string): ViandError {
  return new ViandError({
    code: 'import/missing-column',
    message: 'The file is not an Open Food Facts export',
    location: { file },
    expected:
      'the columns code, product_name and fat_100g; use "viand catalogue add" for other tables',
  });
}
