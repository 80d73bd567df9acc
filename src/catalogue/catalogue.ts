import { ID_ASSUMPTIONS } from '../model/assumptions.ts';
import type { FoundComposition } from '../model/composition.ts';
import type { Food } from '../model/food.ts';
import type { FoodCollection } from '../model/food-collection.ts';
import type { Alias } from '../model/ids/food-ids.ts';
import type { Integrity } from '../model/integrity.ts';
import type { MayCorrect } from '../search/spelling.ts';
import { openReadOnly, withSqliteErrors } from './connection.ts';
import type { AmountFinder, NeededAmounts } from './figures/amount-finder.ts';
import type { CatalogueInfo, SourceInfo } from './reading/catalogue-info.ts';
import { collectionsIn } from './reading/collections.ts';
import { type CompositionReader, compositionReader } from './reading/composition-reader.ts';
import { type FoundFood, foodFinder } from './reading/food-finder.ts';
import { foodReader } from './reading/food-reader.ts';
import { isOfViand } from './reading/is-of-viand.ts';
import { nameSet } from './reading/name-set.ts';
import { ownFoods } from './reading/own-foods.ts';
import { type FoodHits, foodSearcher } from './search/search.ts';
import type { FoodQuery } from './search/stages/hit-page.ts';

/**
 * An open catalogue file. Looking up and searching is synchronous. Every method throws a `ViandError`
 * with the code `catalogue/damaged` if the file is damaged.
 */
export interface Catalogue {
  readonly file: string;
  /** The user's own codes; absent if there are none. */
  readonly aliases?: readonly Alias[];
  find(id: string): FoundFood | undefined;
  /** The amounts that sums need of a food or variant, by any of its ids. */
  composition(id: string): FoundComposition | undefined;
  /**
   * Finds the same amounts by the bytes of an id, without the ids, for thousands of foods at a time. Undefined if
   * `composition` must be called.
   */
  amountsOf(needed: NeededAmounts): AmountFinder;
  /** @param gtin in its normal form of 14 digits */
  findGtin(gtin: string): Food | undefined;
  /** The user's own current food with some name, folded; the last of several. */
  findOwn(name: string): Food | undefined;
  /** The food of viand's own catalogue with the sizes of a food that has none; absent in that catalogue itself. */
  readonly sizedLike?: (food: Food) => Food | undefined;
  /** The food of viand's own catalogue that words name; absent in that catalogue itself. */
  readonly calledByViand?: (words: readonly string[]) => Food | undefined;
  /**
   * Whether a search may correct a word: no food of viand's own catalogue has it, or one has both spellings, or only
   * the other one sounds like it and is no word of viand's foods. Absent in that catalogue itself.
   */
  readonly mayCorrect?: MayCorrect;
  /** Whether it is a copy of viand's own catalogue, of any release: all foods are viand's or the user's own. */
  isOfViand(): boolean;
  /** Whether a food has some name, folded. The first call reads the names of all foods. */
  hasName(folded: string): boolean;
  /** The ids of the user's own foods of several sources that share a code. The code alone finds none of them. */
  ambiguousIds(code: string): readonly string[];
  search(query: FoodQuery): FoodHits;
  /** Whether a food has all of some folded words in its names, each in exactly this form. */
  hasFoodWith(words: readonly string[]): boolean;
  /** Ids of current foods that are about as long as an id and begin with its first letter. */
  idsLike(id: string): readonly string[];
  /** Every id that {@link find} accepts: of foods, variants, codes and earlier releases. */
  knownIds(): Iterable<string>;
  /** All foods, retired ones included, in the order of their import. */
  foods(): Iterable<Food>;
  /** Current foods without a brand, the most commonly eaten first. */
  commonFoods(limit: number): readonly Food[];
  /** Checks that references find their targets, and that the content is still what was imported. */
  integrity(): Promise<Integrity>;
  /** The sources, each with everything that was imported. */
  collections(): readonly FoodCollection<Iterable<Food>>[];
  info(): Promise<CatalogueInfo>;
  /** SHA-256 of the imported content. */
  fingerprint(): Promise<string>;
  sources(): Promise<readonly SourceInfo[]>;
  close(): void;
}

