import { Readable } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { expect, test } from 'vitest';
import { type ParquetColumn, type ParquetRow, parquetFile } from '../../src/output/parquet.ts';

async function written(
  columns: readonly ParquetColumn[],
  batches: Iterable<readonly ParquetRow[]>,
  metadata: Readonly<Record<string, string>> = {},
): Promise<{ bytes: ArrayBuffer; pieces: number }> {
  const pieces: Uint8Array[] = [];
  for await (const piece of parquetFile(columns, batches, metadata)) pieces.push(piece);
  return { bytes: await arrayBuffer(Readable.from(pieces)), pieces: pieces.length };
}

test('parquetFile() writes types, nulls and what the file says about itself', async () => {
  const { bytes } = await written(
    [
      { name: 'day', type: 'text' },
      { name: 'score', type: 'number' },
    ],
    [[['Mönch', 1.5]], [], [['', null]]],
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

test('parquetFile() writes row groups of a million cells, as the rows come', async () => {
  const columns = Array.from({ length: 1000 }, (_, index) => ({
    name: `c${index}`,
    type: 'number' as const,
  }));
  let given = 0;
  function* batches() {
    for (; given < 2500; given += 500) {
      yield Array.from({ length: 500 }, (_, row) => Array(1000).fill(given + row));
    }
  }
  const reader = parquetFile(columns, batches(), {});
  const first = await reader.next();
  expect(first.done).toBe(false);
  expect(given).toBe(500);
  given = 0;
  const { bytes, pieces } = await written(columns, batches());
  expect(pieces).toBe(4);
  const { row_groups } = parquetMetadata(bytes);
  expect(row_groups.map(({ num_rows }) => num_rows)).toEqual([1000n, 1000n, 500n]);
  const rows = await parquetReadObjects({ file: bytes, compressors, columns: ['c0', 'c999'] });
  expect(rows.map(({ c999 }) => c999)).toEqual(Array.from({ length: 2500 }, (_, row) => row));
});

test('parquetFile() writes a table without rows', async () => {
  const { bytes } = await written([{ name: 'day', type: 'text' }], []);
  expect(parquetMetadata(bytes)).toMatchObject({ num_rows: 0n, row_groups: [] });
});
