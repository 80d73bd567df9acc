import type { Database } from 'better-sqlite3';
import type { FoodCollection, Foods } from '../../model/food-collection.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import { isSqliteError } from '../connection.ts';
import { cachePagesFor } from '../page-cache.ts';
import {
  APPLICATION_ID,
  CATALOGUE_INDEXES,
  CATALOGUE_TABLES,
  SCHEMA_VERSION,
  UPGRADE_INDEX,
} from '../schema/schema.ts';
import { writeRegistry } from '../schema/vectors.ts';
import { chooseProducts } from './choose-products.ts';
import type { FoodRows } from './food-rows.ts';
import { assertReplaceable, duplicateFood, insertSource, removeSource } from './replace-source.ts';
import { type FoodChanges, updateSource } from './update-source.ts';

/** What became of the sources that were written into a catalogue. */
export interface WrittenSources {
  /** Of their contents. */
  readonly fingerprints: string[];
  /** Whether a search or a GTIN may find other foods than before: the search index is to be built again. */
  readonly isFoundOtherwise: boolean;
}

/** Whom to tell what is written. */
interface WatchedWriting {
  readonly onChanges?: ((changes: FoodChanges) => void) | undefined;
  readonly onFood?: ((rows: FoodRows) => void) | undefined;
}

/**
 * Writes sources into an open catalogue, or an empty file, in place of their former content, with the products that
 * GTINs find. The search index is a matter of its own.
 *
 * @param watch.onChanges if given, foods that did not change stay as they are, and it receives what changed of each
 *   source that the catalogue has
 * @param watch.onFood takes what is written of each food of a source that the catalogue does not have
 * @throws ViandError `import/duplicate` for an id that the catalogue has already
 */
export async function writeSources(
  db: Database,
  collections: readonly FoodCollection<Foods>[],
  { onChanges, onFood }: WatchedWriting = {},
): Promise<WrittenSources> {
  let isFoundOtherwise = false;
  if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
    db.pragma(`application_id = ${APPLICATION_ID}`);
    db.pragma(`user_version = ${SCHEMA_VERSION}`);
    db.exec(CATALOGUE_TABLES);
  } else if (db.pragma('user_version', { simple: true }) !== SCHEMA_VERSION) {
    db.exec(UPGRADE_INDEX);
    isFoundOtherwise = true;
    db.pragma(`user_version = ${SCHEMA_VERSION}`);
  }
  writeRegistry(db, 'nutrient', NUTRIENTS);
  writeRegistry(db, 'food_pattern', FOOD_PATTERNS);
  const present = db.prepare('SELECT id FROM source').pluck().all();
  const isUpdated = ({ source }: FoodCollection<Foods>) =>
    onChanges !== undefined && present.includes(source.id);
  for (const collection of collections) {
    assertReplaceable(db, collection.source);
    if (!isUpdated(collection)) removeSource(db, collection.source.id);
  }
  // Foods of other sources keep their indexes, which new foods join one by one.
  if (db.prepare('SELECT 1 FROM food LIMIT 1').get() === undefined) {
    for (const [name] of CATALOGUE_INDEXES) db.exec(`DROP INDEX IF EXISTS ${name}`);
  }
  const fingerprints: string[] = [];
  for (const collection of collections) {
    if (!isUpdated(collection)) {
      fingerprints.push(await insertSource(db, collection, onFood));
      isFoundOtherwise = true;
    } else {
      const { fingerprint, changes, ...update } = await updateSource(db, collection);
      fingerprints.push(fingerprint);
      isFoundOtherwise ||= update.isFoundOtherwise;
      onChanges?.(changes);
    }
  }
  cachePagesFor(db, 'sorting');
  for (const [, definition] of CATALOGUE_INDEXES) {
    makeIndex(db, definition.replace('INDEX', 'INDEX IF NOT EXISTS'));
  }
  if (isFoundOtherwise) chooseProducts(db);
  return { fingerprints, isFoundOtherwise };
}

function makeIndex(db: Database, definition: string): void {
  try {
    db.exec(`CREATE ${definition}`);
  } catch (error) {
    // Where the disk is full, there is nothing left to ask.
    const isRepeated = isSqliteError(error) && error.code.startsWith('SQLITE_CONSTRAINT');
    if (!isRepeated) throw error;
    const id = firstRepeated(db, 'food') ?? firstRepeated(db, 'variant');
    throw id === undefined ? error : duplicateFood(id);
  }
}

function firstRepeated(db: Database, table: 'food' | 'variant'): string | undefined {
  const repeated = `SELECT id FROM ${table} GROUP BY id HAVING count(*) > 1 ORDER BY min(ord) LIMIT 1`;
  return db.prepare(repeated).pluck().get() as string | undefined;
}
