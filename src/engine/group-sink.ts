import type { EvaluationName } from '../evaluation/evaluation-names.ts';
import type { EvaluationPlan, Evaluations } from '../evaluation/evaluations.ts';
import type { UnsureByEvaluation } from '../evaluation/explaining/unsure-shares.ts';
import type { DataQuality } from './data-quality.ts';
import type { AssumptionCount, IdCounts } from './entries/assumptions.ts';

/** Totals as a plan evaluates them. */
export interface EvaluatedTotals {
  /** A number for each metric of the plan; NaN for unknown. */
  readonly values: Float64Array;
  readonly result: <Name extends EvaluationName>(name: Name) => Evaluations[Name];
}

/** An evaluated group of entries. The object is reused for the next group: copy what you keep. */
export interface EvaluatedGroup extends EvaluatedTotals {
  /** Entries with these labels. */
  readonly entries: number;
  /** Entries that were skipped because something is wrong with them. */
  readonly skipped: number;
  /**
   * For each evaluation, the shares that depend on entries whose food or size is uncertain; undefined if no entry does.
   */
  readonly unsure: () => UnsureByEvaluation | undefined;
  /** The values of the labels that the run groups by, in their order. */
  readonly labels: () => string[];
  /** The exact sum in a slot of the layout, in billionths of its unit. */
  readonly sumOf: (slot: number) => number | bigint;
  /** Gives the UTF-8 bytes of each label, without making strings. */
  readonly forEachLabel: (take: (bytes: Uint8Array, start: number, end: number) => void) => void;
}

/** The numbers of groups of a run. */
export interface GroupCounts {
  /** Groups with results. */
  groups: number;
  /** Groups that had only faulty entries: they have no result. */
  empty: number;
  /** Groups whose results omit some of their entries. */
  partial: number;
}

/** The summary of a whole run. */
export interface RunSummary {
  readonly entries: number;
  /** Entries that no result includes because something is wrong with them. */
  readonly skipped: number;
  /** Skipped entries whose labels cannot be read, and which are part of no group. */
  readonly ungrouped: number;
  /** Diagnostics that were reported. */
  readonly diagnostics: number;
  readonly counts: GroupCounts;
  readonly assumptions: readonly AssumptionCount[];
  /** Why means may not be those that were asked for; undefined if nothing is suspicious. */
  readonly meansNote?: string | undefined;
  /** Whether some summed intakes came without a record of their assumptions, so that these are not all. */
  readonly areAssumptionsUnknown: boolean;
  /** How the ids of the summed entries lead to foods. */
  readonly ids: IdCounts;
  readonly quality: DataQuality;
  /**
   * For each evaluation, the shares of all groups together that depend on uncertain entries; undefined if no entry
   * does.
   */
  readonly unsure: UnsureByEvaluation | undefined;
  /** All groups together. */
  readonly whole: EvaluatedTotals;
}

/** Groups whose sums and labels can be read from memory in blocks. */
export interface GroupRows {
  /** Reads a block of groups that begins with `from` and ends at or before `to`. */
  readonly block: (
    from: number,
    to: number,
  ) => {
    /** Sums, by the slots of the layout. */
    readonly rows: Float64Array;
    /** Labels as UTF-8. Each ends with a byte that UTF-8 never contains. */
    readonly keys: Uint8Array;
    /** The position after the last group of the block. */
    readonly end: number;
  };
  /** The first group with carried or uncertain sums, which are not in its row; `to` if there is none. */
  readonly nextSpecial: (from: number, to: number) => number;
}

/**
 * Evaluates and writes many groups at once.
 *
 * @param other called, in order, for each group that has to be evaluated separately
 * @returns how many of the remaining groups were written, and how many of them omit some entries
 */
export type WritePlainGroups = (
  groups: GroupRows,
  from: number,
  to: number,
  other: (group: number) => void,
) => { readonly written: number; readonly partial: number };

/**
 * Takes the groups of a run as they become complete. A run opens a sink for each pass over its input: where a pass
 * finds that it assumed too much about the input, its sink is discarded and the next pass opens another.
 */
export interface GroupSink {
  readonly group: (group: EvaluatedGroup) => void;
  /** Takes many groups at once, which is faster; undefined if the sink has to see each group. */
  readonly plain?: WritePlainGroups | undefined;
  /**
   * Takes groups that were rendered in the thread that summed them, in the order of all groups. The bytes stay valid
   * until `flush` has ended.
   *
   * @param onWritten is called once the sink no longer needs the bytes
   */
  readonly rendered: (bytes: Uint8Array, onWritten?: (bytes: Uint8Array) => void) => void;
  /** Whether the waiting output is large enough that the run should call `flush` before it continues. */
  readonly isFull: () => boolean;
  /** Writes the waiting output. The run continues when it resolves. */
  readonly flush: () => Promise<void>;
  /** Takes the summary, after the last group. */
  readonly end: (summary: RunSummary) => Promise<void>;
  /** Discards everything that the sink took. */
  readonly discard: () => Promise<void>;
}

/** Renders groups in the thread that summed them, where a group's text does not depend on other groups. */
export interface ChunkRenderer extends Pick<GroupSink, 'group' | 'plain'> {
  /** The text of the groups since the last call. It stays valid until the next group. */
  readonly take: () => Uint8Array;
}

/**
 * Makes a chunk renderer from settings that can be sent to a thread; undefined if groups cannot be rendered separately.
 */
export type MakeChunkRenderer = (
  settings: unknown,
  plan: EvaluationPlan,
) => ChunkRenderer | undefined;
