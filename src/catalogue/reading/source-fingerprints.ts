import { createHash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { Source } from '../../model/food.ts';

/** A source with the SHA-256 over its imported content. */
type Identified = Pick<Source, 'id'> & { readonly fingerprint: string };

/** SHA-256 over the fingerprints of the sources: equal content has equal fingerprints. */
export function catalogueFingerprint(db: Database): string {
  return fingerprintOfSources(
    db.prepare('SELECT id, fingerprint FROM source ORDER BY id').all() as Identified[],
  );
}

/** The SHA-256 over the imported content of each source. */
export function sourceFingerprints(db: Database): string[] {
  return db.prepare('SELECT fingerprint FROM source').pluck().all() as string[];
}

/** @param sources by their ids */
export function fingerprintOfSources(sources: readonly Identified[]): string {
  const hash = createHash('sha256');
  for (const { id, fingerprint } of sources) hash.update(`${id} ${fingerprint}\n`);
  return hash.digest('hex');
}
