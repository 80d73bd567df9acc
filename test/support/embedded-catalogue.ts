import path from 'node:path';
import { afterAll } from 'vitest';
import { type Catalogue, openCatalogue } from '../../src/catalogue/catalogue.ts';

/** The file of the catalogue that comes with viand, which `npm run build` makes. */
export const CATALOGUE = path.join(import.meta.dirname, '../../data/catalogue.sqlite');

/** Opens the embedded catalogue until all tests of a file have run. */
export function openEmbedded(): Catalogue {
  const catalogue = openCatalogue(CATALOGUE);
  afterAll(() => catalogue.close());
  return catalogue;
}
