import { FITTED_TREES } from '../../estimation/food-patterns/model/fitted-trees.ts';
import { patternModel, readTrees } from '../../estimation/food-patterns/model/pattern-model.ts';
import {
  type PatternEstimator,
  type PatternReference,
  patternEstimator,
} from '../../estimation/food-patterns/pattern-estimator.ts';
import type { Food } from '../../model/food.ts';
import type { Foods } from '../../model/food-collection.ts';
import type { CatalogueOpener } from '../services.ts';
import { patternReferences } from './pattern-references.ts';

/** Estimates missing food patterns of foods from the embedded foods, if this is requested. */
export async function maybeEstimated(
  foods: Foods,
  isWanted: boolean | undefined,
  { openCatalogue }: Partial<CatalogueOpener>,
): Promise<Foods> {
  if (!isWanted || openCatalogue === undefined) return foods;
  const embedded = await openCatalogue(undefined);
  try {
    return estimatedFoods(foods, patternReferences(embedded));
  } finally {
    embedded.close();
  }
}

async function* estimatedFoods(
  foods: Foods,
  references: readonly PatternReference[],
): AsyncGenerator<Food> {
  const model = patternModel(readTrees(FITTED_TREES));
  const estimate = patternEstimator(references, { model });
  for await (const food of foods) yield estimated(food, estimate);
}

function estimated(food: Food, estimate: PatternEstimator): Food {
  const { name, otherNames, description } = food;
  const variants = food.variants.map((variant) => {
    const { nutrients, processing } = variant;
    // A food without any amount would resemble every other food.
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
