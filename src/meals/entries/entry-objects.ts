import type { Location } from '../../model/diagnostic.ts';
import { entryMembers } from './entry-members.ts';
import { isMealObject } from './json-shape.ts';
import { readEntryObject, readMeal } from './read-meal.ts';
import type { EntrySink, ReadOptions } from './reading.ts';

/** An entry of a program. Other members may be labels to group by. */
export interface EntryInput {
  /** The id of a food or variant, or a code of one of the catalogue's sources. */
  readonly food_id: string;
  /** Absent for one standard serving. */
  readonly amount?: number | undefined;
  /** g, mg, kg, µg, ml or l. */
  readonly unit?: string | undefined;
  /** The amount was weighed before processing. */
  readonly weighted_before_process?: boolean | undefined;
  readonly [label: string]: unknown;
}

/** A meal of a program. Other members may be labels of its entries to group by. */
export interface MealInput {
  readonly entries: readonly EntryInput[];
  readonly [label: string]: unknown;
}

/** Entries or meals from a list or a stream of a program, with the names that the column map gives. */
export type EntryObjects = Iterable<object> | AsyncIterable<object>;

/** Shown instead of a file name. */
const SOURCE = 'entries';

/** Reads entries or meals one after the other; diagnostics point to them by number, from `/0`. */
export async function readEntryObjects(
  entries: EntryObjects,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  let index = 0;
  for await (const entry of entries) {
    const location: Location = { file: SOURCE, pointer: `/${index++}` };
    const members = entryMembers(entry);
    (isMealObject(members) ? readMeal : readEntryObject)(members, location, options, sink);
    await sink.ready?.();
  }
}
