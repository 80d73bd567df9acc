import type { Catalogue } from '../catalogue/catalogue.ts';
import { FoodCache } from '../engine/foods/food-cache.ts';
import type { Services } from './operation.ts';

export type { Catalogue };

/** What operations may reach. Nothing is opened before it is asked for. */
export interface CatalogueOpener {
  /**
   * Opens a catalogue file; without a name the one that comes with viand.
   *
   * @throws Refusal where the file cannot be read as a catalogue
   */
  readonly openCatalogue: (file: string | undefined) => Promise<Catalogue>;
}

/** What operations on one catalogue share. */
export function servicesOf(catalogue: Catalogue): Services {
  return { catalogue, foods: new FoodCache(catalogue) };
}
