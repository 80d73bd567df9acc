import { memoizeBounded } from '../../catalogue/bounded-cache.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { type Layout, WHOLE_LAYOUT } from '../../evaluation/layout.ts';
import type { Composition } from '../../model/composition.ts';
import type { Services } from '../../operations/operation.ts';
import {
  type PortionDefaults,
  portionDefaults,
  type ResolvedFood,
  resolvedFood,
} from './resolved-food.ts';

/** A catalogue may have millions of foods, of which a service must not keep all. */
const CACHED_FOODS = 20_000;

/** Foods made ready for summing, kept for the next who ask; what is not there is looked for again. */
export function foodResolver(
  catalogue: Catalogue,
  layout: Layout = WHOLE_LAYOUT,
): (foodId: string) => ResolvedFood | undefined {
  return memoizeBounded(CACHED_FOODS, (foodId) => {
    const figures = catalogue.figures(foodId);
    return figures && resolvedFood(figures, layout, () => portionDefaultsOf(catalogue, figures));
  });
}

function portionDefaultsOf(catalogue: Catalogue, { variantId }: Composition): PortionDefaults {
  const found = catalogue.find(variantId);
  if (found === undefined) throw new Error(`variant ${variantId} is not there any more`);
  return portionDefaults(found.food, variantId);
}

/** What a run in a process of its own may reach. */
export function servicesOf(catalogue: Catalogue): Services {
  return { catalogue, resolveFood: foodResolver(catalogue) };
}
