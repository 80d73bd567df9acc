import type { Database } from 'better-sqlite3';
import { lazily } from '../../collections/lazily.ts';
import { type IdChange, LEGACY_CHANGES, type LegacyId } from '../../model/ids/food-ids.ts';
import { prepareLater } from '../prepare-later.ts';
import { type CodeKey, codeFinder, PREFIXED } from './code-finder.ts';

/** The current id that another id leads to. */
export interface CurrentId {
  readonly id: string;
  /** How the ids are related; absent for a code of exactly this food. */
  readonly change?: IdChange;
}

/** What an id that is not current leads to: the successor of an earlier id, or the variant of a code. */
interface FoundOtherId {
  readonly legacy?: LegacyId;
  readonly code?: CodeKey;
}

/** Finds what codes of sources and ids of earlier releases lead to. */
interface OtherIdFinder {
  find(id: string): FoundOtherId;
  currentIdOf(id: string): CurrentId | undefined;
  /** The variants of the user's own foods that share a code; none if the code is not ambiguous. */
  ambiguous(code: string): readonly CodeKey[];
  /**
   * All of these ids, without those that are also current ids.
   *
   * @param isCurrent whether a food or a variant has an id
   */
  all(isCurrent: (id: string) => boolean): Iterable<readonly [id: string, current: CurrentId]>;
}

/** Prepares the look-ups of codes and earlier ids, once for each connection. */
export function otherIdFinder(db: Database): OtherIdFinder {
  const codes = lazily(() => codeFinder(db));
  const legacyOfId = prepareLater<[string], LegacyId>(
    db,
    `SELECT id, name, change, release, target, note FROM legacy_id WHERE id = ?
     ORDER BY ${LEGACY_CHANGES.map((change) => `change = '${change}' DESC`).join(', ')}, source LIMIT 1`,
  );
  /** Codes and earlier ids, once for each meaning; a variant's own code with the variant. */
  const bareCodes = prepareLater<[], readonly [code: string, variant: string | null]>(
    db,
    `SELECT source_code AS code, id AS variant FROM variant WHERE source_code IS NOT NULL
     UNION ALL SELECT code, NULL FROM source_code UNION ALL SELECT id, NULL FROM legacy_id
     ORDER BY code`,
    'raw',
  );

  const ambiguous = (code: string) => codes().ambiguous(code);

  /** `fndds-27510310`: a code that a release of the source in front of it dropped. */
  const legacyOfCode = (id: string): LegacyId | undefined => {
    const [, source = '', code = ''] = PREFIXED.exec(id) ?? [];
    const legacy = code === '' ? undefined : legacyOfId().get(code);
    return legacy?.release.toLowerCase().startsWith(source.toLowerCase()) ? legacy : undefined;
  };

  // A code of exactly this food comes first, since a code may be current in one source and dropped in another.
  const find = (id: string): FoundOtherId => {
    if (ambiguous(id).length > 0) return {};
    const code = codes().find(id);
    if (code !== undefined && code.is_stand_in === 0) return { code };
    const legacy = legacyOfId().get(id) ?? legacyOfCode(id);
    if (legacy !== undefined) return { legacy };
    return code === undefined ? {} : { code };
  };

  const currentIdOf = (id: string): CurrentId | undefined => {
    const { legacy, code } = find(id);
    if (legacy !== undefined) return { id: legacy.target, change: legacy.change };
    return code && { id: code.id, ...(code.is_stand_in === 1 ? { change: 'stand-in' } : {}) };
  };

  return {
    find,
    currentIdOf,
    ambiguous,
    *all(isCurrent) {
      const bare = bareCodes().all();
      for (const [index, [id, variant]] of bare.entries()) {
        if (bare[index - 1]?.[0] === id || isCurrent(id)) continue;
        const isClear = variant !== null && bare[index + 1]?.[0] !== id;
        const current = isClear ? { id: variant } : currentIdOf(id);
        if (current !== undefined) yield [id, current];
      }
    },
  };
}
