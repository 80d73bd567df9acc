import type { Food } from '../model/food.ts';
import { gtinsNear, restoreGtin } from '../model/gtin.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { FoundFood } from '../store/foods.ts';

/** What came of looking a food up by something that names it. */
export type LookUp =
  | { readonly outcome: 'found'; readonly wanted: string; readonly found: FoundFood }
  | { readonly outcome: 'missing'; readonly wanted: string; readonly near: readonly Food[] }
  /** It cannot name any food. */
  | { readonly outcome: 'invalid'; readonly wanted: string; readonly near: readonly Food[] };

/** Foods that are offered where the wanted one is not there. */
const NEAR_AT_MOST = 3;

/** Looks a food up by any id it goes by. */
export function getFood(catalogue: Catalogue, id: string): LookUp {
  const found = catalogue.find(id);
  if (found !== undefined) return { outcome: 'found', wanted: id, found };
  return { outcome: 'missing', wanted: id, near: foodsLike(catalogue, id) };
}

/** Foods that somebody may have meant by an id that no food has. */
export function foodsLike(catalogue: Catalogue, id: string): readonly Food[] {
  const text = id.replace(/[-._]/g, ' ');
  return catalogue.search({ text, kind: 'all', offset: 0, limit: NEAR_AT_MOST }).foods;
}

/** Looks a food up by its GTIN, which may have lost leading zeros. */
export function getFoodByGtin(catalogue: Catalogue, code: string): LookUp {
  const gtin = restoreGtin(code);
  if (gtin === undefined) return { outcome: 'invalid', wanted: code, near: nearGtin(code) };
  const food = catalogue.findGtin(gtin);
  if (food !== undefined) return { outcome: 'found', wanted: code, found: { food } };
  return { outcome: 'missing', wanted: code, near: nearGtin(gtin) };

  function nearGtin(mistyped: string): readonly Food[] {
    const near = gtinsNear(mistyped)
      .map((other) => catalogue.findGtin(other))
      .filter((other) => other !== undefined);
    return near.slice(0, NEAR_AT_MOST);
  }
}
