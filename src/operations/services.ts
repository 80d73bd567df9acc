import type { Catalogue } from '../catalogue/catalogue.ts';
import { FoodCache } from '../engine/foods/food-cache.ts';
import type { ByteStream } from '../io/reading/byte-stream.ts';
import type { Language } from '../language/language.ts';

export type { Catalogue };

/** The services that an operation on foods may use. */
export interface Services {
  readonly catalogue: Catalogue;
  /** Foods of the catalogue, prepared for the sums of all evaluations. */
  readonly foods: FoodCache;
  /** Notes the id of each food that an operation used, for the history of an end user. */
  readonly noteFood?: (foodId: string) => void;
  /** The boost of a food in the searches of the caller, 0 to 1. */
  readonly boostOf?: (foodId: string) => number;
  /** The version of viand; undefined if no result shows it. */
  readonly version?: string;
  /** The language of food names in messages; absent for English. */
  readonly language?: Language;
}

/** The services for an operation that reads the file `-`. */
export interface StandardInput {
  readonly stdin: ByteStream;
}

/** The services for an operation that opens catalogues itself. */
export interface CatalogueOpener {
  /**
   * Opens a catalogue file; without a name the one that comes with viand.
   *
   * @param aliases table of the user's own codes
   * @throws ViandError if the file cannot be read as a catalogue, and for faults of the table
   */
  readonly openCatalogue: (file: string | undefined, aliases?: string) => Promise<Catalogue>;
}

/** The services over an open catalogue. */
export function servicesOf(catalogue: Catalogue, version?: string, language?: Language): Services {
  let foods: FoodCache | undefined;
  return {
    catalogue,
    // A look-up sums nothing.
    get foods() {
      foods ??= new FoodCache(catalogue);
      return foods;
    },
    ...(version === undefined ? {} : { version }),
    ...(language === undefined ? {} : { language }),
  };
}
