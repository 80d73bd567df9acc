import type { Statement } from 'better-sqlite3';
import { openReadOnly, withSqliteErrors } from '../connection.ts';
import { spellingsOf } from './code-finder.ts';

/** A food that a code alone does not find any more. */
export interface HiddenFood {
  readonly id: string;
  readonly name: string;
}

/** Finds the foods of published sources by a code, which one of the user's own foods is to have. */
export interface HiddenFoods {
  find(code: string): HiddenFood | undefined;
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
 * Opens a catalogue to find its foods by the codes of the user's own foods.
 *
 * @throws ViandError if the file cannot be read as a catalogue
 */
export function openHiddenFoods(file: string): HiddenFoods {
  const db = openReadOnly(file);
  const named: Statement<{ code: string }, HiddenFood> = withSqliteErrors(file, () =>
    db.prepare(`WITH published AS (SELECT id FROM source WHERE is_own = 0) ${SELECT}`),
  );
  return {
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
