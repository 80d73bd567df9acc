import type { Statement } from 'better-sqlite3';
import type { Food } from '../../model/food.ts';
import { foldedName } from '../../text/words/fold-words.ts';
import { openReadOnly, withSqliteErrors } from '../connection.ts';
import { spellingsOf } from './code-finder.ts';

/** A food that a code alone does not find any more. */
export interface HiddenFood {
  readonly id: string;
  readonly name: string;
}

/** How a food record distinguishes foods. */
type NamedFood = Pick<Food, 'name' | 'brand' | 'gtin'>;

/** Finds the foods that are not found any more by a code or name, once one of the user's own foods has it. */
export interface HiddenFoods {
  /** A food of a published source with a code. */
  find(code: string): HiddenFood | undefined;
  /** An own food with a code, of another source. */
  findOwn(code: string): HiddenFood | undefined;
  /** An own food with a name and brand, of another source; not a product, if the new food is one as well. */
  findNamed(food: NamedFood): HiddenFood | undefined;
  close(): void;
}

/** A code that names exactly a food comes before an id of an earlier release, and that before one of a similar food. */
const SELECT = `
SELECT id, name FROM (
  SELECT food.id, food.name, 0 AS place FROM variant JOIN food ON food.ord = variant.food
    WHERE variant.source_code = :code AND food.source IN published
  UNION ALL
  SELECT food.id, food.name, 2 * is_stand_in FROM source_code
    JOIN variant ON variant.id = source_code.variant JOIN food ON food.ord = variant.food
    WHERE source_code.code = :code AND source_code.owner IN published
  UNION ALL
  SELECT legacy_id.target, legacy_id.name, 1 FROM legacy_id
    WHERE legacy_id.id = :code AND legacy_id.source IN published
) ORDER BY place LIMIT 1`;

/**
 * Opens a catalogue to find the foods that the user's own foods hide.
 *
 * @param source the source of the new own foods
 * @throws ViandError if the file cannot be read as a catalogue
 */
export function openHiddenFoods(file: string, source: string): HiddenFoods {
  const db = openReadOnly(file);
  const named: Statement<{ code: string }, HiddenFood> = withSqliteErrors(file, () =>
    db.prepare(`WITH published AS (SELECT id FROM source WHERE is_own = 0) ${SELECT}`),
  );
  const others = withSqliteErrors(file, () =>
    db.prepare('SELECT id FROM source WHERE is_own = 1 AND id <> ?').pluck().all(source),
  );
  const marks = others.map(() => '?').join(', ');
  const ofCode: Statement<unknown[], HiddenFood> = withSqliteErrors(file, () =>
    db.prepare(
      `SELECT food.id, food.name FROM variant JOIN food ON food.ord = variant.food
       WHERE variant.source_code = ? AND food.source IN (${marks}) LIMIT 1`,
    ),
  );
  const ofName: Statement<unknown[], HiddenFood & NamedFood> = withSqliteErrors(file, () =>
    db.prepare(
      `SELECT food.id, food.name, food.brand, food.gtin FROM name JOIN food ON food.ord = name.food
         WHERE name.folded = ? AND food.source IN (${marks})`,
    ),
  );
  // Most catalogues have no other source of the user's own: they need not be asked.
  const ofOthers = <Found>(find: () => Found | undefined): Found | undefined =>
    others.length === 0 ? undefined : withSqliteErrors(file, find);
  return {
    findOwn: (code) => ofOthers(() => ofCode.get(code, ...others)),
    findNamed: (food) =>
      ofOthers(() =>
        ofName.all(foldedName(food.name), ...others).find((found) => isNamedAlike(found, food)),
      ),
    find: (code) =>
      withSqliteErrors(file, () => {
        for (const spelling of spellingsOf(code)) {
          const found = named.get({ code: spelling });
          if (found !== undefined) return found;
        }
        return undefined;
      }),
    close: () => db.close(),
  };
}

/** Whether two foods have the same name and brand, and bar codes do not distinguish them. */
function isNamedAlike(a: NamedFood, b: NamedFood): boolean {
  return (
    foldedName(a.name) === foldedName(b.name) &&
    foldedName(a.brand ?? '') === foldedName(b.brand ?? '') &&
    (a.gtin === null || b.gtin === null)
  );
}
