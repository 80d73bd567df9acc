import type { Database } from 'better-sqlite3';
import { FOOD_TYPES, type FoodType, type Source } from '../../model/food.ts';
import { damagedCatalogue } from '../connection.ts';
import { hasFigures } from '../figures/figures-reader.ts';
import { SCHEMA_VERSION } from '../schema/schema.ts';
import { fingerprintOfSources, sourceFingerprints } from './source-fingerprints.ts';

/** A source of a catalogue, with what is known about its foods. */
export interface SourceInfo extends Source {
  readonly foods: number;
  /** The number of nutrients that are known for at least one of its foods. */
  readonly nutrients: number;
  /** SHA-256 over its imported content. */
  readonly fingerprint: string;
}

/** A source with what its foods have. */
export interface SourceContent extends SourceInfo {
  readonly variants: number;
  readonly foodsWithGtin: number;
  readonly variantsWithFoodPatterns: number;
  readonly variantsWithEstimatedFoodPatterns: number;
  readonly servingSizes: number;
}

/** What a catalogue file contains. */
export interface CatalogueInfo {
  readonly file: string;
  readonly schemaVersion: number;
  /** Whether searches are slower than with the current schema, which the next import brings. */
  readonly hasEarlierIndex: boolean;
  /** Whether evaluations are slow, since the file of figures next to the catalogue is missing or out of date. */
  readonly lacksFigures: boolean;
  /** SHA-256 over the fingerprints of the sources. */
  readonly fingerprint: string;
  readonly sources: readonly SourceContent[];
  readonly foods: number;
  readonly foodsByType: Readonly<Record<FoodType, number>>;
  /** Foods of earlier releases, which are found only by their ids. */
  readonly retiredFoods: number;
  readonly foodsWithGtin: number;
  readonly variantsWithDensity: number;
  readonly liquidFoods: number;
  readonly variants: number;
  readonly variantsByType: Readonly<Record<FoodType, number>>;
  readonly variantsWithFoodPatterns: number;
  readonly variantsWithEstimatedFoodPatterns: number;
  readonly servingSizes: number;
  readonly servingSizesOfAType: number;
  /** Names to search by: those of foods, their synonyms, and their names in other languages. */
  readonly names: number;
  readonly legacyIds: number;
  readonly sourceCodes: number;
}

/**
 * Counts the content of a catalogue, and checks the file while doing so.
 *
 * @throws ViandError `catalogue/damaged`
 */
export function readCatalogueInfo(file: string, db: Database): CatalogueInfo {
  const damage = db.pragma('quick_check(1)', { simple: true }) as string;
  if (damage !== 'ok') throw damagedCatalogue(file, damage);
  const count = (sql: string) => db.prepare(sql).pluck().get() as number;
  const countByType = (table: string) => {
    const counted = db.prepare(`SELECT count(*) FROM ${table} WHERE food.type = ?`).pluck();
    const counts = FOOD_TYPES.map((type) => [type, counted.get(type)]);
    return Object.fromEntries(counts) as Record<FoodType, number>;
  };
  const sources = sourcesOf(db);
  const schemaVersion = db.pragma('user_version', { simple: true }) as number;
  return {
    file,
    schemaVersion,
    hasEarlierIndex: schemaVersion < SCHEMA_VERSION,
    lacksFigures: !hasFigures(file, sourceFingerprints(db)),
    fingerprint: fingerprintOfSources(sources),
    sources: sources.map((source) => ({ ...source, ...contentOf(db, source.id) })),
    foods: count('SELECT count(*) FROM food'),
    foodsByType: countByType('food'),
    retiredFoods: count('SELECT count(retired_in) FROM food'),
    foodsWithGtin: count('SELECT count(gtin) FROM food'),
    liquidFoods: count('SELECT count(*) FROM food WHERE NOT is_solid'),
    variants: count('SELECT count(*) FROM variant'),
    variantsByType: countByType('variant JOIN food ON food.ord = variant.food'),
    variantsWithDensity: count('SELECT count(density) FROM variant'),
    variantsWithFoodPatterns: count('SELECT count(food_patterns) FROM variant'),
    variantsWithEstimatedFoodPatterns: count(
      'SELECT count(*) FROM variant WHERE food_patterns_estimated',
    ),
    servingSizes: count('SELECT count(*) FROM serving_size'),
    servingSizesOfAType: count('SELECT count(type) FROM serving_size'),
    names: count('SELECT count(*) FROM name'),
    legacyIds: count('SELECT count(*) FROM legacy_id'),
    sourceCodes: count('SELECT count(*) FROM source_code'),
  };
}

/** The sources of a catalogue by their ids, each with the number of its foods. */
export function sourcesOf(db: Database): SourceInfo[] {
  return db
    .prepare(
      `SELECT id, name, release, licence, nutrients, fingerprint,
         (SELECT count(*) FROM food WHERE food.source = source.id) AS foods
       FROM source ORDER BY id`,
    )
    .all() as SourceInfo[];
}

function contentOf(db: Database, source: string): Omit<SourceContent, keyof SourceInfo> {
  return db
    .prepare(
      `SELECT count(*) AS variants,
         (SELECT count(gtin) FROM food WHERE food.source = :source) AS foodsWithGtin,
         count(food_patterns) AS variantsWithFoodPatterns,
         coalesce(sum(food_patterns_estimated), 0) AS variantsWithEstimatedFoodPatterns,
         (SELECT count(*) FROM serving_size JOIN variant ON variant.ord = serving_size.variant
          JOIN food ON food.ord = variant.food WHERE food.source = :source) AS servingSizes
       FROM variant JOIN food ON food.ord = variant.food WHERE food.source = :source`,
    )
    .get({ source }) as Omit<SourceContent, keyof SourceInfo>;
}
