/** viand as a library; `docs/reference/library.md` has an example of every export. */
import { type CatalogueInfo, catalogueInfo } from './operations/catalogue/catalogue-info.ts';
import {
  type EntryInput,
  type EntryObjects,
  type EvaluateSettings,
  type EvaluationName,
  type EvaluationStream,
  evaluateSource,
  type MealInput,
} from './operations/evaluate/evaluate.ts';
import { findFoodByGtin } from './operations/foods/find-food-by-gtin.ts';
import {
  type FoodRecord as Food,
  type FoundFoodRecord as FoundFood,
  foodRecord,
  foundFoodRecord,
} from './operations/foods/food-record.ts';
import { getFood } from './operations/foods/get-food.ts';
import { type SearchType, searchFoods } from './operations/foods/search-foods.ts';
import {
  assertCatalogueFile,
  assertSourceOptions,
  CATALOGUE_OPTIONS,
  copyOfOptions,
  EVALUATE_OPTIONS,
  lineOfText,
  readOptions,
  VALIDATE_OPTIONS,
} from './operations/library-options.ts';
import {
  type CandidateRecord as Candidate,
  candidateRecord,
} from './operations/match/candidate-record.ts';
import { matchText } from './operations/match/names/foods-of-text.ts';
import { type AliasInput, openServices } from './operations/open-catalogue.ts';
import type { Services } from './operations/services.ts';
import type { ReportedDiagnostic } from './operations/validate/report.ts';
import { type ValidateSettings, validateWith } from './operations/validate/validate-with.ts';

export type {
  Diagnostic,
  DiagnosticCode,
  Fix,
  Location,
  Severity,
} from './model/diagnostic.ts';
export { ViandError } from './model/diagnostic.ts';
export type { FoodType, Origin, Processing, ServingSize, ServingType } from './model/food.ts';
export { FOOD_PATTERNS, type FoodPattern, type FoodPatternName } from './model/food-patterns.ts';
export type { LegacyChange, LegacyId } from './model/ids/food-ids.ts';
export { NUTRIENTS, type Nutrient, type NutrientName } from './model/nutrients.ts';
export type { CatalogueInfo } from './operations/catalogue/catalogue-info.ts';
export type {
  EntryInput,
  EvaluationName,
  EvaluationStream,
  EvaluationSummary,
  GroupResult,
  MealInput,
  StopSignal,
} from './operations/evaluate/evaluate.ts';
export type {
  BorrowedRecord as BorrowedAmounts,
  FoodRecord as Food,
  FoundFoodRecord as FoundFood,
  VariantRecord as Variant,
} from './operations/foods/food-record.ts';
export type { CandidateRecord as Candidate } from './operations/match/candidate-record.ts';
export type { AliasInput as Alias } from './operations/open-catalogue.ts';
export type { ReportedDiagnostic } from './operations/validate/report.ts';

/** An open catalogue of foods. Close it when it is no longer needed. */
export interface Catalogue {
  /** Its file. */
  readonly file: string;
  /**
   * Searches foods by their names, synonyms and brands, in English and German.
   *
   * @throws ViandError for an empty or overlong query, and for a limit, page or offset out of range
   */
  search(query: string, options?: SearchOptions): SearchPage;
  /**
   * Gets a food by an id: of the food or of one of its variants, of the current or an earlier release,
   * or a code of a source such as USDA's.
   *
   * @returns undefined if the catalogue has no such food
   * @throws ViandError for an empty or overlong id
   */
  food(id: string): FoundFood | undefined;
  /**
   * Gets a product by its GTIN (bar code) of 8, 12, 13 or 14 digits. Spaces and hyphens do not count.
   *
   * @returns undefined if the catalogue has no such product
   * @throws ViandError for text that is no GTIN, or has a wrong check digit
   */
  foodByGtin(gtin: string): Food | undefined;
  /** Finds the foods that a line of free text such as "2 slices of wholemeal bread" may mean, the likeliest first. */
  match(text: string): Candidate[];
  /**
   * Counts what is in the catalogue.
   *
   * @throws ViandError if the file is damaged
   */
  info(): Promise<CatalogueInfo>;
  close(): void;
  [Symbol.dispose](): void;
}

/** How to open a catalogue. */
export interface CatalogueOptions {
  /** Food codes of your own, and the foods that they mean. They come before all other ids. */
  readonly aliases?: readonly AliasInput[];
}

/** Which foods a search returns, and which page of them. */
export interface SearchOptions {
  /** Which foods; all if absent. */
  readonly type?: SearchType;
  /** Foods of a page, 1 to 100; 10 if absent. */
  readonly limit?: number;
  /** Foods to skip; 0 if absent. */
  readonly offset?: number;
  /** Page to get, from 1; takes precedence over the offset. */
  readonly page?: number;
}

/** A page of the foods that a search found, best first. */
export interface SearchPage {
  readonly foods: readonly Food[];
  readonly limit: number;
  readonly offset: number;
  /** The number of hits: exact up to 10,000, otherwise a lower bound. */
  readonly totalCount: number;
  readonly hasNext: boolean;
  /**
   * The query with its spelling corrected, or with another name for the food, where foods were found by that; else
   * undefined.
   */
  readonly searchedFor: string | undefined;
}

