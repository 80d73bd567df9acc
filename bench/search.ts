/**
 * Measures searches in catalogues of several sizes next to plain FTS5:
 * `npm run bench:search -- 10k.sqlite 1m.sqlite`, with catalogues that
 * `npm run bench:import -- --keep` made. The log mixes frequent and rare words, phrases, prefixes
 * letter by letter, misspellings, compounds, words without hits, and deep pages, all made from
 * names of the catalogue. Plain FTS5 searches the same names with a stemmer, ordered by bm25; its
 * index stays in the folder for temporary files.
 */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import { openDatabase } from '../src/catalogue/connection.ts';
import { requiredPaths } from './required-paths.ts';
import { type LoggedSearch, searchLog } from './search-log.ts';

/** The maximum number of names from which the log is made; more names would add no other words. */
const MOST_NAMES = 400_000;

/** Seeds of the measured searches, and of the earlier searches that warm up the process. */
const SEED = { measured: 12_345, before: 54_321 };

/**
 * Only one in this many searches is also run with plain FTS5, which takes seconds for a letter
 * among four million foods.
 */
const PEER_STEP = 8;

/** The number of repetitions of a search after the first time. */
const ROUNDS_AGAIN = 3;

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Names from all parts of a catalogue, and the number of its foods. */
function namesOf(file: string): { names: string[]; foods: number } {
  const db = openDatabase(file, { readonly: true });
  const foods = db.prepare('SELECT max(ord) FROM food').pluck().get() as number;
  const step = Math.ceil(foods / MOST_NAMES);
  const names = db.prepare('SELECT name FROM food WHERE ord % ? = 0').pluck().all(step);
  db.close();
  return { names: names as string[], foods };
}

function plainIndex(file: string): Database.Database {
  const plain = path.join(tmpdir(), `viand-bench-plain-${path.basename(file)}`);
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

/**
 * The time of a call in milliseconds: the lesser of elapsed and processor time. Other jobs on the
 * machine lengthen the elapsed time, and threads that compile and collect garbage lengthen the
 * processor time.
 */
function timed(act: () => unknown): number {
  const started = process.cpuUsage();
  const start = performance.now();
  act();
  const elapsed = performance.now() - start;
  const { user, system } = process.cpuUsage(started);
  return Math.min(elapsed, (user + system) / 1000);
}

/** The columns of a table: the times of the searches of a kind. */
const COLUMNS = ['first', 'again', 'best', 'FTS5'] as const;
type Times = Readonly<Record<(typeof COLUMNS)[number], number>>;

function share(times: readonly number[], part: number): number {
  const sorted = times.filter((time) => !Number.isNaN(time)).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] as number;
}

function medianAndTail(times: readonly number[]): string {
  const text = [0.5, 0.99]
    .map((part) => share(times, part))
    .map((time) => time.toFixed(time < 10 ? 2 : 0));
  return text.join(' / ').padStart(14);
}

function measure(
  file: string,
  log: readonly LoggedSearch[],
  before: readonly LoggedSearch[],
): Times[] {
  const catalogue = openCatalogue(file);
  const plain = plainIndex(file);
  const ranked = plain.prepare(
    'SELECT rowid FROM names WHERE names MATCH ? ORDER BY rank LIMIT 10 OFFSET ?',
  );
  const search = ({ text, offset }: LoggedSearch) =>
    catalogue.search({ text, type: 'all', offset, limit: 10 });
  for (const entry of before) search(entry);
  const first = log.map((entry) => timed(() => search(entry)));
  const rounds = Array.from({ length: ROUNDS_AGAIN }, () =>
    log.map((entry) => timed(() => search(entry))),
  );
  const peer = log.map(({ plainText, offset }, index) =>
    index % PEER_STEP === 0 ? timed(() => ranked.all(plainText, offset)) : Number.NaN,
  );
  catalogue.close();
  plain.close();
  return log.map((_, index) => {
    const times = [first, ...rounds].map((round) => round[index] as number);
    return {
      first: first[index] as number,
      again: times[1] as number,
      best: Math.min(...times),
      FTS5: peer[index] as number,
    };
  });
}

function main(files: readonly string[]): void {
  for (const file of files) {
    const { names, foods } = namesOf(file);
    const log = searchLog(names, SEED.measured);
    const times = measure(file, log, searchLog(names, SEED.before));
    print(`\n${foods} foods: milliseconds, p50 / p99`);
    print(`${'kind'.padEnd(24)}     n ${COLUMNS.map((name) => name.padStart(14)).join(' ')}`);
    const row = (name: string, own: readonly Times[]) => {
      const cells = COLUMNS.map((column) => medianAndTail(own.map((one) => one[column])));
      print(`${name.padEnd(24)} ${String(own.length).padStart(5)} ${cells.join(' ')}`);
    };
    for (const kind of [...new Set(log.map((entry) => entry.kind))].sort()) {
      row(
        kind,
        times.filter((_, index) => log[index]?.kind === kind),
      );
    }
    row('all', times);
  }
}

const usage = 'npm run bench:search -- 10k.sqlite 1m.sqlite, catalogue files';
main(requiredPaths(process.argv.slice(2), usage));
