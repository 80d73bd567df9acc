import { randomUUID } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { Refusal } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';
import type { FoodCollection } from '../../model/food-collection.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import { openDatabase, openReadOnly, withSqliteErrors } from '../connection.ts';
import { APPLICATION_ID, CATALOGUE_SCHEMA, SCHEMA_VERSION } from '../schema/schema.ts';
import { writeRegistry } from '../schema/vectors.ts';
import { indexForSearch } from '../search/search-index.ts';
import { replaceSource } from './replace-source.ts';

/**
 * Imports a source into a catalogue file, in place of the source's former content. Other sources stay
 * as they are. The new file is written beside the old one, if there is one, and replaces it at the
 * end, so that an interrupted run changes nothing.
 *
 * @returns whether the file changed: importing the same foods again leaves it as it is
 * @throws Refusal if the file exists and this viand cannot read it as a catalogue, or if it cannot be
 *   written
 */
export function importSource(file: string, collection: FoodCollection<Iterable<Food>>): boolean {
  const isNew = !existsSync(file);
  const target = isNew ? file : realpathSync(file);
  const partial = `${target}.${randomUUID()}.partial`;
  const before = isNew ? undefined : fingerprintIn(file, collection.source.id);
  try {
    if (isNew) closeSync(openSync(partial, 'wx'));
    else copyFileSync(file, partial);
    const fingerprint = withSqliteErrors(partial, () => write(partial, collection));
    if (fingerprint === before) {
      rmSync(partial);
      return false;
    }
    flush(partial);
    renameSync(partial, target);
    return true;
  } catch (error) {
    rmSync(partial, { force: true });
    throw isFileError(error) ? unwritable(file, error) : error;
  }
}

function fingerprintIn(file: string, sourceId: string): string | undefined {
  const db = openReadOnly(file);
  try {
    return withSqliteErrors(file, () =>
      db.prepare('SELECT fingerprint FROM source WHERE id = ?').pluck().get(sourceId),
    ) as string | undefined;
  } finally {
    db.close();
  }
}

function write(file: string, collection: FoodCollection<Iterable<Food>>): string {
  const db = openDatabase(file, {});
  try {
    // The file is deleted if the run fails, so a journal on disk would only cost time.
    db.pragma('journal_mode = MEMORY');
    return db.transaction(() => {
      if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
        db.pragma(`application_id = ${APPLICATION_ID}`);
        db.pragma(`user_version = ${SCHEMA_VERSION}`);
        db.exec(CATALOGUE_SCHEMA);
      }
      writeRegistry(db, 'nutrient', NUTRIENTS);
      writeRegistry(db, 'food_pattern', FOOD_PATTERNS);
      const fingerprint = replaceSource(db, collection);
      indexForSearch(db);
      return fingerprint;
    })();
  } finally {
    db.close();
  }
}

/** Waits until the file's bytes are on the disk, so that the rename cannot come before them. */
function flush(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

function unwritable(file: string, error: NodeJS.ErrnoException): Refusal {
  return new Refusal({
    code: 'output/unwritable',
    message: `Cannot write the catalogue: ${error.message}`,
    location: { file },
    expected: 'a folder that can be written to',
  });
}
