import type { Database } from 'better-sqlite3';
import type { Food } from '../../model/food.ts';
import {
  type IdChange,
  LEGACY_CHANGES,
  type LegacyId,
  type SourceCode,
} from '../../model/food-ids.ts';
import { lazily } from '../../text/lazily.ts';
import { prepareLater } from '../prepare-later.ts';
import { type CodeKey, codeFinder, PREFIXED } from './code-finder.ts';
import type { FoodReader } from './food-reader.ts';

/** A food found by one of its ids, and its variant if the id names one. */
export interface FoundFood {
  readonly food: Food;
  readonly variantId?: string;
  /** What happened to the id, if it is from an earlier release. */
  readonly legacy?: LegacyId;
  /** The code by which it was found, if the food is only a stand-in for the one that the code names. */
  readonly standIn?: Pick<SourceCode, 'source' | 'code'>;
}

/** The current id that another id leads to. */
export interface CurrentId {
  readonly id: string;
  /** How the ids are related; absent for a code of exactly this food. */
  readonly change?: IdChange;
}

/** Finds foods of a catalogue by their ids. */
export interface FoodFinder {
  /**
   * Finds a food by its id or that of a variant, otherwise by a code of a source, bare (`11352`) or after
   * the source (`sr-11352`), otherwise by an id of an earlier release, otherwise by a code that it stands
   * in for. The source's own foods come first.
   */
  find(id: string): FoundFood | undefined;
  /** The id of the food or variant that an id of an earlier release or a code of a source leads to. */
  currentIdOf(id: string): CurrentId | undefined;
  /** The ids of the user's own foods of several sources that have a code, which alone finds none of them. */
  ambiguousIds(code: string): readonly string[];
  /** @param gtin in its normal form of 14 digits */
  findGtin(gtin: string): Food | undefined;
  /** Ids of current foods that begin with the first letter of an id and are about as long. */
  idsLike(id: string): readonly string[];
  /** Every id that {@link find} accepts, each once. */
  knownIds(): Iterable<string>;
  /**
   * Codes of sources, and ids of earlier releases, that are no current ids, with what each leads to.
   *
   * @param isCurrent whether a food or a variant has an id; the caller has read all of these
   */
  otherIds(isCurrent: (id: string) => boolean): Iterable<readonly [id: string, current: CurrentId]>;
  /** All foods, retired ones included, in the order of their import. */
  all(): IterableIterator<Food>;
  /** Current foods without a brand, the most commonly eaten first. */
  common(limit: number): Food[];
}

/** The most characters by which similar ids differ in length. */
const MAX_LENGTH_DIFFERENCE = 2;

/** A catalogue may have millions of ids: comparing a misspelt one with all of them would take too long. */
const MAX_SIMILAR_IDS = 50_000;

interface VariantKey {
  readonly food: number;
  readonly id: string;
}

