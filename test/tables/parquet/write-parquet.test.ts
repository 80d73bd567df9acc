import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { expect, test } from 'vitest';
import {
  type ParquetColumn,
  type ParquetRow,
  parquetTable,
} from '../../../src/tables/parquet/write-parquet.ts';

function written(
  columns: readonly ParquetColumn[],
  rows: Iterable<ParquetRow>,
  metadata: Readonly<Record<string, string>> = {},
): { bytes: ArrayBuffer; pieces: number } {
  const pieces: Uint8Array[] = [];
  const table = parquetTable(columns, (piece) => pieces.push(piece));
  for (const row of rows) table.add(row);
  table.end(metadata);
  const { buffer } = Uint8Array.from(Buffer.concat(pieces));
  return { bytes: buffer, pieces: pieces.length };
}

test('parquetTable() writes types, nulls and metadata', async () => {
  const { bytes } = written(
    [
      { name: 'day', type: 'text' },
      { name: 'score', type: 'number' },
    ],
    [
      ['Mönch', 1.5],
      ['', null],
    ],
    { 'viand.version': '1.2.3' },
  );
  expect(await parquetReadObjects({ file: bytes })).toEqual([
    { day: 'Mönch', score: 1.5 },
    { day: '', score: null },
  ]);
  const { schema, num_rows, row_groups, key_value_metadata } = parquetMetadata(bytes);
  expect(schema.slice(1)).toMatchObject([
    { name: 'day', type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } },
    { name: 'score', type: 'DOUBLE' },
  ]);
  expect(num_rows).toBe(2n);
  expect(row_groups[0]?.columns[1]?.meta_data).toMatchObject({
    codec: 'SNAPPY',
    statistics: { min_value: 1.5, max_value: 1.5, null_count: 1n },
  });
  expect(key_value_metadata).toEqual([{ key: 'viand.version', value: '1.2.3' }]);
});

test('parquetTable() writes row groups of a million cells while rows arrive', async () => {
  const columns = Array.from({ length: 1000 }, (_, index) => ({
    name: `c${index}`,
    type: 'number' as const,
  }));
  const given = Array.from({ length: 2010 }, (_, row) => Array<number>(1000).fill(row));
  const { bytes, pieces } = written(columns, given);
  expect(pieces).toBe(4);
  const { row_groups } = parquetMetadata(bytes);
  expect(row_groups.map(({ num_rows }) => num_rows)).toEqual([1000n, 1000n, 10n]);
  const rows = await parquetReadObjects({ file: bytes, compressors, columns: ['c0', 'c999'] });
  expect(rows.map(({ c999 }) => c999)).toEqual(given.map(([cell]) => cell));
});

test('parquetTable() writes a table without rows', async () => {
  const { bytes } = written([{ name: 'day', type: 'text' }], []);
  expect(parquetMetadata(bytes)).toMatchObject({ num_rows: 0n, row_groups: [] });
});
