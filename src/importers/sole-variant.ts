import { processingLabel, type Variant } from '../model/food.ts';

/** What a table says about the state of a food. */
type StatedVariant = Pick<
  Variant,
  'processing' | 'density' | 'servingSizes' | 'nutrients' | 'foodPatterns' | 'source'
> & { readonly sourceCode: string };

/**
 * The only variant of a food of a table, whose amounts are all its own: none is estimated or borrowed. It names each
 * property, since copying an object and then adding to it takes ten times as long.
 */
export function soleVariant(foodId: string, stated: StatedVariant): Variant {
  const { processing, density, servingSizes, nutrients, foodPatterns, source, sourceCode } = stated;
  return {
    id: `${foodId}.${processing}`,
    processing,
    label: processingLabel(processing),
    yieldFactor: null,
    density,
    nutrients,
    foodPatterns,
    foodPatternsEstimated: false,
    foodPatternsOrigin: foodPatterns === null ? null : { source, sourceCode },
    servingSizes,
    source,
    sourceCode,
    borrowed: null,
  };
}