/** Prepares the look-ups of foods by id, code and GTIN, once for each connection. */
export function foodFinder(db: Database, foodOf: FoodReader): FoodFinder {
  const ordOfId = prepareLater<[string], number>(db, 'SELECT ord FROM food WHERE id = ?', 'pluck');
  const ordOfGtin = prepareLater<[string], number>(
    db,
    'SELECT food FROM product WHERE gtin = ?',
    'pluck',
  );
  const ords = prepareLater<[], number>(db, 'SELECT ord FROM food ORDER BY ord', 'pluck');
  const commonOrds = prepareLater<[number], number>(
    db,
    `SELECT ord FROM food WHERE brand IS NULL AND retired_in IS NULL
     ORDER BY search_weight DESC, ord LIMIT ?`,
    'pluck',
  );
  const variantOfId = prepareLater<[string], VariantKey>(
    db,
    'SELECT food, id FROM variant WHERE id = ?',
  );
  const legacyOfId = prepareLater<[string], LegacyId>(
    db,
    `SELECT id, name, change, release, target, note FROM legacy_id WHERE id = ?
     ORDER BY ${LEGACY_CHANGES.map((change) => `change = '${change}' DESC`).join(', ')}, source LIMIT 1`,
  );
  const codes = lazily(() => codeFinder(db));
  const idsLike = prepareLater<[{ first: string; length: number }], string>(
    db,
    `SELECT id FROM food WHERE id >= :first AND id < :first || char(1114111)
       AND length(id) BETWEEN :length - ${MAX_LENGTH_DIFFERENCE}
       AND :length + ${MAX_LENGTH_DIFFERENCE}
       AND retired_in IS NULL ORDER BY id LIMIT ${MAX_SIMILAR_IDS}`,
    'pluck',
  );

  const current = (id: string): FoundFood | undefined => {
    const ord = ordOfId().get(id);
    if (ord !== undefined) return { food: foodOf(ord) };
    const variant = variantOfId().get(id);
    return variant && { food: foodOf(variant.food), variantId: variant.id };
  };

  /** `fndds-27510310`: a code that a release of the source in front of it dropped. */
  const legacyOfCode = (id: string): LegacyId | undefined => {
    const [, source = '', code = ''] = PREFIXED.exec(id) ?? [];
    const legacy = code === '' ? undefined : legacyOfId().get(code);
    return legacy?.release.toLowerCase().startsWith(source.toLowerCase()) ? legacy : undefined;
  };
  // A code of exactly this food comes first, since a code may be current in one source and dropped in another.
  const otherId = (id: string): { legacy?: LegacyId; code?: CodeKey } => {
    if (codes().ambiguous(id).length > 0) return {};
    const code = codes().find(id);
    if (code !== undefined && code.is_stand_in === 0) return { code };
    const legacy = legacyOfId().get(id) ?? legacyOfCode(id);
    if (legacy !== undefined) return { legacy };
    return code === undefined ? {} : { code };
  };

  const allCodes = prepareLater<[], Pick<SourceCode, 'source' | 'code'>>(
    db,
    `SELECT source, source_code AS code FROM variant WHERE source_code IS NOT NULL
     UNION SELECT source, code FROM source_code ORDER BY source, code`,
  );
  /** Codes and earlier ids, once for each meaning; a variant's own code with the variant. */
  const bareCodes = prepareLater<[], readonly [code: string, variant: string | null]>(
    db,
    `SELECT source_code AS code, id AS variant FROM variant WHERE source_code IS NOT NULL
     UNION ALL SELECT code, NULL FROM source_code UNION ALL SELECT id, NULL FROM legacy_id
     ORDER BY code`,
    'raw',
  );
  const allIds = prepareLater<[], string>(
    db,
    'SELECT id FROM food UNION SELECT id FROM variant UNION SELECT id FROM legacy_id',
    'pluck',
  );

  const currentIdOf = (id: string): CurrentId | undefined => {
    const { legacy, code } = otherId(id);
    if (legacy !== undefined) return { id: legacy.target, change: legacy.change };
    return code && { id: code.id, ...(code.is_stand_in === 1 ? { change: 'stand-in' } : {}) };
  };

  return {
    currentIdOf,
    ambiguousIds: (code) =>
      codes()
        .ambiguous(code)
        .map(({ food }) => foodOf(food).id),
    *otherIds(isCurrent) {
      const bare = bareCodes().all();
      for (const [index, [id, variant]] of bare.entries()) {
        if (bare[index - 1]?.[0] === id || isCurrent(id)) continue;
        const isClear = variant !== null && bare[index + 1]?.[0] !== id;
        const leadsTo = isClear ? { id: variant } : currentIdOf(id);
        if (leadsTo !== undefined) yield [id, leadsTo];
      }
    },
    knownIds() {
      const ids = new Set(allIds().all());
      for (const { source, code } of allCodes().all()) {
        const [short = ''] = source.split('-');
        for (const one of [code, code.replace(/^0+(?=\d{3})/, '')]) {
          for (const id of [one, `${short}-${one}`]) ids.add(id);
        }
      }
      return ids;
    },
    find(id) {
      const found = current(id);
      if (found !== undefined) return found;
      const { legacy, code } = otherId(id);
      const successor = legacy && current(legacy.target);
      if (successor !== undefined) return { ...successor, legacy: legacy as LegacyId };
      return (
        code && {
          food: foodOf(code.food),
          variantId: code.id,
          ...(code.is_stand_in === 1 ? { standIn: { source: code.source, code: code.code } } : {}),
        }
      );
    },
    findGtin(gtin) {
      const ord = ordOfGtin().get(gtin);
      return ord === undefined ? undefined : foodOf(ord);
    },
    idsLike: (id) => idsLike().all({ first: id.slice(0, 1), length: id.length }),
    common: (limit) =>
      commonOrds()
        .all(limit)
        .map((ord) => foodOf(ord)),
    *all() {
      for (const ord of ords().all()) yield foodOf(ord);
    },
  };
}
