import type { Database } from 'better-sqlite3';

/**
 * Chooses the food that each GTIN finds among all sources. Current foods come before retired ones, the user's own
 * before others, and then the newest whose energy and macronutrients are known. If two of the user's own have no date,
 * the one added last is the newest. The other records remain and are found by their ids.
 */
export function chooseProducts(db: Database): void {
  db.exec('DELETE FROM product');
  const { changes } = db
    .prepare(
      'INSERT OR IGNORE INTO product SELECT gtin, ord FROM food WHERE gtin IS NOT NULL ORDER BY gtin',
    )
    .run();
  // If no two foods share a GTIN, there is nothing to choose.
  if (changes === db.prepare('SELECT count(gtin) FROM food').pluck().get()) return;
  db.exec(`
    DELETE FROM product;
    INSERT INTO product SELECT gtin, ord FROM (
      SELECT food.gtin, food.ord, row_number() OVER (
        PARTITION BY gtin
        ORDER BY retired_in IS NOT NULL, is_own DESC, is_complete DESC, recorded_on DESC,
          CASE WHEN is_own THEN -ord ELSE ord END
      ) AS place
      FROM food JOIN source ON source.id = food.source WHERE gtin IS NOT NULL
    ) WHERE place = 1`);
}
