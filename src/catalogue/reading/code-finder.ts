import type { Database } from 'better-sqlite3';
import { normaliseGtin } from '../../model/ids/gtin.ts';
import { prepareLater } from '../prepare-later.ts';

/** A variant that a code of a source leads to. */
export interface CodeKey {
  readonly food: number;
  readonly id: string;
  readonly source: string;
  readonly code: string;
  readonly is_stand_in: number;
  readonly is_own: number;
}

/** Finds the variant of a code or of a GTIN; none if several of the user's own sources have the code. */
export interface CodeFinder {
  find(id: string): CodeKey | undefined;
  /** The variants of the user's own foods that share a code, which alone is ambiguous; none if it is not. */
  ambiguous(id: string): readonly CodeKey[];
}

/** Codes of SR and of FoodData Central's foods from it have five digits, and spreadsheets drop leading zeros. */
const SR_DIGITS = 5;

/** A code as written, in capitals, and with the zeros that it may have lost. */
export function spellingsOf(code: string): Set<string> {
  const padded = /^\d{3,4}$/.test(code) ? code.padStart(SR_DIGITS, '0') : code;
  return new Set([code, code.toUpperCase(), padded]);
}

/** `sr-11352`: the source in front of a code. */
export const PREFIXED = /^([a-z]+)-(.+)$/i;

/** Whether an id, exactly as written, can only be a code or an earlier id, such as 11352000. */
export function isBareCode(id: string): boolean {
  return spellingsOf(id).size === 1 && !PREFIXED.test(id);
}

/** The GTIN that an id is, in its normal form. Eight digits are none, since codes of FNDDS have as many. */
export function gtinOfId(id: string): string | undefined {
  return /^\d{12,14}$/.test(id) ? normaliseGtin(id) : undefined;
}

/** After this many single look-ups, all codes are read at once. */
const SINGLE_LOOKUPS = 50;

/** The codes of larger catalogues are not read at once. */
const MAX_VARIANTS = 100_000;

/** The codes of variants, and the further codes that lead to them; `WHERE` follows for each. */
const OWN_CODES = `SELECT food, id, source, ord, source_code AS code, 0 AS is_further,
  0 AS is_stand_in FROM variant WHERE source_code`;
const FURTHER_CODES = `SELECT variant.food, variant.id, source_code.source, variant.ord,
  source_code.code, 1, is_stand_in
  FROM source_code JOIN variant ON variant.id = source_code.variant WHERE source_code.code`;

/**
 * Codes of the user's own foods come first, then those of the food's own source. A code of exactly this variant comes
 * before a code for which it is a stand-in.
 */
const ORDER =
  'is_own DESC, food.source <> code.source, code.is_further, code.is_stand_in, code.ord';

const FIGURES = 'code.food, code.id, code.source, code.code, code.is_stand_in';

const OF_OWN_SOURCE = 'code.source IN (SELECT id FROM source WHERE is_own = 1)';

/** Variants by a code of a source, bare or after the source. */
export function codeFinder(db: Database): CodeFinder {
  const ownSources = db
    .prepare('SELECT count(*) FROM source WHERE is_own = 1')
    .pluck()
    .get() as number;
  // Files of another release have thousands of codes to look for, mostly in catalogues without own foods.
  const isOwn = ownSources === 0 ? '0' : OF_OWN_SOURCE;
  const figures = `${FIGURES}, ${isOwn} AS is_own`;
  // sr-11352 means release 28 of SR, but never the user's own source sr-notes.
  const named = `(:source IS NULL OR code.source = :source OR code.source LIKE :source || '-%' AND NOT ${isOwn})`;
  const find = prepareLater<[{ code: string; source: string | null }], CodeKey>(
    db,
    `SELECT ${figures} FROM (${OWN_CODES} = :code UNION ALL ${FURTHER_CODES} = :code) AS code
     JOIN food ON food.ord = code.food WHERE ${named} ORDER BY ${ORDER} LIMIT 1`,
  );
  let lookups = 0;
  let all: ReadonlyMap<string, CodeKey> | undefined;
  const one = (code: string, source: string | null) => {
    lookups += 1;
    if (lookups === SINGLE_LOOKUPS) all = allCodesOf(db, figures);
    return all === undefined || source !== null ? find().get({ code, source }) : all.get(code);
  };
  const inAnyCase = (code: string, source: string | null) => {
    for (const spelling of spellingsOf(code)) {
      const found = one(spelling, source);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const owned = prepareLater<[string], CodeKey>(
    db,
    `SELECT ${figures} FROM (${OWN_CODES} = ?) AS code WHERE ${OF_OWN_SOURCE} ORDER BY code.ord`,
  );
  const ambiguous = (id: string): readonly CodeKey[] => {
    // A bar code names one product, whichever source describes it.
    if (ownSources < 2 || normaliseGtin(id) !== undefined) return [];
    for (const spelling of spellingsOf(id)) {
      const found = owned().all(spelling);
      if (found.length > 0) return found.length > 1 ? found : [];
    }
    return [];
  };
  const ofProduct = prepareLater<[string], CodeKey>(
    db,
    `SELECT food.ord AS food, variant.id, food.source, product.gtin AS code, 0 AS is_stand_in,
       0 AS is_own
     FROM product JOIN food ON food.ord = product.food
     JOIN variant ON variant.food = food.ord AND variant.processing = food.standard_processing
     WHERE product.gtin = ?`,
  );
  const ofPrefixed = ([, source = '', code = '']: readonly string[]) =>
    inAnyCase(code, source.toLowerCase());
  return {
    ambiguous,
    find(id) {
      const prefixed = PREFIXED.exec(id);
      const found = inAnyCase(id, null) ?? (prefixed === null ? undefined : ofPrefixed(prefixed));
      if (found !== undefined) return found;
      const gtin = gtinOfId(id);
      return gtin === undefined ? undefined : ofProduct().get(gtin);
    },
  };
}

/**
 * What each code leads to; undefined if the catalogue is too large to list all codes.
 *
 * @param figures columns of a code
 */
function allCodesOf(db: Database, figures: string): ReadonlyMap<string, CodeKey> | undefined {
  const last = db.prepare('SELECT max(ord) FROM variant').pluck().get() as number;
  if (last > MAX_VARIANTS) return undefined;
  const rows = db
    .prepare(
      `SELECT ${figures} FROM (${OWN_CODES} IS NOT NULL UNION ALL ${FURTHER_CODES} IS NOT NULL)
       AS code JOIN food ON food.ord = code.food ORDER BY ${ORDER}`,
    )
    .all() as CodeKey[];
  const codes = new Map<string, CodeKey>();
  for (const row of rows) if (!codes.has(row.code)) codes.set(row.code, row);
  return codes;
}
