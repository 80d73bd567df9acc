// Loaded only when Parquet is written.
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';

/** A column of a table, whose cells are all of one type or null. */
export interface ParquetColumn {
  readonly name: string;
  /** DOUBLE, or BYTE_ARRAY as UTF-8. */
  readonly type: 'number' | 'text';
  /** Key-value pairs of the column. */
  readonly metadata?: Readonly<Record<string, string>>;
}

/** The cells of a row, in the order of the columns; null for unknown. */
export type ParquetRow = readonly (number | string | null)[];

/** The cells of a row group, which is held in memory until it is written: some 20 MB. */
const MAX_CELLS_A_GROUP = 1_000_000;

/** A table that is written as Parquet, row by row. */
export interface ParquetTable {
  /** @param row one cell per column */
  readonly add: (row: ParquetRow) => void;
  /** @param metadata key-value pairs for the footer */
  readonly end: (metadata: Readonly<Record<string, string>>) => void;
}

/**
 * Writes a table as Parquet (version 2, Snappy, with statistics), one row group at a time.
 *
 * @param write takes the bytes, in their order
 */
export function parquetTable(
  columns: readonly ParquetColumn[],
  write: (bytes: Uint8Array) => void,
): ParquetTable {
  const bytes = new ByteWriter();
  const kvMetadata: { key: string; value: string }[] = [];
  const writer = new ParquetWriter({
    writer: bytes,
    schema: [{ name: 'root', num_children: columns.length }, ...columns.map(schemaElement)],
    kvMetadata,
  });
  const rowsAGroup = Math.max(1, Math.floor(MAX_CELLS_A_GROUP / columns.length));
  let rows: ParquetRow[] = [];
  const writeGroup = () => {
    const columnData = columns.map(({ name }, index) => ({
      name,
      data: rows.map((row) => row[index] ?? null),
    }));
    rows = [];
    void writer.write({ columnData, rowGroupSize: rowsAGroup });
    write(taken(bytes));
  };
  return {
    add(row) {
      rows.push(row);
      if (rows.length === rowsAGroup) writeGroup();
    },
    end(metadata) {
      if (rows.length > 0) writeGroup();
      kvMetadata.push(...pairs(metadata));
      for (const group of writer.row_groups) {
        group.columns.forEach(({ meta_data }, index) => {
          const own = columns[index]?.metadata;
          if (meta_data !== undefined && own !== undefined) {
            meta_data.key_value_metadata = pairs(own);
          }
        });
      }
      void writer.finish();
      write(taken(bytes));
    },
  };
}

function pairs(metadata: Readonly<Record<string, string>>) {
  return Object.entries(metadata).map(([key, value]) => ({ key, value }));
}

function schemaElement({ name, type }: ParquetColumn) {
  return type === 'number'
    ? ({ name, type: 'DOUBLE', repetition_type: 'OPTIONAL' } as const)
    : ({
        name,
        type: 'BYTE_ARRAY',
        converted_type: 'UTF8',
        logical_type: { type: 'STRING' },
        repetition_type: 'OPTIONAL',
      } as const);
}

/** Takes everything that was written since the last call out of the buffer. The offset that the footer uses stays. */
function taken(bytes: ByteWriter): Uint8Array {
  const written = bytes.getBytes().slice();
  bytes.index = 0;
  return written;
}
