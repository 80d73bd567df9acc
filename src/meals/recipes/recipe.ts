import type { Location } from '../../model/diagnostic.ts';

/** An ingredient as a recipe words it: "500 g potatoes". */
export interface IngredientLine {
  readonly text: string;
  readonly location: Location;
}

/** A recipe as far as its text says it. */
export interface Recipe {
  /** Empty where it has none. */
  readonly name: string;
  /** Undefined where it does not say. */
  readonly servings: number | undefined;
  readonly ingredients: readonly IngredientLine[];
  /** What had to be assumed to read it, or was skipped, in sentences. */
  readonly notes: readonly string[];
}
