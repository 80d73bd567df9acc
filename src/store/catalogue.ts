import type { FoodFigures } from '../model/figures.ts';
import type { Food } from '../model/food.ts';
import type { CatalogueInfo, SourceInfo } from './catalogue-info.ts';
import { openReadOnly, translated } from './connection.ts';
import { figuresReader } from './food-figures.ts';
import { foodReader } from './food-reader.ts';
import { type FoundFood, foodFinder } from './foods.ts';
import type { Integrity } from './integrity.ts';
import { type FoodHits, type FoodQuery, foodSearcher } from './search.ts';

/** An open catalogue file. Looking up and searching is synchronous; all of it refuses with `catalogue/damaged` where the file is. */
export interface Catalogue {
  readonly file: string;
  find(id: string): FoundFood | undefined;
  /** What sums need of a food or variant, by any id it goes by. */
  figures(id: string): FoodFigures | undefined;
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
  const foodOf = translated(file, () => foodReader(db));
  const finder = translated(file, () => foodFinder(db, foodOf));
  let readFigures: ReturnType<typeof figuresReader> | undefined;
  let searcher: ReturnType<typeof foodSearcher> | undefined;
  return {
    file,
    figures: (id) =>
      translated(file, () => {
        readFigures ??= figuresReader(db);
        const figures = readFigures(id);
        if (figures !== undefined) return figures;
        const today = finder.idOfToday(id);
        return today === undefined ? undefined : readFigures(today);
      }),
    find: (id) => translated(file, () => finder.find(id)),
    findGtin: (gtin) => translated(file, () => finder.findGtin(gtin)),
    search: (query) =>
      translated(file, () => {
        searcher ??= foodSearcher(db, foodOf);
        return searcher(query);
      }),
    idsLike: (id) => translated(file, () => finder.idsLike(id)),
    *foods() {
      const foods = finder.all();
      for (;;) {
        const { done, value } = translated(file, () => foods.next());
        if (done) return;
        yield value;
      }
    },
    async integrity() {
      const { integrityOf } = await import('./integrity.ts');
      return translated(file, () => integrityOf(db, finder.all()));
    },
    async info() {
      const { catalogueInfo } = await import('./catalogue-info.ts');
      return translated(file, () => catalogueInfo(file, db));
    },
    async fingerprint() {
      const { catalogueFingerprint } = await import('./catalogue-info.ts');
      return translated(file, () => catalogueFingerprint(db));
    },
    async sources() {
      const { sourcesOf } = await import('./catalogue-info.ts');
      return translated(file, () => sourcesOf(db));
    },
    close: () => db.close(),
  };
}
