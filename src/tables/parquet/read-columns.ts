// Types only: the packages are loaded where a Parquet file is read.
import type { ParquetScan, SchemaElement } from 'hyparquet';
import { assertKnown, assertSound, undamaged } from './parquet-refusals.ts';
import type { ParquetSource } from './parquet-source.ts';
import { isScalar, PARSERS, type Scalar, scalarsOf, withOlderName } from './scalars.ts';

/** The values of a column in a row group, a row each. */
export type ColumnValues = readonly Scalar[];

export interface RowGroup {
  /** Its first row, from 0. */
  readonly start: number;
  readonly rows: number;
  /** The column at a position of the table; undefined for a position that was not asked for. */
  readonly column: (position: number) => ColumnValues | undefined;
}

export interface ParquetColumns {
  /** The names of the columns with a plain value a row; lists and structures are left out. */
  readonly names: readonly string[];
  /** Reads the columns at some positions, a row group at a time, of which one is held. */
  readonly read: (positions: readonly number[]) => AsyncGenerator<RowGroup>;
}

/**
 * Opens the columns of a Parquet file.
 *
 * @throws Refusal, then or while rows are read, where the file is damaged or made in a way that cannot be read
 */
export async function openColumns({ name, bytes }: ParquetSource): Promise<ParquetColumns> {
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
  return {
    names: header.map((element) => element.name),
    async *read(positions) {
      const wanted = header.filter((_, position) => positions.includes(position));
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
        const columns = await undamaged(name, () => readGroup(scan, range, wanted));
        yield {
          start: range.rowStart,
          rows: range.rowEnd - range.rowStart,
          column: (position) => columns.get(header[position] as SchemaElement),
        };
      }
    },
  };
}

async function readGroup(
  scan: ParquetScan,
  range: ParquetScan['ranges'][number],
  wanted: readonly SchemaElement[],
): Promise<Map<SchemaElement, ColumnValues>> {
  const columns = await Promise.all(
    wanted.map(async (element): Promise<[SchemaElement, ColumnValues]> => {
      const values = await scan.readColumn({ column: element.name, ...range });
      if (values.length !== range.rowEnd - range.rowStart) throw new Error('rows are missing');
      return [element, Array.from(values as ArrayLike<unknown>, scalarsOf(element))];
    }),
  );
  return new Map(columns);
}
