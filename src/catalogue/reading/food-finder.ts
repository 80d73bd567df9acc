import type { Database, Statement } from 'better-sqlite3';
import type { Food } from '../../model/food.ts';
import type { LegacyId } from '../../model/food-ids.ts';
import type { FoodReader } from './food-reader.ts';

/** A food found by one of its ids, and its variant if the id names one. */
export interface FoundFood {
  readonly food: Food;
  readonly variantId?: string;
  /** What became of the id, if it is one of an earlier release. */
  readonly legacy?: LegacyId;
}

export interface FoodFinder {
  /**
   * Finds a food by its id or that of a variant, otherwise by an id of an earlier release, otherwise by
   * a code of a source, bare (`11352`) or after the source (`sr-11352`). The source's own foods come
   * first.
   */
  find(id: string): FoundFood | undefined;
  /** The id of the food or variant that an id of an earlier release or a code of a source stands for. */
  currentIdOf(id: string): string | undefined;
  /** @param gtin in its normal form of 14 digits */
  findGtin(gtin: string): Food | undefined;
  /** Ids of current foods that begin with the first letter of an id and are about as long. */
  idsLike(id: string): readonly string[];
  /** All foods, retired ones included, in the order of their import. */
  all(): IterableIterator<Food>;
}

/** The most characters by which similar ids differ in length. */
const MAX_LENGTH_DIFFERENCE = 2;

/** A catalogue may have millions of ids: comparing a misspelt one with all of them would take too long. */
const MAX_SIMILAR_IDS = 50_000;

interface VariantKey {
  readonly food: number;
  readonly id: string;
}

export function foodFinder(db: Database, foodOf: FoodReader): FoodFinder {
  const ordOfId = db.prepare('SELECT ord FROM food WHERE id = ?').pluck() as Statement<
    [string],
    number
  >;
  const ordOfGtin = db.prepare('SELECT ord FROM food WHERE gtin = ?').pluck() as Statement<
    [string],
    number
  >;
  const ords = db.prepare('SELECT ord FROM food ORDER BY ord').pluck();
  const variantOfId: Statement<[string], VariantKey> = db.prepare(
    'SELECT food, id FROM variant WHERE id = ?',
  );
  const legacyOfId: Statement<[string], LegacyId> = db.prepare(
    'SELECT id, name, change, release, target, note FROM legacy_id WHERE id = ?',
  );
  const variantOfCode = codeFinder(db);
  const idsLike = db
    .prepare(
      `SELECT id FROM food WHERE id >= :first AND id < :first || char(1114111)
         AND length(id) BETWEEN :length - ${MAX_LENGTH_DIFFERENCE}
         AND :length + ${MAX_LENGTH_DIFFERENCE}
         AND retired_in IS NULL ORDER BY id LIMIT ${MAX_SIMILAR_IDS}`,
    )
    .pluck() as Statement<{ first: string; length: number }, string>;

  const current = (id: string): FoundFood | undefined => {
    const ord = ordOfId.get(id);
    if (ord !== undefined) return { food: foodOf(ord) };
    const variant = variantOfId.get(id);
    return variant && { food: foodOf(variant.food), variantId: variant.id };
  };

  return {
    find(id) {
      const found = current(id);
      if (found !== undefined) return found;
      const legacy = legacyOfId.get(id);
      const successor = legacy && current(legacy.target);
      if (successor !== undefined) return { ...successor, legacy: legacy as LegacyId };
      const variant = variantOfCode(id);
      return variant && { food: foodOf(variant.food), variantId: variant.id };
    },
    currentIdOf: (id) => legacyOfId.get(id)?.target ?? variantOfCode(id)?.id,
    findGtin(gtin) {
      const ord = ordOfGtin.get(gtin);
      return ord === undefined ? undefined : foodOf(ord);
    },
    idsLike: (id) => idsLike.all({ first: id.slice(0, 1), length: id.length }),
    *all() {
      for (const ord of ords.all() as number[]) yield foodOf(ord);
    },
  };
}

/** `sr-11352`: the source in front of a code. */
const PREFIXED = /^([a-z]+)-(.+)$/i;

/** Variants by a code of a source. The code of a variant's own amounts comes before a code that merely stands for it. */
function codeFinder(db: Database): (id: string) => VariantKey | undefined {
  const named = `(:source IS NULL OR code.source = :source OR code.source LIKE :source || '-%')`;
  const find: Statement<{ code: string; source: string | null }, VariantKey> = db.prepare(
    `SELECT code.food, code.id FROM (
       SELECT food, id, source, ord, 0 AS is_further FROM variant WHERE source_code = :code
       UNION ALL
       SELECT variant.food, variant.id, source_code.source, variant.ord, 1 FROM source_code
       JOIN variant ON variant.id = source_code.variant WHERE source_code.code = :code
     ) AS code JOIN food ON food.ord = code.food WHERE ${named}
     ORDER BY food.source <> code.source, code.is_further, code.ord LIMIT 1`,
  );
  const inAnyCase = (code: string, source: string | null) =>
    find.get({ code, source }) ??
    (code === code.toUpperCase() ? undefined : find.get({ code: code.toUpperCase(), source }));
  return (id) => {
    const prefixed = PREFIXED.exec(id);
    return (
      inAnyCase(id, null) ??
      (prefixed === null
        ? undefined
        : inAnyCase(prefixed[2] as string, (prefixed[1] as string).toLowerCase()))
    );
  };
}
