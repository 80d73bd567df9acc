import { accessSync, constants, copyFileSync, existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { createPartial } from '../../io/writing/partial-file.ts';
import { unwritable, withWriteErrors } from '../../io/writing/write-errors.ts';
import type { FoodCollection, Foods } from '../../model/food-collection.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import { openDatabase, openReadOnly, withSqliteErrors } from '../connection.ts';
import { APPLICATION_ID, CATALOGUE_SCHEMA, SCHEMA_VERSION } from '../schema/schema.ts';
import { writeRegistry } from '../schema/vectors.ts';
import { indexForSearch } from '../search/search-index.ts';
import { chooseProducts } from './choose-products.ts';
import { withImportLock } from './import-lock.ts';
import { replaceSource } from './replace-source.ts';

/** How to begin a new catalogue, and whom to tell of a wait for another import. */
export interface ImportFileOptions {
  readonly base?: string | undefined;
  readonly onWait?: (() => void) | undefined;
}

/**
 * Imports a source into a catalogue file, in place of the source's former content. Other sources stay
 * as they are. The new file is written next to the old one, if there is one, and replaces it at the
 * end, so that an interrupted run changes nothing. Imports into one file wait for each other.
 *
 * @param options.base a catalogue whose sources a new file begins with
 * @param options.onWait called if another import into the file is running
 * @returns whether the file changed: importing the same foods again changes nothing
 * @throws ViandError if the file exists and this viand cannot read it as a catalogue, or if it cannot be
 *   written
 */
export function importSource(
  file: string,
  collection: FoodCollection<Foods>,
  options: ImportFileOptions = {},
): Promise<boolean> {
  return importSources(file, [collection], options);
}

/** The same of several sources, all of them or none. */
export function importSources(
  file: string,
  collections: readonly FoodCollection<Foods>[],
  { base, onWait = () => {} }: ImportFileOptions = {},
): Promise<boolean> {
  return writing(file, async () => {
    const place = existsSync(file) ? realpathSync(file) : file;
    accessSync(path.dirname(place), constants.W_OK);
    return withImportLock(place, onWait, () => replaceFile(file, collections, base));
  });
}

async function replaceFile(
  file: string,
  collections: readonly FoodCollection<Foods>[],
  base: string | undefined,
): Promise<boolean> {
  const isNew = !existsSync(file);
  const before = isNew ? undefined : fingerprintsIn(file, collections);
  const partial = createPartial(file);
  try {
    if (!isNew) copyFileSync(file, partial.file);
    else if (base !== undefined) copyCatalogue(base, partial.file);
    if ((await write(partial.file, collections)).join() === before?.join()) return false;
    await partial.settle();
    await partial.move(false).keep();
    return true;
  } finally {
    partial.discard();
  }
}

function copyCatalogue(from: string, to: string): void {
  // Whatever else it may be is refused.
  openReadOnly(from).close();
  copyFileSync(from, to);
}

/** Of each source in the file; undefined for one that it lacks. */
function fingerprintsIn(
  file: string,
  collections: readonly FoodCollection<Foods>[],
): (string | undefined)[] {
  const db = openReadOnly(file);
  try {
    return withSqliteErrors(file, () => {
      const fingerprint = db.prepare('SELECT fingerprint FROM source WHERE id = ?').pluck();
      return collections.map(({ source }) => fingerprint.get(source.id) as string | undefined);
    });
  } finally {
    db.close();
  }
}

async function write(
  file: string,
  collections: readonly FoodCollection<Foods>[],
): Promise<string[]> {
  const db = openDatabase(file, {});
  try {
    // The file is deleted if the run fails, so a journal on disk would only cost time.
    db.pragma('journal_mode = MEMORY');
    db.exec('BEGIN');
    if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
      db.pragma(`application_id = ${APPLICATION_ID}`);
      db.pragma(`user_version = ${SCHEMA_VERSION}`);
      db.exec(CATALOGUE_SCHEMA);
    }
    writeRegistry(db, 'nutrient', NUTRIENTS);
    writeRegistry(db, 'food_pattern', FOOD_PATTERNS);
    const fingerprints: string[] = [];
    for (const collection of collections) fingerprints.push(await replaceSource(db, collection));
    chooseProducts(db);
    await inTurns(indexForSearch(db));
    db.exec('COMMIT');
    return fingerprints;
  } finally {
    db.close();
  }
}

/** Runs something in steps, between which signals are handled. */
async function inTurns(steps: Iterable<void>): Promise<void> {
  for (const _ of steps) await new Promise((resolve) => setImmediate(resolve));
}

/** SQLite's errors that are about the disk, not about what is on it. */
const DISK_ERROR = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|PERM)/;

function writing<Result>(file: string, act: () => Promise<Result>): Promise<Result> {
  return withWriteErrors(file, async () => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Database.SqliteError)) throw error;
      if (DISK_ERROR.test(error.code)) throw unwritable(file, error.message);
      return withSqliteErrors(file, () => {
        throw error;
      });
    }
  });
}
