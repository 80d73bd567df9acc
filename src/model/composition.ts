import type { IdAssumption } from './assumptions.ts';
import type { Food, Variant } from './food.ts';

/** The properties of a variant of a food that sums need. */
export interface Composition
  extends Pick<Food, 'isSolid'>,
    Pick<Variant, 'density' | 'nutrients' | 'foodPatterns' | 'foodPatternsEstimated'> {
  readonly foodId: string;
  readonly variantId: string;
  /** Positions of the nutrients that are borrowed from a similar food. */
  readonly borrowed: readonly number[];
}

/** The composition of a food that was found by an id. */
export interface FoundComposition extends Composition {
  /** The assumption behind an id that is not current; absent for ids and codes of exactly this food. */
  readonly idAssumption?: IdAssumption;
}
