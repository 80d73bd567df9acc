import type { Database } from 'better-sqlite3';
import type { Food, FoodType, Source } from '../model/food.ts';
import type { LegacyId, SourceCode } from '../model/food-ids.ts';
import type { Integrity, Orphan } from '../model/integrity.ts';
import { foldedName } from '../text/fold-words.ts';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';
import { duplicateKey, KIND_WORDS } from './search/search-index.ts';

/** Checks what the schema alone cannot promise of a file that something else may have written to. */
export function integrityOf(db: Database, foods: Iterable<Food>): Integrity {
  const list = (sql: string) => db.prepare(sql).pluck().all() as string[];
  return {
    orphans: orphansIn(db),
    shadowedIds: list(
      `SELECT id FROM legacy_id WHERE id IN (SELECT id FROM food UNION ALL SELECT id FROM variant)`,
    ),
    damage: (db.pragma('integrity_check') as { integrity_check: string }[])
      .map(({ integrity_check }) => integrity_check)
      .filter((line) => line !== 'ok'),
    unsearchableFoods: unsearchableIn(db),
    repeatedGtins: list('SELECT gtin FROM food GROUP BY gtin HAVING count(gtin) > 1'),
    changedSources: changedSourcesIn(db, foods),
  };
}

/** Tables of what belongs to a food, and what names a row of each. */
const OF_FOODS = [
  ['variant', 'id'],
  ['serving_size', 'label'],
  ['name', 'text'],
  ['search_hit', 'rank'],
] as const;

function orphansIn(db: Database): Orphan[] {
  const lost = OF_FOODS.flatMap(([table, name]) =>
    db
      .prepare(
        `SELECT '${table}' AS "table", ${name} AS id, 'food ' || food AS target FROM ${table}
         WHERE food NOT IN (SELECT ord FROM food)`,
      )
      .all(),
  );
  const known = '(SELECT id FROM food UNION ALL SELECT id FROM variant)';
  return [
    ...lost,
    ...db
      .prepare(
        `SELECT 'food' AS "table", id, source AS target FROM food
         WHERE source NOT IN (SELECT id FROM source)`,
      )
      .all(),
    ...db
      .prepare(
        `SELECT 'legacy_id' AS "table", id, target FROM legacy_id WHERE target NOT IN ${known}`,
      )
      .all(),
    ...db
      .prepare(
        `SELECT 'source_code' AS "table", code AS id, variant AS target FROM source_code
         WHERE variant NOT IN (SELECT id FROM variant)`,
      )
      .all(),
  ] as Orphan[];
}

interface NamedFood {
  readonly id: string;
  readonly type: FoodType;
  readonly name: string;
  readonly brand: string | null;
  readonly folded: string | null;
  readonly rank: number | null;
}

/**
 * Foods that are neither a hit nor the near-duplicate of one, or that are not in the index by the words
 * of their name.
 */
function unsearchableIn(db: Database): string[] {
  const foods = db
    .prepare(
      `SELECT food.id, food.type, food.name, food.brand, name.folded,
         search_hit.rank
       FROM food
         LEFT JOIN name ON name.food = food.ord AND name.position = 0
         LEFT JOIN search_hit ON search_hit.food = food.ord
       WHERE food.retired_in IS NULL`,
    )
    .all() as NamedFood[];
  const kinds = Object.values(KIND_WORDS).map((word) => `"${word}"`);
  const indexed = new Set(
    db
      .prepare('SELECT rowid FROM food_text WHERE food_text MATCH ?')
      .pluck()
      .all(kinds.join(' OR ')) as number[],
  );
  const isHit = ({ rank }: NamedFood) => rank !== null && indexed.has(rank);
  const hits = new Set(foods.filter(isHit).map(duplicateKey));
  return foods
    .filter((food) => food.folded !== foldedName(food.name) || !hits.has(duplicateKey(food)))
    .map(({ id }) => id);
}

function changedSourcesIn(db: Database, foods: Iterable<Food>): string[] {
  const sources = db
    .prepare('SELECT id, name, release, licence, fingerprint FROM source')
    .all() as (Source & { fingerprint: string })[];
  const computed = new Map<string, Fingerprint>(
    sources.map((source) => [source.id, fingerprintOf(source)]),
  );
  const sourceOfFood = db.prepare('SELECT source FROM food WHERE id = ?').pluck();
  for (const food of foods) computed.get(sourceOfFood.get(food.id) as string)?.add(food);
  for (const { id } of sources) {
    const legacyIds = db
      .prepare(
        'SELECT id, name, change, release, target, note FROM legacy_id WHERE source = ? ORDER BY id',
      )
      .all(id) as LegacyId[];
    const codes = db
      .prepare(
        `SELECT source, code, variant AS variantId FROM source_code
         WHERE owner = ? ORDER BY code, source`,
      )
      .all(id) as SourceCode[];
    for (const further of [...legacyIds, ...codes]) computed.get(id)?.add(further);
  }
  return sources
    .filter(({ id, fingerprint }) => computed.get(id)?.digest() !== fingerprint)
    .map(({ id }) => id);
}
