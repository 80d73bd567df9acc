import type { FaultSink } from '../model/faults.ts';
import type { Food, Source } from '../model/food.ts';

/** All foods of a source, as a catalogue takes them. */
export interface ImportedSource {
  readonly source: Source;
  readonly foods: readonly Food[];
}

/** Reads a source from a folder; what is wrong with single rows goes to the sink. */
export type Importer = (folder: string, fault: FaultSink) => Promise<ImportedSource>;
