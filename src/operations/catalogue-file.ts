import path from 'node:path';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** Loaded only for another catalogue than viand's own. */
async function sized(catalogue: Catalogue, own: string): Promise<Catalogue> {
  const { withUsualSizes } = await import('../catalogue/usual-sizes.ts');
  return withUsualSizes(catalogue, own);
}

/** The environment variable that names a catalogue if no option does. */
export const CATALOGUE_VARIABLE = 'VIAND_CATALOGUE';

/**
 * The requested catalogue file, otherwise the one that comes with viand.
 *
 * @param home the folder in which viand is installed
 */
export function catalogueFile(file: string | undefined, home: string): string {
  return file ?? path.join(home, 'data', 'catalogue.sqlite');
}

/**
 * Opens a catalogue file, read-only. SQLite is loaded only now.
 *
 * @param own viand's own catalogue, whose serving sizes replace missing ones
 * @param aliases table of the user's own codes
 * @throws ViandError if the file cannot be read as a catalogue, and for faults of the table
 */
export async function openCatalogueFile(
  file: string,
  own: string,
  aliases?: string,
): Promise<Catalogue> {
  const catalogues = await import('../catalogue/catalogue.ts');
  const opened = catalogues.openCatalogue(file);
  const catalogue = file === own ? opened : await sized(opened, own);
  if (aliases === undefined) return catalogue;
  try {
    const { readAliases } = await import('./read-aliases.ts');
    const { withAliases } = await import('../catalogue/aliased-catalogue.ts');
    return withAliases(catalogue, await readAliases(aliases, catalogue));
  } catch (error) {
    catalogue.close();
    throw error;
  }
}
