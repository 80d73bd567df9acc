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
}

/** The first number of a text such as "4 servings" or "für 4 Portionen"; undefined for none above 0. */
export function servingsIn(text: string): number | undefined {
  const found = Number(/\d+(?:[.,]\d+)?/.exec(text)?.[0]?.replace(',', '.'));
  return found > 0 ? found : undefined;
}
