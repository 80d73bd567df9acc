import type { Location } from '../../model/diagnostic.ts';

/** An ingredient as a recipe words it: "500 g potatoes". */
export interface IngredientLine {
  readonly text: string;
  readonly location: Location;
  /** The name of another recipe, if it refers to one, without its folder. */
  readonly recipe?: string;
}

/** What the text of a recipe says. */
export interface Recipe {
  /** Empty if it has none. */
  readonly name: string;
  /** Undefined if the text does not say. */
  readonly servings: number | undefined;
  /** The weight of the dish in g, if the text says it. */
  readonly grams?: number | undefined;
  readonly ingredients: readonly IngredientLine[];
  /** What was assumed or skipped in reading it, in sentences. */
  readonly notes: readonly string[];
}
