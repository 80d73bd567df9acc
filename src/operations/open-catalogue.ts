import path from 'node:path';
import { openCatalogue } from '../catalogue/catalogue.ts';
import { type Services, servicesOf } from './services.ts';

/**
 * Opens a catalogue file, or the one that comes with viand, for operations to run on.
 *
 * @param home the folder viand is installed in
 * @throws Refusal if the file cannot be read as a catalogue
 */
export function openServices(file: string | undefined, home: string): Services {
  return servicesOf(openCatalogue(file ?? path.join(home, 'data', 'catalogue.sqlite')));
}
