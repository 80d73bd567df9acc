import type { Database } from 'better-sqlite3';
import type { SourceCode } from '../../model/ids/food-ids.ts';
import { prepareLater } from '../prepare-later.ts';

/** The most characters by which similar ids differ in length. */
const MAX_LENGTH_DIFFERENCE = 2;

/** A catalogue may have millions of ids: comparing a misspelt one with all of them would take too long. */
const MAX_SIMILAR_IDS = 50_000;

/** Lists the ids of a catalogue. */
interface IdLists {
  /** Ids of current foods that begin with the first letter of an id and are about as long. */
  similar(id: string): readonly string[];
  /** Every id by which a food can be found, each once. */
  known(): Iterable<string>;
}

/** Prepares the lists of ids, once for each connection. */
export function idLists(db: Database): IdLists {
  const similarIds = prepareLater<[{ first: string; length: number }], string>(
    db,
    `SELECT id FROM food WHERE id >= :first AND id < :first || char(1114111)
       AND length(id) BETWEEN :length - ${MAX_LENGTH_DIFFERENCE}
       AND :length + ${MAX_LENGTH_DIFFERENCE}
       AND retired_in IS NULL ORDER BY id LIMIT ${MAX_SIMILAR_IDS}`,
    'pluck',
  );
  const allIds = prepareLater<[], string>(
    db,
    'SELECT id FROM food UNION SELECT id FROM variant UNION SELECT id FROM legacy_id',
    'pluck',
  );
  const allCodes = prepareLater<[], Pick<SourceCode, 'source' | 'code'>>(
    db,
    `SELECT source, source_code AS code FROM variant WHERE source_code IS NOT NULL
     UNION SELECT source, code FROM source_code ORDER BY source, code`,
  );
  const allGtins = prepareLater<[], string>(db, 'SELECT gtin FROM product', 'pluck');
  return {
    similar: (id) => similarIds().all({ first: id.slice(0, 1), length: id.length }),
    known() {
      const ids = new Set(allIds().all());
      for (const { source, code } of allCodes().all()) {
        const [prefix = ''] = source.split('-');
        for (const one of [code, withoutZeros(code)]) ids.add(one).add(`${prefix}-${one}`);
      }
      for (const gtin of allGtins().all()) {
        ids.add(gtin).add(gtin.replace(/^0/, '')).add(gtin.replace(/^00/, ''));
      }
      return ids;
    },
  };
}

/** A code without the zeros at its beginning, which spreadsheets drop; three digits always remain. */
function withoutZeros(code: string): string {
  return code.replace(/^0+(?=\d{3})/, '');
}
