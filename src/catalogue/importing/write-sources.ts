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

/** The result of writing sources into a catalogue. */
export interface WrittenSources {
  /** The fingerprints of their contents. */
  readonly fingerprints: string[];
  /** Whether a search or a GTIN may find other foods than before, so that the search index must be rebuilt. */
  readonly isFoundOtherwise: boolean;
}

/** Callbacks while sources are written. */
interface WatchedWriting {
  readonly onChanges?: ((changes: FoodChanges, source: string) => void) | undefined;
  readonly onFood?: ((rows: FoodRows) => void) | undefined;
}

/**
 * Writes sources into an open catalogue or an empty file, replaces their former content, and chooses the products that
 * GTINs find. It does not build the search index.
 *
 * @param watch.onChanges if given, unchanged foods stay as they are, and it receives the changes of each source that
 *   the catalogue has
 * @param watch.onFood receives the rows of each food of a source that the catalogue does not have
 * @throws ViandError `import/duplicate` for an id that the catalogue already has
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
  // If foods of other sources are present, the indexes stay, and new foods are added to them one by one.
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
      onChanges?.(changes, collection.source.id);
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
    // Only a violated constraint means a repeated id. On a full disk, even the query for it would fail.
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
