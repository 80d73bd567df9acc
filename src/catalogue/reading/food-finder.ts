import type { Database } from 'better-sqlite3';
import type { Food } from '../../model/food.ts';
import type { LegacyId, SourceCode } from '../../model/ids/food-ids.ts';
import { prepareLater } from '../prepare-later.ts';
import type { FoodReader } from './food-reader.ts';
import { idLists } from './id-lists.ts';
import { type CurrentId, otherIdFinder } from './other-id-finder.ts';

/** A food found by one of its ids, and its variant if the id names one. */
export interface FoundFood {
  readonly food: Food;
  readonly variantId?: string;
  /** What happened to the id, if it is from an earlier release. */
  readonly legacy?: LegacyId;
  /** The code by which it was found, if the food is only a stand-in for the one that the code names. */
  readonly standIn?: Pick<SourceCode, 'source' | 'code'>;
}

/** Finds foods of a catalogue by their ids. */
export interface FoodFinder {
  /**
   * Finds a food by its id or that of a variant, otherwise by a code of a source, bare (`11352`) or after
   * the source (`sr-11352`) or a GTIN of 12 to 14 digits, otherwise by an id of an earlier release, otherwise by a code
   * for which it is a stand-in. The source's own foods come first.
   */
  find(id: string): FoundFood | undefined;
  /** The id of the food or variant that an id of an earlier release or a code of a source leads to. */
  currentIdOf(id: string): CurrentId | undefined;
  /** The ids of the user's own foods of several sources that share a code. The code alone finds none of them. */
  ambiguousIds(code: string): readonly string[];
  /** @param gtin in its normal form of 14 digits */
  findGtin(gtin: string): Food | undefined;
  /** Ids of current foods that begin with the first letter of an id and are about as long. */
  idsLike(id: string): readonly string[];
  /** Every id that {@link find} accepts, each once. */
  knownIds(): Iterable<string>;
  /**
   * Codes of sources and ids of earlier releases, without those that are also current ids, and what each leads to.
   *
   * @param isCurrent whether a food or a variant has an id; the caller has read all of these
   */
  otherIds(isCurrent: (id: string) => boolean): Iterable<readonly [id: string, current: CurrentId]>;
  /** All foods, retired ones included, in the order of their import. */
  all(): IterableIterator<Food>;
  /** Current foods without a brand, the most commonly eaten first. */
  common(limit: number): Food[];
}

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
  const variantOfId = prepareLater<[string], VariantKey>(
    db,
    'SELECT food, id FROM variant WHERE id = ?',
  );
  const ords = prepareLater<[], number>(db, 'SELECT ord FROM food ORDER BY ord', 'pluck');
  const commonOrds = prepareLater<[number], number>(
    db,
    `SELECT ord FROM food WHERE brand IS NULL AND retired_in IS NULL
     ORDER BY search_weight DESC, ord LIMIT ?`,
    'pluck',
  );
  const others = otherIdFinder(db);
  const lists = idLists(db);

  const findCurrent = (id: string): FoundFood | undefined => {
    const ord = ordOfId().get(id);
    if (ord !== undefined) return { food: foodOf(ord) };
    const variant = variantOfId().get(id);
    return variant && { food: foodOf(variant.food), variantId: variant.id };
  };

  return {
    find(id) {
      const found = findCurrent(id);
      if (found !== undefined) return found;
      const { legacy, code } = others.find(id);
      const successor = legacy && findCurrent(legacy.target);
      if (successor !== undefined) return { ...successor, legacy: legacy as LegacyId };
      return (
        code && {
          food: foodOf(code.food),
          variantId: code.id,
          ...(code.is_stand_in === 1 ? { standIn: { source: code.source, code: code.code } } : {}),
        }
      );
    },
    currentIdOf: others.currentIdOf,
    ambiguousIds: (code) => others.ambiguous(code).map(({ food }) => foodOf(food).id),
    findGtin(gtin) {
      const ord = ordOfGtin().get(gtin);
      return ord === undefined ? undefined : foodOf(ord);
    },
    idsLike: lists.similar,
    knownIds: lists.known,
    otherIds: others.all,
    *all() {
      for (const ord of ords().all()) yield foodOf(ord);
    },
    common: (limit) =>
      commonOrds()
        .all(limit)
        .map((ord) => foodOf(ord)),
  };
}
