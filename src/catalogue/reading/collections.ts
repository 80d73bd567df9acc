import type { Database } from 'better-sqlite3';
import type { Food, Source } from '../../model/food.ts';
import type { FoodCollection } from '../../model/food-collection.ts';
import { legacyIdsIn, sourceCodesOf } from './alternate-ids.ts';
import type { FoodReader } from './food-reader.ts';

/** The sources of a catalogue, each with all that was imported, in the order of the import. */
export function collectionsIn(db: Database, foodOf: FoodReader): FoodCollection<Iterable<Food>>[] {
  const sources = db
    .prepare('SELECT id, name, release, licence, is_own AS isOwn FROM source ORDER BY id')
    .all() as (Omit<Source, 'isOwn'> & { readonly isOwn: number })[];
  const ords = db.prepare('SELECT ord FROM food WHERE source = ? ORDER BY ord').pluck();
  return sources.map(({ isOwn, ...source }) => ({
    source: { ...source, ...(isOwn === 1 ? { isOwn: true } : {}) },
    foods: {
      *[Symbol.iterator]() {
        for (const ord of ords.all(source.id) as number[]) yield foodOf(ord);
      },
    },
    legacyIds: legacyIdsIn(db, source.id),
    codes: sourceCodesOf(db, source.id),
  }));
}
