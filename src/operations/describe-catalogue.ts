import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueInfo } from '../catalogue/reading/catalogue-info.ts';

export type { CatalogueInfo };

/**
 * Counts what is in a catalogue.
 *
 * @throws Refusal `catalogue/damaged`
 */
export function describeCatalogue(catalogue: Catalogue): Promise<CatalogueInfo> {
  return catalogue.info();
}
