import type { Composition } from '../model/composition.ts';
import type { Food } from '../model/food.ts';
import type { Integrity } from '../model/integrity.ts';
import { openReadOnly, withSqliteErrors } from './connection.ts';
import type { CatalogueInfo, SourceInfo } from './reading/catalogue-info.ts';
import { compositionReader } from './reading/composition-reader.ts';
import { type FoundFood, foodFinder } from './reading/food-finder.ts';
import { foodReader } from './reading/food-reader.ts';
import { type FoodHits, type FoodQuery, foodSearcher } from './search/search.ts';

/**
 * An open catalogue file. Looking up and searching is synchronous. Every method throws a `Refusal`
 * with the code `catalogue/damaged` if the file is damaged.
 */
export interface Catalogue {
  readonly file: string;
  find(id: string): FoundFood | undefined;
  /** The amounts that sums need of a food or variant, by any of its ids. */
  composition(id: string): Composition | undefined;
  /** @param gtin in its normal form of 14 digits */
  findGtin(gtin: string): Food | undefined;
  search(query: FoodQuery): FoodHits;
  /** Ids of current foods that are about as long as an id and begin with its first letter. */
  idsLike(id: string): readonly string[];
  /** All foods, retired ones included, in the order of their import. */
  foods(): Iterable<Food>;
  /** Checks that references find their targets, and that the content is still what was imported. */
  integrity(): Promise<Integrity>;
  info(): Promise<CatalogueInfo>;
  /** SHA-256 of the imported content. */
  fingerprint(): Promise<string>;
  sources(): Promise<readonly SourceInfo[]>;
  close(): void;
}

/**
 * Opens a catalogue file, read-only.
 *
 * @throws Refusal if the file is missing, foreign, damaged, too new or too old
 */
export function openCatalogue(file: string): Catalogue {
  const db = openReadOnly(file);
  const foodOf = withSqliteErrors(file, () => foodReader(db));
  const finder = withSqliteErrors(file, () => foodFinder(db, foodOf));
  let readComposition: ReturnType<typeof compositionReader> | undefined;
  let searcher: ReturnType<typeof foodSearcher> | undefined;
  return {
    file,
    composition: (id) =>
      withSqliteErrors(file, () => {
        readComposition ??= compositionReader(db);
        const composition = readComposition(id);
        if (composition !== undefined) return composition;
        const currentId = finder.currentIdOf(id);
        return currentId === undefined ? undefined : readComposition(currentId);
      }),
    find: (id) => withSqliteErrors(file, () => finder.find(id)),
    findGtin: (gtin) => withSqliteErrors(file, () => finder.findGtin(gtin)),
    search: (query) =>
      withSqliteErrors(file, () => {
        searcher ??= foodSearcher(db, foodOf);
        return searcher(query);
      }),
    idsLike: (id) => withSqliteErrors(file, () => finder.idsLike(id)),
    *foods() {
      const foods = finder.all();
      for (;;) {
        const { done, value } = withSqliteErrors(file, () => foods.next());
        if (done) return;
        yield value;
      }
    },
    async integrity() {
      const { integrityOf } = await import('./integrity/integrity.ts');
      return withSqliteErrors(file, () => integrityOf(db, finder.all()));
    },
    async info() {
      const { readCatalogueInfo: catalogueInfo } = await import('./reading/catalogue-info.ts');
      return withSqliteErrors(file, () => catalogueInfo(file, db));
    },
    async fingerprint() {
      const { catalogueFingerprint } = await import('./reading/catalogue-info.ts');
      return withSqliteErrors(file, () => catalogueFingerprint(db));
    },
    async sources() {
      const { sourcesOf } = await import('./reading/catalogue-info.ts');
      return withSqliteErrors(file, () => sourcesOf(db));
    },
    close: () => db.close(),
  };
}
