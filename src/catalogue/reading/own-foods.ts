import type { Database, Statement } from 'better-sqlite3';
import type { Food } from '../../model/food.ts';
import type { FoodReader } from './food-reader.ts';

/** Finds the user's own current foods by any of their names, folded; the last of several. Most catalogues have none. */
export function ownFoods(db: Database, foodOf: FoodReader): (name: string) => Food | undefined {
  const hasOwn = db.prepare('SELECT 1 FROM source WHERE is_own = 1 LIMIT 1').get() !== undefined;
  if (!hasOwn) return () => undefined;
  const named = db
    .prepare(
      `SELECT food.ord FROM name JOIN food ON food.ord = name.food JOIN source ON source.id = food.source
       WHERE name.folded = ? AND source.is_own = 1 AND food.retired_in IS NULL ORDER BY food.ord DESC LIMIT 1`,
    )
    .pluck() as Statement<[string], number>;
  return (name) => {
    const ord = named.get(name);
    return ord === undefined ? undefined : foodOf(ord);
  };
}
