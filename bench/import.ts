/**
 * Measures `viand catalogue add` next to DuckDB, which loads the same table and builds indexes of ids,
 * GTINs, names and words: `npm run bench:import -- --rows 100000`. It needs GNU time. DuckDB checks no row
 * and ranks no search, which is most of what viand does here.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import { normaliseGtin } from '../src/model/gtin.ts';
import { measure } from './batch/measure.ts';
import { gtinOf, writeProducts } from './import/product-rows.ts';

const LOOK_UPS = 2000;

async function loadByDuckDb(input: string, output: string): Promise<void> {
  const { DuckDBInstance } = await import('@duckdb/node-api');
  const instance = await DuckDBInstance.create(output, { threads: '2' });
  const connection = await instance.connect();
  const types = `types={'gtin': 'VARCHAR'}`;
  for (const statement of [
    `CREATE TABLE food AS SELECT row_number() OVER () AS ord, 'products-' || gtin AS id, * FROM read_csv('${input}', ${types})`,
    'CREATE UNIQUE INDEX food_by_id ON food (id)',
    'CREATE UNIQUE INDEX food_by_gtin ON food (gtin)',
    'CREATE INDEX food_by_name ON food (name)',
    `CREATE TABLE word AS SELECT DISTINCT unnest(string_split(lower(name || ' ' || brand), ' ')) AS word, ord FROM food`,
    'CREATE INDEX word_by_word ON word (word)',
  ]) {
    await connection.run(statement);
  }
  connection.closeSync();
  instance.closeSync();
}

function medianMicroseconds(run: (index: number) => void): number {
  const times: number[] = [];
  for (let index = 0; index < LOOK_UPS; index++) {
    const start = performance.now();
    run(index);
    times.push(1000 * (performance.now() - start));
  }
  return times.sort((a, b) => a - b)[LOOK_UPS / 2] as number;
}

async function bench(argv: readonly string[]): Promise<void> {
  if (argv[0] === 'duckdb') return loadByDuckDb(argv[1] as string, argv[2] as string);
  const rows = Number(argv[argv.indexOf('--rows') + 1] ?? 100_000) || 100_000;
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-import-'));
  const print = (text: string) => process.stdout.write(`${text}\n`);
  try {
    const [input, catalogue, database] = ['products.csv', 'viand.sqlite', 'duck.db'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string];
    writeProducts(input, rows);
    print(`${rows} products, ${(statSync(input).size / 1e6).toFixed(1)} MB\n`);
    print('| program | s | CPU s | peak MB | file MB |\n| --- | --- | --- | --- | --- |');
    const runs = [
      ['viand', ['bin/viand.cjs', 'catalogue', 'add', input, '--catalogue', catalogue], catalogue],
      ['DuckDB', [__filename, 'duckdb', input, database], database],
    ] as const;
    for (const [name, command, file] of runs) {
      const { wall, cpu, peak } = measure(command, folder);
      const size = statSync(file).size / 1e6;
      print(`| ${name} | ${[wall, cpu, peak, size].map((one) => one.toFixed(1)).join(' | ')} |`);
    }
    const found = openCatalogue(catalogue);
    const pick = (index: number) => gtinOf((index * 7919) % rows);
    const byGtin = medianMicroseconds((index) => {
      if (found.findGtin(normaliseGtin(pick(index)) as string) === undefined)
        throw new Error('gone');
    });
    const byId = medianMicroseconds((index) => {
      const gtin = normaliseGtin(pick(index)) as string;
      if (found.find(`products-${gtin}`) === undefined) throw new Error('gone');
    });
    found.close();
    print(`\na GTIN in ${byGtin.toFixed(0)} µs, a food in ${byId.toFixed(0)} µs (medians)`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void bench(process.argv.slice(2));
