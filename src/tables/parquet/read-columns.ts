// Only types: the packages are loaded when a Parquet file is read.
import type { Compressors, FileMetaData, ParquetScan, SchemaElement } from 'hyparquet';
import type { SpooledParts } from '../../io/spooled-bytes.ts';
import { parquetBytes } from './parquet-bytes.ts';
import { assertKnown, assertSound, withParquetErrors } from './parquet-refusals.ts';
import { isScalar, PARSERS, type Scalar, scalarsOf, withOlderName } from './scalars.ts';

/** The values of a column in a row group, one per row. */
export type ColumnValues = ArrayLike<Scalar>;

/** A decoded row group of a Parquet file. */
export interface RowGroup {
  /** Its first row, from 0. */
  readonly start: number;
  readonly rows: number;
  /** The column at a position of the table; undefined if the position was not requested. */
  readonly column: (position: number) => ColumnValues | undefined;
}

/** The columns of a Parquet file, and its row groups one after the other. */
export interface ParquetColumns {
  /** The names of the columns with a plain value per row, without lists and structures. */
  readonly names: readonly string[];
  /** Reads the columns at some positions, with one row group in memory at a time. */
  readonly read: (positions: readonly number[]) => AsyncGenerator<RowGroup>;
  /** Ends the reading, even if nothing was read. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the columns of a Parquet file.
 *
 * @throws ViandError, at once or while rows are read, if the file is damaged or uses an unsupported feature
 */
export async function openColumns(name: string, place: SpooledParts): Promise<ParquetColumns> {
  const { parquetMetadataAsync, parquetScan, parquetSchema } = await import('hyparquet');
  const { bytes, metadata, header, compressors } = await withParquetErrors(name, async () => {
    const bytes = parquetBytes(place);
    const found = await parquetMetadataAsync(bytes, { geoparquet: false });
    assertSound(found);
    assertKnown(name, found);
    const known = { ...found, schema: found.schema.map(withOlderName) };
    const elements = parquetSchema(known).children.map(({ element }) => element);
    return {
      bytes,
      metadata: known,
      header: elements.filter(isScalar),
      compressors: await compressorsOf(found, bytes.byteLength),
    };
  });
  return {
    names: header.map((element) => element.name),
    close: () => Promise.resolve(),
    async *read(positions) {
      const wanted = header.filter((_, position) => positions.includes(position));
      const scan = await withParquetErrors(name, () =>
        parquetScan({
          file: bytes,
          metadata,
          ...(compressors === undefined ? {} : { compressors }),
          parsers: PARSERS,
          columns: wanted.map((element) => element.name),
        }),
      );
      for (const range of scan.ranges) {
        const columns = await withParquetErrors(name, () => readGroup(scan, range, wanted));
        yield {
          start: range.rowStart,
          rows: range.rowEnd - range.rowStart,
          column: (position) => columns.get(header[position] as SchemaElement),
        };
      }
    },
  };
}

/** hyparquet itself reads Snappy. From this size on, it is worthwhile to load a faster program. */
const LARGE_BYTES = 1024 * 1024;

/** Undefined if hyparquet needs none, because loading them takes longer than decoding a small file. */
async function compressorsOf(
  { row_groups }: FileMetaData,
  byteLength: number,
): Promise<Compressors | undefined> {
  const codecs = row_groups.flatMap(({ columns }) => columns.map((one) => one.meta_data?.codec));
  const isPlain = codecs.every((codec) => codec === 'UNCOMPRESSED' || codec === 'SNAPPY');
  if (isPlain && byteLength < LARGE_BYTES) return undefined;
  return (await import('hyparquet-compressors')).compressors;
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