/** Where entries come from: objects, also in meals, or files of any format that viand reads (detected by content). */
export type Source =
  | { readonly files: readonly string[] }
  | { readonly entries: Iterable<EntryInput | MealInput> | AsyncIterable<EntryInput | MealInput> };

/** A source; its entries may be any objects if `columnMap` names the member that holds the food. */
export type SourceOptions =
  | { readonly source: Source }
  | {
      readonly source: { readonly entries: EntryObjects };
      readonly columnMap: { readonly food_id: string };
    };

/** What to evaluate, from which source, and with which catalogue. */
export type EvaluateOptions<Name extends EvaluationName> = EvaluateSettings<Name> &
  SourceOptions & { readonly catalogue: Catalogue };

/** The files of the source may also be tables of foods, and catalogues. */
export type ValidateOptions = ValidateSettings & SourceOptions & { readonly catalogue: Catalogue };

/** The folder of the package: `dist/`, as well as `src/`, is in it. */
const HOME = `${import.meta.dirname}/..`;

/**
 * Opens a catalogue, read-only.
 *
 * @param file a catalogue that `viand catalogue import` made; if absent, the one that comes with viand
 * @throws ViandError if the file cannot be read as a catalogue, and for aliases whose food it lacks
 * @example
 * using catalogue = openCatalogue();
 * catalogue.food('broccoli')?.name; // 'Broccoli'
 */
export function openCatalogue(file?: string, options: CatalogueOptions = {}): Catalogue {
  readOptions(options, CATALOGUE_OPTIONS);
  assertCatalogueFile(file);
  const services = openServices(file, HOME, options.aliases);
  const { catalogue } = services;
  const close = () => {
    if (SERVICES.get(opened) === undefined) return;
    SERVICES.set(opened, undefined);
    catalogue.close();
  };
  const opened: Catalogue = {
    file: catalogue.file,
    search(query, options = {}) {
      const input = readOptions(options, searchFoods.input, { query });
      const page = searchFoods.run(servicesOf(opened), input);
      const { foods, limit, offset, totalCount, hasNext, searchedFor } = page;
      return { foods: foods.map(foodRecord), limit, offset, totalCount, hasNext, searchedFor };
    },
    food(id) {
      const lookUp = getFood.run(servicesOf(opened), getFood.input.read({ id }));
      return lookUp.outcome === 'found' ? foundFoodRecord(lookUp.found) : undefined;
    },
    foodByGtin(gtin) {
      const lookUp = findFoodByGtin.run(servicesOf(opened), findFoodByGtin.input.read({ gtin }));
      return lookUp.outcome === 'found' ? foodRecord(lookUp.found.food) : undefined;
    },
    match: (text) => matchText(servicesOf(opened).catalogue, lineOfText(text)).map(candidateRecord),
    info: async () => catalogueInfo.run(servicesOf(opened), {}),
    close,
    [Symbol.dispose]: close,
  };
  SERVICES.set(opened, services);
  return opened;
}

/**
 * Evaluates entries group by group. Nothing is read before the groups are iterated.
 *
 * @throws ViandError, while the groups are iterated, for files that cannot be read, and for faulty entries
 *   unless they are skipped
 * @example
 * const days = evaluate({
 *   catalogue,
 *   source: { files: ['week.csv'] },
 *   groupBy: ['day'],
 *   evaluations: ['healthy-eating-index'],
 * });
 * for await (const { group, metrics } of days) scores.set(group.day, metrics.total_score);
 * const { assumptions } = await days.summary;
 */
export function evaluate<const Name extends EvaluationName>(
  options: EvaluateOptions<Name>,
): EvaluationStream<Name> {
  assertSourceOptions(options, EVALUATE_OPTIONS, isCatalogue);
  const { catalogue, ...settings } = options;
  return evaluateSource({
    ...copyOfOptions(settings),
    catalogue: servicesOf(catalogue).catalogue,
  });
}

/**
 * Validates entries by all rules, and yields every diagnostic in the order of the source.
 *
 * @example
 * for await (const { severity, code, location } of validate({ catalogue, source: { entries } })) {
 *   if (severity === 'error') faulty.push([location?.pointer, code]); // '/0/food_id', 'meal/unknown-food'
 * }
 */
export function validate(options: ValidateOptions): AsyncIterable<ReportedDiagnostic> {
  assertSourceOptions(options, VALIDATE_OPTIONS, isCatalogue);
  const { catalogue, ...given } = options;
  const { source, ...settings } = copyOfOptions(given);
  return validateWith(servicesOf(catalogue).catalogue, source, settings);
}

/** The services behind each catalogue, which programs should not see; undefined once it is closed. */
const SERVICES = new WeakMap<object, Services | undefined>();

function isCatalogue(value: unknown): boolean {
  return typeof value === 'object' && value !== null && SERVICES.has(value);
}

function servicesOf(catalogue: Catalogue): Services {
  const services = SERVICES.get(catalogue);
  if (services === undefined) throw new TypeError('The catalogue is closed');
  return services;
}
