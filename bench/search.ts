/**
 * Measures searches in catalogues of several sizes: `npm run bench:search -- FOLDER 10000 100000`, with the folder
 * of reference data (fdc-descriptions.csv, Open Food Facts). The log mixes frequent and rare words, phrases, beginnings
 * letter by letter, misspellings, compounds, words that nothing has, and deep pages, all from real names. Beside it
 * runs plain FTS5 with a stemmer over the same names, ordered by bm25. Catalogues stay in the folder for temporary
 * files and serve the next run.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import Database from 'better-sqlite3';
import { parse as parseStream } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import { importSource } from '../src/catalogue/importing/import-source.ts';
import { publishedFood } from '../src/importers/published/published-food.ts';
import type { Food } from '../src/model/food.ts';
import { NUTRIENTS, nutrient } from '../src/model/nutrients.ts';
import { searchLog } from './search-log.ts';

const [folder = '', ...sizes] = process.argv.slice(2);
if (folder === '') throw new Error('Name the folder of the reference data');

interface Named {
  readonly name: string;
  readonly brand: string | null;
}

/** The names are without brands: products are spread over so many. */
const BRANDS = 5000;

async function readNames(): Promise<Named[]> {
  const generic = parse(readFileSync(path.join(folder, 'search/fdc-descriptions.csv')), {
    columns: true,
  }) as { readonly description: string }[];
  const names: Named[] = generic.map(({ description }) => ({ name: description, brand: null }));
  const products = createReadStream(path.join(folder, 'open-food-facts-2019/products.csv.gz'))
    .pipe(createGunzip())
    .pipe(parseStream({ columns: true, relax_quotes: true, relax_column_count: true }));
  for await (const { product_name: name = '' } of products as AsyncIterable<{
    readonly product_name?: string;
  }>) {
    if (/\p{L}{2}/u.test(name)) names.push({ name, brand: `Brand ${names.length % BRANDS}` });
  }
  return names;
}

const NUTRIENTS_OF_ALL = new Float64Array(NUTRIENTS.length).fill(Number.NaN);
NUTRIENTS_OF_ALL[nutrient('energy').position] = 400;

/** Foods with the real names; beyond their number, with the beginning of one name and the end of another. */
function* foodsOf(names: readonly Named[], count: number): Generator<Food> {
  for (let index = 0; index < count; index++) {
    const { name, brand } = names[index % names.length] as Named;
    const round = Math.floor(index / names.length);
    const other = (names[(index * 31 + round * 7919) % names.length] as Named).name;
    const varied = round === 0 ? name : `${name} ${other.split(/[\s,]+/).at(-1)}`;
    yield publishedFood({
      source: 'bench',
      code: String(index),
      name: varied,
      type: brand === null ? 'generic_single_food' : 'branded_food',
      brand,
      nutrients: NUTRIENTS_OF_ALL,
    });
  }
}

async function catalogueOf(names: readonly Named[], count: number): Promise<string> {
  const file = path.join(tmpdir(), `viand-bench-search-${count}.sqlite`);
  if (!existsSync(file)) {
    const source = {
      id: 'bench',
      name: 'Bench',
      release: '1',
      licence: 'none',
    };
    const started = performance.now();
    await importSource(file, { source, foods: foodsOf(names, count), legacyIds: [], codes: [] });
    print(`imported ${count} foods in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  return file;
}

function plainIndex(file: string, count: number): Database.Database {
  const plain = path.join(tmpdir(), `viand-bench-plain-${count}.sqlite`);
  const isNew = !existsSync(plain);
  const db = new Database(plain);
  if (isNew) {
    db.exec(`CREATE VIRTUAL TABLE names USING fts5(name, tokenize='porter unicode61');
      ATTACH '${file.replaceAll("'", "''")}' AS viand;
      INSERT INTO names (rowid, name) SELECT ord, name FROM viand.food;
      DETACH viand`);
  }
  return db;
}

const print = (text: string) => process.stdout.write(`${text}\n`);
const milliseconds = (times: readonly number[], share: number) => {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number)
    .toFixed(2)
    .padStart(8);
};

/** Milliseconds of searches the first time, of the same a second and third time, and of plain FTS5. */
interface Times {
  readonly first: readonly number[];
  readonly again: readonly number[];
  readonly peer: readonly number[];
}

function printRow(name: string, times: readonly Times[]): void {
  const lists = (['first', 'again', 'peer'] as const).map((part) =>
    times.flatMap((one) => one[part]),
  );
  const cells = lists.flatMap((list) => [0.5, 0.99].map((share) => milliseconds(list, share)));
  print(`${name.padEnd(28)} ${String(lists[0]?.length).padStart(4)}${cells.join(' ')}`);
}

async function main(): Promise<void> {
  const names = await readNames();
  for (const count of (sizes.length > 0 ? sizes : ['10000', '100000', '1000000']).map(Number)) {
    const file = await catalogueOf(names, count);
    const catalogue = openCatalogue(file);
    const plain = plainIndex(file, count);
    const ranked = plain.prepare(
      'SELECT rowid FROM names WHERE names MATCH ? ORDER BY rank LIMIT 10',
    );
    const log = searchLog(names.slice(0, count).map(({ name }) => name));
    const search = (text: string, offset: number) =>
      catalogue.search({ text, kind: 'all', offset, limit: 10 });
    for (const { text, offset } of log.filter((_, index) => index % 7 === 0)) search(text, offset);
    print(
      `\n${count} foods, milliseconds          n     p50      p99   again p50   p99  FTS5 p50      p99`,
    );
    const all: Times[] = [];
    for (const kind of new Set(log.map((entry) => entry.kind))) {
      const own = log.filter((entry) => entry.kind === kind);
      const once = () => own.map(({ text, offset }) => timed(() => search(text, offset)));
      const first = once();
      const again = [...once(), ...once()];
      const peer = own.map(({ plainText }) => timed(() => ranked.all(plainText)));
      all.push({ first, again, peer });
      printRow(kind, [{ first, again, peer }]);
    }
    printRow('all', all);
    catalogue.close();
    plain.close();
  }
}

/** Milliseconds of processor time: other jobs of a machine hardly change it. */
function timed(act: () => unknown): number {
  const started = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

void main();
