import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

/** Writes the rows of a query with DuckDB, to Parquet or CSV depending on the options of COPY. */
async function write(folder: string, name: string, query: string, options = ''): Promise<string> {
  const file = path.join(folder, name);
  const connection = await (await DuckDBInstance.create()).connect();
  await connection.run(`COPY (${query}) TO '${file}' ${options === '' ? '' : `(${options})`}`);
  connection.closeSync();
  return file;
}

/** Foods with columns of all types; every third food lacks its fat, and every seventh its day. */
const foods = (
  count: number,
) => `SELECT 'Food ' || i AS name, (4000000000000 + i * 10 + (CASE WHEN s % 10 = 0 THEN 0 ELSE 10 - s % 10 END))::BIGINT AS gtin,
    (100 + i % 50)::DECIMAL(9, 2) / 8 * 8 AS energy_kcal, CASE WHEN i % 3 > 0 THEN (i % 40) / 4 END AS fat_g,
    (i % 20)::TINYINT AS protein_g, CASE WHEN i % 7 > 0 THEN DATE '2026-01-01' + (i % 300)::INT END AS recorded_on, ['a', 'b'] AS tags
  FROM (SELECT i, list_sum(list_transform(string_split(lpad((400000000000 + i)::VARCHAR, 12, '0'), ''), lambda c, k : c::INT * (CASE WHEN k % 2 = 0 THEN 3 ELSE 1 END))) AS s FROM range(${count}) t(i))`;

/** The export of a catalogue with one table, without the names of files and releases. */
async function exported(table: string): Promise<string[]> {
  const folder = tempFolder();
  const [catalogue, csv] = [path.join(folder, 'mine.sqlite'), path.join(folder, 'out.csv')];
  const added = await viand('catalogue', 'add', table, '--catalogue', catalogue, '--source', 'own');
  expect(added).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('0 rejected') });
  expect(await viand('catalogue', 'export', '--catalogue', catalogue, '-o', csv)).toMatchObject({
    exitCode: 0,
  });
  return readFileSync(csv, 'utf8').replaceAll(path.basename(table), 'FILE').split('\n');
}

describe('catalogue add', () => {
  // DuckDB has no smaller row groups than 2048 rows.
  test.each([
    ['COMPRESSION snappy, ROW_GROUP_SIZE 2048', 2100],
    ['COMPRESSION uncompressed', 50],
    ['COMPRESSION gzip', 50],
    ['COMPRESSION zstd, PARQUET_VERSION v2', 50],
    ['COMPRESSION brotli', 50],
    ['COMPRESSION lz4_raw, PARQUET_VERSION v2', 50],
  ])(
    'reads Parquet from DuckDB (%s) like the CSV of the same %i foods',
    async (options, count) => {
      const folder = tempFolder();
      const file = await write(folder, 'foods.parquet', foods(count), `FORMAT parquet, ${options}`);
      const query = `SELECT * EXCLUDE (tags) FROM (${foods(count)})`;
      const rows = await exported(file);
      expect(rows.length).toBeGreaterThan(count);
      expect(rows).toEqual(await exported(await write(folder, 'foods.csv', query)));
    },
    60_000,
  );

  test('reports the location of a Parquet cell that is not an amount', async () => {
    const folder = tempFolder();
    const query = `SELECT * FROM (VALUES ('A', '2'), ('B', '2 %')) t(name, fat_g)`;
    const file = await write(folder, 'foods.parquet', query);
    const catalogue = path.join(folder, 'mine.sqlite');
    const run = await viand('catalogue', 'add', file, '--catalogue', catalogue);
    expect(run.stderr).toContain('row 2');
    expect(run.stderr).toContain('fat_g: Invalid fat_g "2 %"');
  });

  test('rejects an empty table from DuckDB', async () => {
    const folder = tempFolder();
    const query = `SELECT 'A' AS name, 1.0 AS fat_g WHERE false`;
    const file = await write(folder, 'foods.parquet', query);
    const catalogue = path.join(folder, 'mine.sqlite');
    const run = await viand('catalogue', 'add', file, '--catalogue', catalogue);
    expect(run).toMatchObject({ exitCode: 3, stdout: '' });
    expect(run.stderr).toContain('foods.parquet');
  });
});

/** Entries as programs write them: null amounts, decimals, days, and a list that no command reads. */
const MEALS = `SELECT 'p' || (i % 3) AS person, DATE '2026-05-01' + (i % 2)::INT AS day,
    (['apple', 'milk', 'egg'])[1 + i % 3] AS food_id, CASE WHEN i % 5 > 0 THEN (50 + i)::DECIMAL(7, 2) END AS amount,
    CASE WHEN i % 5 > 0 THEN 'g' END AS unit, i % 2 = 0 AS is_raw_weight, [i] AS list FROM range(4000) t(i)`;

describe.each(['COMPRESSION snappy, ROW_GROUP_SIZE 2048', 'COMPRESSION zstd, PARQUET_VERSION v2'])(
  'entries in Parquet from DuckDB (%s)',
  (options) => {
    async function both() {
      const folder = tempFolder();
      const columns = 'SELECT * EXCLUDE (list)';
      return {
        csv: await write(folder, 'meals.csv', `${columns} FROM (${MEALS})`),
        parquet: await write(folder, 'meals.parquet', MEALS, `FORMAT parquet, ${options}`),
      };
    }

    test('evaluate scores them like the CSV', async () => {
      const { csv, parquet } = await both();
      const results = await Promise.all(
        [csv, parquet].map((file) =>
          viand('evaluate', 'hei', file, '--by', 'person,day', '--format', 'csv'),
        ),
      );
      expect(results[0]).toMatchObject({ exitCode: 0 });
      expect(results[0]?.stdout.split('\n').length).toBeGreaterThan(6);
      expect(results[1]?.stdout).toBe(results[0]?.stdout);
    });

    test('validate counts the same problems as in the CSV', async () => {
      const { csv, parquet } = await both();
      const counts = await Promise.all(
        [csv, parquet].map(async (file) =>
          (await viand('validate', file)).stdout.split('\n').at(-2),
        ),
      );
      expect(counts[0]).toMatch(/^\d+ errors, \d+ warnings/);
      expect(counts[1]).toBe(counts[0]);
    });
  },
);

test('evaluate reports an empty table from DuckDB, and the location of wrong values', async () => {
  const folder = tempFolder();
  const row = `'apple' AS food_id, -1.5::DECIMAL(5, 2) AS amount, 'g' AS unit`;
  const empty = await write(folder, 'empty.parquet', `SELECT ${row} WHERE false`);
  const negative = await write(folder, 'negative.parquet', `SELECT ${row}`);
  expect((await viand('evaluate', 'hei', empty)).stderr).toContain('no entries');
  expect(await viand('evaluate', 'hei', negative)).toMatchObject({
    exitCode: 3,
    stderr: expect.stringContaining('row 1: amount: Amount must not be negative (got -1.5)'),
  });
});

test('match rejects Parquet from DuckDB, and lists the supported formats', async () => {
  const query = `SELECT 'Vollmilch' AS food, 200::DECIMAL(6, 1) AS amount, 'ml' AS unit`;
  const run = await viand('match', await write(tempFolder(), 'diary.parquet', query));
  expect(run).toMatchObject({ exitCode: 3, stdout: '' });
  expect(run.stderr).toContain('expected a text, CSV, .xlsx or .ods file');
});
