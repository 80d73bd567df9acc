import { type CatalogueInfo, catalogueInfo } from './catalogue-info.ts';
import { openReadOnly, translated } from './connection.ts';
import { type FoundFood, foodFinder } from './foods.ts';

/** An open catalogue file. What it does is synchronous, and refuses with `catalogue/damaged` where the file is. */
export interface Catalogue {
  find(id: string): FoundFood | undefined;
  info(): CatalogueInfo;
  close(): void;
}

/**
 * Opens a catalogue file, read-only.
 *
 * @throws Refusal where the file is missing, foreign, damaged, too new or too old
 */
export function openCatalogue(file: string): Catalogue {
  const db = openReadOnly(file);
  const find = translated(file, () => foodFinder(db));
  return {
    find: (id) => translated(file, () => find(id)),
    info: () => translated(file, () => catalogueInfo(file, db)),
    close: () => db.close(),
  };
}
