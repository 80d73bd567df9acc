import { type EatenFood, toEatenFood } from '../intake/eaten-food.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { Surroundings } from './operation.ts';

/** A catalogue may have millions of foods, of which a service must not keep all. */
const KEPT_AT_MOST = 20_000;

/** Foods made ready for summing, kept for the next who ask; what is not there is looked for again. */
export function eatenFoods(catalogue: Catalogue): (foodId: string) => EatenFood | undefined {
  const ready = new Map<string, EatenFood>();
  return (foodId) => {
    const known = ready.get(foodId);
    if (known !== undefined) return known;
    const found = catalogue.find(foodId);
    if (found === undefined) return undefined;
    const food = toEatenFood(found.food, found.variantId);
    if (ready.size >= KEPT_AT_MOST) ready.clear();
    ready.set(foodId, food);
    return food;
  };
}

/** What a run in a process of its own may reach. */
export function surroundingsOf(catalogue: Catalogue): Surroundings {
  return { catalogue, eatenFood: eatenFoods(catalogue) };
}
