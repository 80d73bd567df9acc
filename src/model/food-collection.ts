import type { DiagnosticSink, Location } from './diagnostic.ts';
import type { Food, Source } from './food.ts';
import type { LegacyId, SourceCode } from './ids/food-ids.ts';

/** Foods, one at a time or all at once. */
export type Foods = Iterable<Food> | AsyncIterable<Food>;

/** All foods of a source and their additional ids, in the form that a catalogue takes. */
export interface FoodCollection<Kind extends Foods = readonly Food[]> {
  readonly source: Source;
  readonly foods: Kind;
  readonly legacyIds: readonly LegacyId[];
  readonly codes: readonly SourceCode[];
}

/** The outcomes of the rows of a source. */
export interface ImportCounts {
  rows: number;
  imported: number;
  /** Imported with a corrected value, such as zeros of a GTIN that a spreadsheet had dropped. */
  repaired: number;
  /** Rows whose food is also in another row, which takes precedence. */
  merged: number;
  rejected: number;
}

/** Counts before the first row. */
export function newCounts(): ImportCounts {
  return { rows: 0, imported: 0, repaired: 0, merged: 0, rejected: 0 };
}

/** A value of a product that an import corrected. */
export interface ValueRepair {
  /** The column, or the nutrient to which the amounts belong. */
  readonly field: string;
  /** The value as it was read, per 100 g if it is an amount. */
  readonly before: string;
  readonly after: string;
  /** The unit of an amount; absent for other values. */
  readonly unit?: string;
  /** The reason for the correction. */
  readonly reason: string;
}

/** A corrected value with its place, and the id or GTIN of its product. */
export interface FoodRepair extends ValueRepair {
  readonly location: Location;
  readonly code: string;
}

/** Called with each value that an import corrected. */
export type RepairSink = (repair: FoodRepair) => void;

/** Called with the location of a food's figures in its source. */
export type FoodLocationSink = (foodId: string, location: Location) => void;

/** The options of an importer, in addition to the files of its source. */
export interface ImportOptions {
  /** Called with the location of each food's figures. */
  readonly location?: FoodLocationSink;
  /** The project's table of codes that releases of FNDDS dropped; without it, such codes are unknown. */
  readonly codeChanges?: string;
  /** Called with each value of a product that was corrected. */
  readonly repaired?: RepairSink | undefined;
  /** Takes notes for the user on the files of the source. */
  readonly note?: ((text: string) => void) | undefined;
  /** Counts the rows; absent if their number is not needed. */
  readonly counts?: ImportCounts;
}

/**
 * Reads a source. The sink takes the problems of single rows.
 *
 * @param paths files, and folders with the files of the source
 */
export type Importer = (
  paths: readonly string[],
  report: DiagnosticSink,
  options?: ImportOptions,
) => Promise<FoodCollection<Foods>>;
