import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Food } from '../../model/food.ts';
import type { Foods } from '../../model/food-collection.ts';
import {
  type PatternEstimator,
  type PatternReference,
  patternEstimator,
} from '../../search/patterns/pattern-estimator.ts';
import type { CatalogueOpener } from '../services.ts';

/** The foods of a catalogue whose food patterns were measured, each state with its own. */
export function* patternReferences(catalogue: Catalogue): Generator<PatternReference> {
  for (const { name, otherNames, variants } of catalogue.foods()) {
    for (const { processing, nutrients, foodPatterns, foodPatternsOrigin: origin } of variants) {
      if (foodPatterns === null || origin === null) continue;
      const state = processing === 'raw' ? '' : ` ${processing}`;
      yield { names: [name + state, ...otherNames], nutrients, foodPatterns, origin };
    }
  }
}

/** Estimates the food patterns of foods that have none from the embedded foods, if that is wanted. */
export async function maybeEstimated(
  foods: Foods,
  isWanted: boolean | undefined,
  { openCatalogue }: Partial<CatalogueOpener>,
): Promise<Foods> {
  const embedded = isWanted ? await openCatalogue?.(undefined) : undefined;
  return embedded === undefined ? foods : estimatedFoods(foods, embedded);
}

async function* estimatedFoods(foods: Foods, embedded: Catalogue): AsyncGenerator<Food> {
  const estimate = patternEstimator(patternReferences(embedded));
  embedded.close();
  for await (const food of foods) yield estimated(food, estimate);
}

function estimated(food: Food, estimate: PatternEstimator): Food {
  const { name, otherNames, description } = food;
  const variants = food.variants.map((variant) => {
    const { nutrients, processing } = variant;
    // Without any amount, a food can be taken for anything.
    if (variant.foodPatterns !== null || nutrients.every(Number.isNaN)) return variant;
    const isState = processing !== 'raw' && food.variants.length > 1;
    const names = [isState ? `${name} ${processing}` : name, ...otherNames];
    const found = estimate({ names, category: description, nutrients });
    if (found === undefined) return variant;
    return {
      ...variant,
      foodPatterns: found.foodPatterns,
      foodPatternsEstimated: true,
      foodPatternsOrigin: found.origin,
    };
  });
  return { ...food, variants };
}
