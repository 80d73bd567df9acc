import {
  type EatenFood,
  eatenFoodOf,
  type FurtherFigures,
  furtherFigures,
} from '../intake/eaten-food.ts';
import { type Layout, WHOLE_LAYOUT } from '../intake/layout.ts';
import type { FoodFigures } from '../model/figures.ts';
import { remembering } from '../model/remember.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { Surroundings } from './operation.ts';

/** A catalogue may have millions of foods, of which a service must not keep all. */
const KEPT_FOODS = 20_000;

/** Foods made ready for summing, kept for the next who ask; what is not there is looked for again. */
export function eatenFoods(
  catalogue: Catalogue,
  layout: Layout = WHOLE_LAYOUT,
): (foodId: string) => EatenFood | undefined {
  return remembering(KEPT_FOODS, (foodId) => {
    const figures = catalogue.figures(foodId);
    return figures && eatenFoodOf(figures, layout, () => furtherOf(catalogue, figures));
  });
}

function furtherOf(catalogue: Catalogue, { variantId }: FoodFigures): FurtherFigures {
  const found = catalogue.find(variantId);
  if (found === undefined) throw new Error(`variant ${variantId} is not there any more`);
  return furtherFigures(found.food, variantId);
}

/** What a run in a process of its own may reach. */
export function surroundingsOf(catalogue: Catalogue): Surroundings {
  return { catalogue, eatenFood: eatenFoods(catalogue) };
}
