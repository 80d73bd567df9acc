import type { Database } from 'better-sqlite3';
import type { LegacyId, SourceCode } from '../../model/ids/food-ids.ts';

/** The ids of earlier releases for which a source has successors, in the order of their fingerprint. */
export function legacyIdsIn(db: Database, source: string): LegacyId[] {
  return db
    .prepare(
      'SELECT id, name, change, release, target, note FROM legacy_id WHERE source = ? ORDER BY id',
    )
    .all(source) as LegacyId[];
}

/** The additional codes that a source maps to its variants, in the order of their fingerprint. */
export function sourceCodesOf(db: Database, source: string): SourceCode[] {
  const codes = db
    .prepare(
      `SELECT source, code, variant AS variantId, energy, is_stand_in AS isStandIn FROM source_code
       WHERE owner = ? ORDER BY code, source`,
    )
    .all(source) as (Omit<SourceCode, 'isStandIn'> & { readonly isStandIn: number })[];
  return codes.map((code) => ({ ...code, isStandIn: code.isStandIn === 1 }));
}
