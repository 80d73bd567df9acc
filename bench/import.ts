/**
 * Measures `viand catalogue add` next to DuckDB, which loads the same table into the same tables
 * and indexes. Each runs with and without an index of words:
 * `npm run bench:import -- --rows 100000 --from products.csv.gz`. It needs GNU time.
 * `--keep foods.sqlite` copies the catalogue there. DuckDB does not check rows or rank searches.
 */
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import { openDatabase } from '../src/catalogue/connection.ts';
import { writeSources } from '../src/catalogue/importing/write-sources.ts';
import { readFoodsTable } from '../src/importers/foods-table/read-foods-table.ts';
import { READ_LIMITS } from '../src/tables/read-limits.ts';
import { measure } from './batch/measure.ts';
import { duckDbStatements } from './import/duckdb.ts';
import { writeProducts } from './import/product-rows.ts';
import { writeVariedProducts } from './import/varied-products.ts';

const LOOK_UPS = 2000;
/** A prime number, so that look-ups are spread over all products. */
const LOOK_UP_STEP = 1_000_003;

async function loadByDuckDb(input: string, output: string, hasSearch: boolean): Promise<void> {
  const { DuckDBInstance } = await import('@duckdb/node-api');
  const instance = await DuckDBInstance.create(output, { threads: '2' });
  const connection = await instance.connect();
  for (const statement of duckDbStatements(input, hasSearch)) await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
}

/**
 * Does the same as `viand catalogue add`, except for the search index and the wait for the disk.
 */
async function addWithoutSearch(input: string, output: string): Promise<void> {
  const source = { id: 'products', name: 'products', release: '', licence: '', isOwn: true };
  const form = { columnMap: {}, basis: '100 g', sheet: undefined, encoding: undefined } as const;
  const options = { ...form, source, limits: READ_LIMITS };
  const { collection } = await readFoodsTable(input, Readable.from([]), options, () => {});
  const db = openDatabase(output, {}).unsafeMode();
  db.pragma('journal_mode = OFF');
  db.pragma('foreign_keys = OFF');
  db.exec('BEGIN');
  await writeSources(db, [collection]);
  db.exec('COMMIT');
  db.close();
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

function lookUp(catalogue: string, print: (text: string) => void): void {
  const db = openDatabase(catalogue, { readonly: true });
  const all = db.prepare('SELECT gtin FROM product ORDER BY food').pluck().all() as string[];
  db.close();
  const found = openCatalogue(catalogue);
  const pick = (index: number) => all[(index * LOOK_UP_STEP) % all.length] as string;
  const byGtin = medianMicroseconds((index) => {
    if (found.findGtin(pick(index)) === undefined) throw new Error('gone');
  });
  const byId = medianMicroseconds((index) => {
    // Other foods than those that were just found by GTIN, which are in memory.
    if (found.find(`products-${pick(index + LOOK_UPS)}`) === undefined) throw new Error('gone');
  });
  found.close();
  print(`\na GTIN in ${byGtin.toFixed(0)} µs, a food in ${byId.toFixed(0)} µs (medians)`);
}

async function bench(argv: readonly string[]): Promise<void> {
  const [mode, from = '', to = ''] = argv;
  if (mode === 'duckdb') return loadByDuckDb(from, to, false);
  if (mode === 'duckdb-words') return loadByDuckDb(from, to, true);
  if (mode === 'viand') return addWithoutSearch(from, to);
  const option = (name: string) => (argv.includes(name) ? argv[argv.indexOf(name) + 1] : undefined);
  const rows = Number(option('--rows')) || 100_000;
  const varied = option('--from');
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-import-'));
  const print = (text: string) => process.stdout.write(`${text}\n`);
  try {
    const file = (name: string) => path.join(folder, name);
    const input = file('products.csv');
    if (varied === undefined) writeProducts(input, rows);
    else await writeVariedProducts(varied, input, rows);
    print(`${rows} products, ${(statSync(input).size / 1e6).toFixed(1)} MB\n`);
    const add = ['bin/viand.cjs', 'catalogue', 'add', input, '--catalogue'];
    const time = (name: string, command: readonly string[], output: string) => {
      const measured = measure([...command, file(output)], folder);
      print(`${name}: ${measured.wall.toFixed(1)} s`);
      return { name, ...measured, size: statSync(file(output)).size / 1e6 };
    };
    const viand = time('viand', add, 'viand.sqlite');
    lookUp(file('viand.sqlite'), print);
    const keep = option('--keep');
    if (keep !== undefined) copyFileSync(file('viand.sqlite'), keep);
    const duck = time('DuckDB', [__filename, 'duckdb', input], 'duck.db');
    const tables = time('viand without search', [__filename, 'viand', input], 'tables.sqlite');
    const words = time(
      'DuckDB with a table of words',
      [__filename, 'duckdb-words', input],
      'duck-words.db',
    );
    print('\n| program | s | CPU s | of DuckDB | peak MB | file MB |');
    print('| --- | --- | --- | --- | --- | --- |');
    const rowOf = (run: typeof viand, peer?: typeof viand) => {
      const ratio = peer === undefined ? '' : (run.cpu / peer.cpu).toFixed(2);
      const cells = [run.wall.toFixed(1), run.cpu.toFixed(1), ratio, run.peak.toFixed(0)];
      print(`| ${[run.name, ...cells, run.size.toFixed(0)].join(' | ')} |`);
    };
    rowOf(duck);
    rowOf(tables, duck);
    rowOf(words);
    rowOf(viand, words);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void bench(process.argv.slice(2));
