import type { DiagnosticSink, Location } from './diagnostic.ts';
import type { Food, Source } from './food.ts';
import type { LegacyId, SourceCode } from './food-ids.ts';

/** All foods of a source, and the further ids they go by, as a catalogue takes them. */
export interface FoodCollection<Foods extends Iterable<Food> = readonly Food[]> {
  readonly source: Source;
  readonly foods: Foods;
  readonly legacyIds: readonly LegacyId[];
  readonly codes: readonly SourceCode[];
}

/** Told where the figures of a food stand in its source. */
export type FoodLocationSink = (foodId: string, location: Location) => void;

/** Reads a source from a folder; what is wrong with single rows goes to the sink. */
export type Importer = (
  folder: string,
  report: DiagnosticSink,
  location?: FoodLocationSink,
) => Promise<FoodCollection>;
