import type { Database } from 'better-sqlite3';
import type { Food, FoodType, Source } from '../../model/food.ts';
import type { CodeEnergy, Integrity, Orphan } from '../../model/integrity.ts';
import { NUTRIENTS, nutrient } from '../../model/nutrients.ts';
import { foldedName } from '../../text/words/fold-words.ts';
import { legacyIdsIn, sourceCodesOf } from '../reading/alternate-ids.ts';
import { vectorCodec } from '../schema/vectors.ts';
import { duplicateKey } from '../search/building/duplicate-key.ts';
import { SEARCHABLE } from '../search/building/search-index.ts';
import { anyOf, hasWord } from '../search/lists/expression.ts';
import { openHitLists } from '../search/lists/open-hit-lists.ts';
import { TYPE_WORDS } from '../search/words/indexed-words.ts';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';

/** Checks what the schema alone cannot guarantee, since another program may have written to the file. */
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
    repeatedGtins: list('SELECT gtin FROM food GROUP BY source, gtin HAVING count(gtin) > 1'),
    changedSources: changedSourcesIn(db, foods),
    codeEnergies: codeEnergiesIn(db),
  };
}

/** Tables whose rows belong to a food, each with the column that names a row. */
const OF_FOODS = [
  ['variant', 'id'],
  ['name', 'text'],
  ['search_hit', 'rank'],
  ['product', 'gtin'],
] as const;

function orphansIn(db: Database): Orphan[] {
  const withoutFood = OF_FOODS.flatMap(([table, name]) =>
    db
      .prepare(
        `SELECT '${table}' AS "table", ${name} AS id, 'food ' || food AS target FROM ${table}
         WHERE food NOT IN (SELECT ord FROM food)`,
      )
      .all(),
  );
  const known = '(SELECT id FROM food UNION ALL SELECT id FROM variant)';
  return [
    ...withoutFood,
    ...db
      .prepare(
        `SELECT 'serving_size' AS "table", label AS id, 'variant ' || variant AS target
         FROM serving_size WHERE variant NOT IN (SELECT ord FROM variant)`,
      )
      .all(),
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
 * Foods that no search finds: neither a hit nor a near-duplicate of one, or not indexed under the words of their names.
 */
function unsearchableIn(db: Database): string[] {
  const foods = db
    .prepare(
      `SELECT food.id, food.type, food.name, food.brand, name.folded,
         search_hit.rank
       FROM food
         LEFT JOIN name ON name.food = food.ord AND name.position = 0
         LEFT JOIN search_hit ON search_hit.food = food.ord
       WHERE ${SEARCHABLE}`,
    )
    .all() as NamedFood[];
  const hasType = anyOf(Object.values(TYPE_WORDS).map(hasWord));
  const indexed = new Set(openHitLists(db).first(hasType, foods.length));
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
    for (const legacyId of legacyIdsIn(db, id)) computed.get(id)?.add(legacyId);
    for (const code of sourceCodesOf(db, id)) computed.get(id)?.add(code);
  }
  const renamed = renamedSourcesIn(db);
  return sources
    .filter(({ id, fingerprint }) => computed.get(id)?.digest() !== fingerprint || renamed.has(id))
    .map(({ id }) => id);
}

/**
 * The sources whose stored names differ from the foods: the first name must repeat the name of the food, and every name
 * is stored a second time in its folded form. The fingerprint covers neither.
 */
function renamedSourcesIn(db: Database): Set<string> {
  const names = db
    .prepare(
      `SELECT food.source, name.text, name.folded, food.name IS NOT name.text AND position = 0 AS differs
       FROM name JOIN food ON food.ord = name.food`,
    )
    .raw()
    .iterate() as IterableIterator<[source: string, text: string, folded: string, differs: number]>;
  const renamed = new Set<string>();
  for (const [source, text, folded, differs] of names) {
    if (differs === 1 || folded !== foldedName(text)) renamed.add(source);
  }
  return renamed;
}

function codeEnergiesIn(db: Database): CodeEnergy[] {
  const nutrients = vectorCodec(db, 'nutrient', NUTRIENTS);
  const { position } = nutrient('energy');
  const rows = db
    .prepare(
      `SELECT source_code.source, code, variant.id AS variantId, energy, nutrients
       FROM source_code JOIN variant ON variant.id = source_code.variant
       WHERE is_stand_in = 0 AND energy IS NOT NULL ORDER BY code, source_code.source`,
    )
    .all() as (Omit<CodeEnergy, 'variantEnergy'> & { readonly nutrients: Buffer })[];
  return rows.map(({ nutrients: amounts, ...code }) => ({
    ...code,
    variantEnergy: nutrients.decode(amounts)[position] as number,
  }));
}
