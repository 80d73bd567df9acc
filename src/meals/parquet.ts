// Types only: the packages are loaded where a Parquet file is met.
import type { AsyncBuffer, FileMetaData, ParquetScan, SchemaElement } from 'hyparquet';
import { Refusal } from '../model/faults.ts';
import type { EntryField } from '../model/meal.ts';
import { type Columns, readColumns } from './csv-columns.ts';
import {
  asText,
  isScalar,
  PARQUET_VALUES,
  PARSERS,
  type Scalar,
  scalarsOf,
  withOlderName,
} from './parquet-values.ts';
import { readEntry } from './read-entry.ts';
import type { EntrySink, ReadOptions } from './reading.ts';

/** A Parquet file, any part of which can be read. */
export interface ParquetSource {
  /** As shown to people. */
  readonly name: string;
  readonly bytes: AsyncBuffer;
}

/**
 * Reads a Parquet meal file: an entry a row, columns as in CSV. One row group is held at a time, and of
 * it the columns that are needed.
 *
 * @throws Refusal where the file lacks a column, is damaged, or is made in a way that cannot be read
 */
export async function readParquet(
  { name, bytes }: ParquetSource,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  const { parquetMetadataAsync, parquetScan, parquetSchema } = await import('hyparquet');
  const { compressors } = await import('hyparquet-compressors');
  const { metadata, header } = await undamaged(name, async () => {
    const found = await parquetMetadataAsync(bytes, { parsers: PARSERS, geoparquet: false });
    assertSound(found);
    assertKnown(name, found, Object.keys(compressors));
    const known = { ...found, schema: found.schema.map(withOlderName) };
    const elements = parquetSchema(known).children.map(({ element }) => element);
    return { metadata: known, header: elements.filter(isScalar) };
  });
  const columns = readColumns(
    header.map((element) => element.name),
    { file: name },
    options,
  );
  const wanted = columnsWanted(columns, header);
  const scan = await undamaged(name, () =>
    parquetScan({
      file: bytes,
      metadata,
      compressors,
      parsers: PARSERS,
      columns: wanted.map((element) => element.name),
    }),
  );
  for (const range of scan.ranges) {
    const cells = await undamaged(name, () => readGroup(scan, range, wanted));
    const at = (position: number) => cells.get(header[position] as SchemaElement);
    readRows(name, range.rowStart, range.rowEnd, columns, at, options, sink);
  }
}

/** The columns of the fields and labels, each once. */
function columnsWanted(columns: Columns, header: readonly SchemaElement[]): SchemaElement[] {
  const positions = [...Object.values(columns.fields), ...columns.labels];
  return header.filter((_, position) => positions.includes(position));
}

type Column = readonly Scalar[];

async function readGroup(
  scan: ParquetScan,
  range: ParquetScan['ranges'][number],
  wanted: readonly SchemaElement[],
): Promise<Map<SchemaElement, Column>> {
  const columns = await Promise.all(
    wanted.map(async (element): Promise<[SchemaElement, Column]> => {
      const values = await scan.readColumn({ column: element.name, ...range });
      if (values.length !== range.rowEnd - range.rowStart) throw new Error('rows are missing');
      return [element, Array.from(values as ArrayLike<unknown>, scalarsOf(element))];
    }),
  );
  return new Map(columns);
}

function readRows(
  file: string,
  start: number,
  end: number,
  columns: Columns,
  at: (position: number) => Column | undefined,
  options: ReadOptions,
  sink: EntrySink,
): void {
  const field = (name: EntryField) => at(columns.fields[name]);
  const foodIds = field('food_id');
  const amounts = field('amount');
  const units = field('unit');
  const flags = field('weighted_before_process');
  const labels = columns.labels.map(at);
  for (let row = 0; row < end - start; row += 1) {
    const group = labels.map((label) => asText(label?.[row]) ?? '');
    sink.row(group);
    readEntry(
      {
        foodId: foodIds?.[row],
        amount: amounts?.[row],
        unit: units?.[row],
        weightedBeforeProcess: flags?.[row],
      },
      { place: { file, row: start + row + 1 }, group },
      PARQUET_VALUES,
      options,
      sink,
    );
  }
}

/** What hyparquet takes as it comes, so that rows would be lost without a word. */
function assertSound({ schema, row_groups, num_rows }: FileMetaData): void {
  const rows = row_groups.reduce((sum, group) => sum + group.num_rows, 0n);
  if (rows !== num_rows) throw new Error('row groups are missing');
  if (schema.some(({ name }) => typeof name !== 'string')) throw new Error('a name is missing');
}

function assertKnown(file: string, { row_groups }: FileMetaData, known: readonly string[]): void {
  const codecs = new Set(
    row_groups.flatMap(({ columns }) => columns.map(({ meta_data }) => meta_data?.codec)),
  );
  for (const codec of codecs) {
    if (codec !== undefined && codec !== 'UNCOMPRESSED' && !known.includes(codec)) {
      throw unsupported(file, `it is compressed with ${codec}`);
    }
  }
  if (row_groups.some(({ columns }) => columns.some(({ meta_data }) => meta_data === undefined))) {
    throw unsupported(file, 'it is encrypted');
  }
}

function unsupported(file: string, reason: string): Refusal {
  return new Refusal({
    code: 'input/unsupported',
    message: `Cannot read the Parquet file as ${reason}`,
    place: { file },
    expected: 'Parquet that is not encrypted, compressed with Snappy, zstd, gzip, Brotli or LZ4',
  });
}

/** hyparquet throws errors of all kinds at what is no Parquet. */
async function undamaged<Result>(
  file: string,
  read: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { message, syscall } = error as NodeJS.ErrnoException;
    if (syscall !== undefined) {
      throw new Refusal({
        code: 'input/unreadable',
        message: `Cannot read the file: ${message}`,
        place: { file },
        expected: 'a readable file',
      });
    }
    if (/unsupported/.test(message))
      throw unsupported(file, `it has an ${message.replace(/^parquet /, '')}`);
    throw new Refusal({
      code: 'input/damaged',
      message: 'Cannot read the Parquet file: it is damaged or cut off',
      place: { file },
      expected: 'whole Parquet',
    });
  }
}
