import type { Composition } from '../model/composition.ts';
import type { Food } from '../model/food.ts';
import type { Integrity } from '../model/integrity.ts';
import type { CatalogueInfo, SourceInfo } from './catalogue-info.ts';
import { openReadOnly, withSqliteErrors } from './connection.ts';
import { figuresReader } from './food-figures.ts';
import { foodReader } from './food-reader.ts';
import { type FoundFood, foodFinder } from './foods.ts';
import { type FoodHits, type FoodQuery, foodSearcher } from './search/search.ts';

/** An open catalogue file. Looking up and searching is synchronous; all of it refuses with `catalogue/damaged` where the file is. */
export interface Catalogue {
  readonly file: string;
  find(id: string): FoundFood | undefined;
  /** What sums need of a food or variant, by any id it goes by. */
  figures(id: string): Composition | undefined;
  /** @param gtin in its normal form of 14 digits */
  findGtin(gtin: string): Food | undefined;
  search(query: FoodQuery): FoodHits;
  /** Ids of foods of today that begin as an id does. */
  idsLike(id: string): readonly string[];
  /** All foods, retired ones too, in the order they were imported in. */
  foods(): Iterable<Food>;
  /** Whether what refers to something finds it, and the content is still what was imported. */
  integrity(): Promise<Integrity>;
  info(): Promise<CatalogueInfo>;
  /** SHA-256 of what was imported. */
  fingerprint(): Promise<string>;
  sources(): Promise<readonly SourceInfo[]>;
  close(): void;
}

/**
 * Opens a catalogue file, read-only.
 *
 * @throws Refusal where the file is missing, foreign, damaged, too new or too old
 */
export function openCatalogue(file: string): Catalogue {
  const db = openReadOnly(file);
  const foodOf = withSqliteErrors(file, () => foodReader(db));
  const finder = withSqliteErrors(file, () => foodFinder(db, foodOf));
  let readFigures: ReturnType<typeof figuresReader> | undefined;
  let searcher: ReturnType<typeof foodSearcher> | undefined;
  return {
    file,
    figures: (id) =>
      withSqliteErrors(file, () => {
        readFigures ??= figuresReader(db);
        const figures = readFigures(id);
        if (figures !== undefined) return figures;
        const today = finder.idOfToday(id);
        return today === undefined ? undefined : readFigures(today);
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
      const { integrityOf } = await import('./integrity.ts');
      return withSqliteErrors(file, () => integrityOf(db, finder.all()));
    },
    async info() {
      const { catalogueInfo } = await import('./catalogue-info.ts');
      return withSqliteErrors(file, () => catalogueInfo(file, db));
    },
    async fingerprint() {
      const { catalogueFingerprint } = await import('./catalogue-info.ts');
      return withSqliteErrors(file, () => catalogueFingerprint(db));
    },
    async sources() {
      const { sourcesOf } = await import('./catalogue-info.ts');
      return withSqliteErrors(file, () => sourcesOf(db));
    },
    close: () => db.close(),
  };
}
