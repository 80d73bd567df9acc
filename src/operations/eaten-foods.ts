import { type EatenFood, toEatenFood } from '../intake/eaten-food.ts';
import type { Layout } from '../intake/layout.ts';
import { remembering } from '../model/remember.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { Surroundings } from './operation.ts';

/** A catalogue may have millions of foods, of which a service must not keep all. */
const KEPT_FOODS = 20_000;

/** Foods made ready for summing, kept for the next who ask; what is not there is looked for again. */
export function eatenFoods(
  catalogue: Catalogue,
  layout?: Layout,
): (foodId: string) => EatenFood | undefined {
  return remembering(KEPT_FOODS, (foodId) => {
    const found = catalogue.find(foodId);
    return found && toEatenFood(found.food, found.variantId, layout);
  });
}

/** What a run in a process of its own may reach. */
export function surroundingsOf(catalogue: Catalogue): Surroundings {
  return { catalogue, eatenFood: eatenFoods(catalogue) };
}
