import { ByteWriter, type ColumnSource, parquetWrite } from 'hyparquet-writer';

/** A Parquet file of these columns. */
export function parquetOf(
  columnData: ColumnSource[],
  options: Partial<Parameters<typeof parquetWrite>[0]> = {},
): Uint8Array {
  const writer = new ByteWriter();
  void parquetWrite({ writer, columnData, ...options });
  return writer.getBytes();
}
