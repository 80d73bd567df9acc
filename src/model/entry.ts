import type { Diagnostic, Location } from './diagnostic.ts';
import type { Unit } from './units.ts';

/** A food and the amount of it that was eaten. */
export interface Entry {
  /** The id of a food or variant, or a code of one of the catalogue's sources. */
  readonly foodId: string;
  /** The amount; undefined for one standard serving. */
  readonly amount: number | undefined;
  /** The unit of the amount; undefined only if the amount is. */
  readonly unit: Unit | undefined;
  /** Whether the amount was weighed before processing. */
  readonly isRawWeight: boolean;
  /** The values of the labels by which the run groups, in their order. */
  readonly group: readonly string[];
  readonly location: Location;
  /** How the food was found by its name; undefined for a food that is named by its id. */
  readonly match?: EntryMatch;
}

/** The minimum confidence of a certain match. A match below it is a guess that a person has to check. */
export const SURE_CONFIDENCE = 0.8;

/** The column of a meal file with the confidence of the match of each entry. */
export const CONFIDENCE_COLUMN = 'confidence';

/** The column or member that is true if the record states no size and a usual one was assumed. */
export const SIZE_ASSUMED_COLUMN = 'size_assumed';

/** How a food was found by its name. */
export interface EntryMatch {
  /** 0 to 1. */
  readonly confidence: number;
  /** Whether the match was accepted although it is not certain. */
  readonly isUncertain: boolean;
  /** Whether the record does not state the size, so that a usual one is assumed. */
  readonly isSizeAssumed: boolean;
}

/** The fields of an entry, by the names they have in files and requests. */
export const ENTRY_FIELDS = ['food_id', 'amount', 'unit', 'weighted_before_process'] as const;
/** The name of a field of an entry in meal files and requests. */
export type EntryField = (typeof ENTRY_FIELDS)[number];

/** Other names that a field may go by. */
export const FIELD_ALIASES: Readonly<Partial<Record<EntryField, string>>> = {
  food_id: 'food_code',
};

/** A problem of a field of an entry, before its location is known. */
export interface EntryDiagnostic
  extends Pick<Diagnostic, 'code' | 'message' | 'value' | 'expected' | 'fix'> {
  readonly field: EntryField;
}