/**
 * Opens a catalogue file, read-only.
 *
 * @throws ViandError if the file is missing, foreign, damaged, too new or too old
 */
export function openCatalogue(file: string): Catalogue {
  const db = openReadOnly(file);
  const foodOf = withSqliteErrors(file, () => foodReader(db));
  const finder = withSqliteErrors(file, () => foodFinder(db, foodOf));
  let compositions: CompositionReader | undefined;
  let searcher: ReturnType<typeof foodSearcher> | undefined;
  let own: ReturnType<typeof ownFoods> | undefined;
  let names: ReadonlySet<string> | undefined;
  return {
    file,
    composition: (id) =>
      withSqliteErrors(file, () => {
        compositions ??= compositionReader(db, file);
        const composition = compositions.find(id);
        if (composition !== undefined) return composition;
        const current = compositions.lacks(id) ? undefined : finder.currentIdOf(id);
        const successor = current && compositions.find(current.id);
        if (current?.change === undefined || successor === undefined) return successor;
        return { ...successor, idAssumption: ID_ASSUMPTIONS[current.change] };
      }),
    amountsOf: (needed) =>
      withSqliteErrors(file, () => {
        compositions ??= compositionReader(db, file);
        return compositions.amountsOf(needed);
      }),
    find: (id) =>
      withSqliteErrors(file, () => (compositions?.lacks(id) ? undefined : finder.find(id))),
    findGtin: (gtin) => withSqliteErrors(file, () => finder.findGtin(gtin)),
    findOwn: (name) =>
      withSqliteErrors(file, () => {
        own ??= ownFoods(db, foodOf);
        return own(name);
      }),
    isOfViand: () => withSqliteErrors(file, () => isOfViand(db)),
    hasName: (folded) =>
      withSqliteErrors(file, () => {
        names ??= nameSet(db);
        return names.has(folded);
      }),
    ambiguousIds: (code) => withSqliteErrors(file, () => finder.ambiguousIds(code)),
    search: (query) =>
      withSqliteErrors(file, () => {
        searcher ??= foodSearcher(db, foodOf);
        return searcher.find(query);
      }),
    hasFoodWith: (words) =>
      withSqliteErrors(file, () => {
        searcher ??= foodSearcher(db, foodOf);
        return searcher.hasFoodWith(words);
      }),
    knownIds: () => withSqliteErrors(file, () => finder.knownIds()),
    idsLike: (id) => withSqliteErrors(file, () => finder.idsLike(id)),
    commonFoods: (limit) => withSqliteErrors(file, () => finder.common(limit)),
    *foods() {
      const foods = finder.all();
      for (;;) {
        const { done, value } = withSqliteErrors(file, () => foods.next());
        if (done) return;
        yield value;
      }
    },
    collections: () => withSqliteErrors(file, () => collectionsIn(db, foodOf)),
    async integrity() {
      const { integrityOf } = await import('./integrity/integrity.ts');
      return withSqliteErrors(file, () => integrityOf(db, finder.all()));
    },
    async info() {
      const { readCatalogueInfo: catalogueInfo } = await import('./reading/catalogue-info.ts');
      return withSqliteErrors(file, () => catalogueInfo(file, db));
    },
    async fingerprint() {
      const { catalogueFingerprint } = await import('./reading/source-fingerprints.ts');
      return withSqliteErrors(file, () => catalogueFingerprint(db));
    },
    async sources() {
      const { sourcesOf } = await import('./reading/catalogue-info.ts');
      return withSqliteErrors(file, () => sourcesOf(db));
    },
    close() {
      compositions?.close();
      db.close();
    },
  };
}
