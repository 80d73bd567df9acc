import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openBoundedColumns } from '../../../src/tables/parquet/bounded-columns.ts';
import { openParquet, type ParquetSource } from '../../../src/tables/parquet/parquet-source.ts';
import { READ_LIMITS } from '../../../src/tables/read-limits.ts';
import { parquetOf } from '../../support/parquet.ts';
import { SHARED, testOnShared } from '../../support/shared.ts';
import { HOME } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const PROGRAM = path.join(HOME, 'dist/parquet-thread.cjs');
const BIN = path.join(HOME, 'bin/viand.cjs');

/** Three changed bytes in the length of a run, found by trying, make the decoder run forever. */
function neverEnding(): string {
  const bytes = readFileSync(path.join(HOME, 'test/meals/duckdb/snappy.parquet'));
  bytes.fill(0xa8, 392, 395);
  return path.join(folderWith({ 'x.parquet': bytes }), 'x.parquet');
}

/** All rows of a file, read with these limits. */
async function readAll(file: string, limits = {}) {
  const source = (await openParquet(file)) as ParquetSource;
  const opened = await openBoundedColumns(source, { ...READ_LIMITS, ...limits }, PROGRAM);
  const rows: unknown[][] = [];
  for await (const group of opened.read(opened.names.map((_, position) => position))) {
    for (let row = 0; row < group.rows; row += 1) {
      rows.push(opened.names.map((_, position) => group.column(position)?.[row]));
    }
  }
  return { names: opened.names, rows };
}

const LABELS = 'Day,at,zoned,time,person,number';

const tooLong = { rowGroupSeconds: { most: 0.5, label: 'half a second' } };

test('openBoundedColumns() reads values of any type, across row groups', async () => {
  const count = 70_000;
  const at = (make: (index: number) => unknown) => Array.from({ length: count }, (_, i) => make(i));
  const columns = [
    { name: 'number', data: at((index) => index / 7), type: 'DOUBLE' as const },
    { name: 'repeated', data: at((index) => ['milk', 'oats', null][index % 3]) },
    { name: 'unique', data: at((index) => `p${index}`) },
    { name: 'large', data: at((index) => BigInt(index)), type: 'INT64' as const },
  ];
  const bytes = parquetOf(columns as never, { rowGroupSize: 66_000 });
  const file = path.join(folderWith({ 'x.parquet': bytes }), 'x.parquet');
  const { names, rows } = await readAll(file);
  expect(names).toEqual(columns.map(({ name }) => name));
  expect(rows.length).toBe(count);
  for (const index of [0, 1, 2, 65_999, 66_000, 69_999]) {
    const expected = columns.map(({ data }) => data[index] ?? undefined);
    expect(rows[index]).toEqual(expected);
  }
});

test('openBoundedColumns() stops decoding a damaged file at the time limit', async () => {
  await expect(readAll(neverEnding(), tooLong)).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'input/too-large',
        message: 'Decoding a row group of the Parquet file exceeds half a second',
        expected: 'at most half a second, or --lift-limits for files you trust',
      },
    ],
  });
});

test('a corrupted file is either read or rejected, and never decoded forever', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('snappy', 'zstd', 'gzip', 'brotli', 'lz4_raw'),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      async (codec, position, change) => {
        const bytes = readFileSync(path.join(HOME, `test/meals/duckdb/${codec}.parquet`));
        const at = 4 + (position % (bytes.length - 4));
        bytes.writeUInt8(bytes.readUInt8(at) ^ change, at);
        const file = path.join(folderWith({ 'x.parquet': bytes }), 'x.parquet');
        const read = await readAll(file, tooLong).catch((error: unknown) => error);
        if (read instanceof Error) expect(read).toHaveProperty('diagnostics');
        else expect(read).toMatchObject({ rows: { length: 8 } });
      },
    ),
    { numRuns: 40 },
  );
});

testOnShared('openBoundedColumns() rejects every damaged file in time', async () => {
  const folder = path.join(SHARED, 'broken');
  for (const name of readdirSync(folder)) {
    await expect(readAll(path.join(folder, name), tooLong)).rejects.toHaveProperty('diagnostics');
  }
});

test('an error in a row group that was requested in advance is reported', async () => {
  const bytes = parquetOf([{ name: 'food_id', data: Array(9).fill('milk') }], { rowGroupSize: 3 });
  // The header of the first page of a later group.
  const at = Buffer.from(bytes).lastIndexOf(Buffer.from('milk'), bytes.length / 2);
  bytes.fill(0xff, at - 12, at);
  const file = path.join(folderWith({ 'x.parquet': bytes }), 'x.parquet');
  await expect(readAll(file)).rejects.toHaveProperty('diagnostics');
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends a run whose decoding never ends',
  async (signal) => {
    const child = spawn(process.execPath, [BIN, 'evaluate', 'hei', neverEnding(), '--by', LABELS], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    // Signals may also come before the file is opened; the run must end either way.
    await once(child, 'spawn');
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
  },
);

test('a compressed file that expands to a huge damaged Parquet file is rejected', () => {
  const zeros = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  const packed = Buffer.concat([gzipSync('PAR1'), zeros, zeros]);
  const file = path.join(folderWith({ 'x.gz': packed }), 'x.gz');
  return expect(run(['evaluate', 'hei', file])).resolves.toMatchObject({
    status: 3,
    stderr: expect.stringContaining('damaged or truncated'),
  });
});

async function run(argv: readonly string[]) {
  const child = spawn(process.execPath, [BIN, ...argv], { stdio: ['ignore', 'pipe', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const [status] = await once(child, 'close');
  return { status, stderr };
}
