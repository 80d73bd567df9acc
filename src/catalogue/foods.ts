import type { Database, Statement } from 'better-sqlite3';
import type { Food } from '../model/food.ts';
import type { LegacyId } from '../model/food-ids.ts';
import type { FoodReader } from './food-reader.ts';

/** A food found by one of the ids it goes by, and the variant where the id named one. */
export interface FoundFood {
  readonly food: Food;
  readonly variantId?: string;
  /** What became of the id, where it is one of an earlier release. */
  readonly legacy?: LegacyId;
}

export interface FoodFinder {
  /**
   * Finds a food by its id or that of a variant; by an id of an earlier release; else by a code of a
   * source, bare (`11352`) or with the source in front (`sr-11352`), of the source's own foods first.
   */
  find(id: string): FoundFood | undefined;
  /** What an id of an earlier release or a code of a source stands for: the id of a food or variant. */
  idOfToday(id: string): string | undefined;
  /** @param gtin in its normal form of 14 digits */
  findGtin(gtin: string): Food | undefined;
  /** Ids of foods of today that begin with the letter that an id begins with, and are about as long. */
  idsLike(id: string): readonly string[];
  /** All foods, retired ones too, in the order they were imported in. */
  all(): IterableIterator<Food>;
}

/** Letters that an id may be longer or shorter than one that is like it. */
const LENGTH_APART = 2;

/** A catalogue may have millions of ids, of which nobody can look at all for one that is misspelt. */
const LIKE_AT_MOST = 50_000;

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
         AND length(id) BETWEEN :length - ${LENGTH_APART} AND :length + ${LENGTH_APART}
         AND retired_in IS NULL ORDER BY id LIMIT ${LIKE_AT_MOST}`,
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
    idOfToday: (id) => legacyOfId.get(id)?.target ?? variantOfCode(id)?.id,
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

/** Variants by a code of a source. The code of a variant's own figures comes before one that only means it. */
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
