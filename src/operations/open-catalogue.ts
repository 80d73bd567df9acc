import { withAliases } from '../catalogue/aliased-catalogue.ts';
import { openCatalogue } from '../catalogue/catalogue.ts';
import { withUsualSizes } from '../catalogue/usual-sizes.ts';
import { catalogueFile } from './catalogue-file.ts';
import { type AliasInput, checkedAliases } from './read-aliases.ts';
import { type Services, servicesOf } from './services.ts';

export type { AliasInput };

/**
 * Opens a catalogue file, or the one that comes with viand, for operations to run on.
 *
 * @param home the folder in which viand is installed
 * @param aliases codes of the user's own
 * @throws ViandError if the file cannot be read as a catalogue, and for faulty aliases
 */
export function openServices(
  file: string | undefined,
  home: string,
  aliases?: readonly AliasInput[],
): Services {
  const catalogue = withUsualSizes(
    openCatalogue(catalogueFile(file, home)),
    catalogueFile(undefined, home),
  );
  if (aliases === undefined) return servicesOf(catalogue);
  try {
    return servicesOf(withAliases(catalogue, checkedAliases(aliases, catalogue)));
  } catch (error) {
    catalogue.close();
    throw error;
  }
}
