import type { Location } from '../../model/diagnostic.ts';

/** An ingredient as a recipe words it: "500 g potatoes". */
export interface IngredientLine {
  /**
   * Its only word together with the next one, for a Cooklang ingredient without braces: "black pepper" for `@black
   * pepper`.
   */
  readonly withNextWord?: string;
  readonly text: string;
  readonly location: Location;
  /** Whether it may be text of the page around the ingredients, which names no food. */
  readonly mayBeRemark?: boolean;
  /** The heading that says that its amount is that of one serving, tin or piece, and how many there are. */
  readonly ofEach?: { readonly heading: string; readonly times: number | undefined };
  /** The name of another recipe, if it refers to one, without its folder. */
  readonly recipe?: string;
}

/** The content of the text of a recipe. */
export interface Recipe {
  /** Empty if it has none. */
  readonly name: string;
  /** The number of servings; undefined if the text does not state it. */
  readonly servings: number | undefined;
  /** The weight of the dish in g, if the text says it. */
  readonly grams?: number | undefined;
  readonly ingredients: readonly IngredientLine[];
  /** Notes on assumptions and skipped lines, as sentences. */
  readonly notes: readonly string[];
}
