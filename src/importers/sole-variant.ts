import { processingLabel, type Variant } from '../model/food.ts';

/** What a table says about the state of a food. */
type StatedVariant = Pick<
  Variant,
  'processing' | 'density' | 'servingSizes' | 'nutrients' | 'foodPatterns' | 'source'
> & { readonly sourceCode: string };

/** The only variant of a food of a table, whose amounts are all its own: none is estimated or borrowed. */
export function soleVariant(foodId: string, stated: StatedVariant): Variant {
  const { processing, foodPatterns, source, sourceCode } = stated;
  return {
    ...stated,
    id: `${foodId}.${processing}`,
    label: processingLabel(processing),
    yieldFactor: null,
    foodPatternsEstimated: false,
    foodPatternsOrigin: foodPatterns === null ? null : { source, sourceCode },
    borrowed: null,
  };
}
