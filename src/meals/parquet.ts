// Types only: the packages are loaded where a Parquet file is met.
import type { AsyncBuffer, ParquetScan, SchemaElement } from 'hyparquet';
import type { EntryField } from '../model/entry.ts';
import { assertKnown, assertSound, undamaged } from '../tables/parquet/parquet-refusals.ts';
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
    const found = await parquetMetadataAsync(bytes, { geoparquet: false });
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
    await sink.ready?.();
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
    const values = [foodIds?.[row], amounts?.[row], units?.[row], flags?.[row]] as const;
    const [foodId, amount, unit, weightedBeforeProcess] = values;
    readEntry(
      {
        foodId,
        amount,
        unit,
        isRawWeight: weightedBeforeProcess,
        whole: sink.remarks && [...group, ...values.map(asText)],
      },
      { location: { file, row: start + row + 1 }, group },
      PARQUET_VALUES,
      options,
      sink,
    );
  }
}
