import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Accumulator } from '../entries/accumulator.ts';
import type { AssumptionCount } from '../entries/assumptions.ts';
import type { RepeatedFaults } from '../entries/repeated-faults.ts';
import type { GroupCounts } from '../group-sink.ts';
import { SumRows } from './exact-sums.ts';
import type { Groups, PackedGroups } from './groups.ts';
import type { PackedRows } from './packed-rows.ts';
import { type PackedUnsure, UnsureSums } from './unsure-sums.ts';

/** The sums of a part of the input: plain memory, since it may come from another thread. */
export interface PartialResult {
  /** The number of line ends in the part. */
  readonly lines: number;
  readonly entries: number;
  /** The diagnostics, in the order of the entries. */
  readonly diagnostics: readonly Diagnostic[];
  /** More diagnostics, which many entries share; `forEachFault` gives both kinds in their order. */
  readonly repeated?: RepeatedFaults | undefined;
  readonly assumptions: readonly AssumptionCount[];
  /** The groups in the order of their first entries; only the first and the last if the others are rendered. */
  readonly groups: PackedGroups;
  /** The orders by which each label of the groups is sorted; undefined if the groups are not sorted. */
  readonly orders: Uint8Array | undefined;
  /** The text of the groups between the first and the last. */
  readonly rendered: RenderedGroups | undefined;
  /** The sums of all groups. */
  readonly total: PackedRows;
  /** The uncertain part of the total, as one group; undefined if everything is sure. */
  readonly unsure: PackedUnsure | undefined;
}

/** Groups that a thread has finished, as bytes of output that stay valid until the thread sums the next part. */
export interface RenderedGroups {
  readonly bytes: Uint8Array;
  readonly counts: GroupCounts;
}

/**
 * Packs the sums of a part.
 *
 * @param render renders complete groups, if the format allows it. As long as all groups are sorted, a group with others
 * on both sides is complete, since no other part has entries of it.
 */
export function toPartialResult(
  sums: Accumulator,
  found: Pick<PartialResult, 'lines' | 'diagnostics' | 'repeated'>,
  render?: (from: number, to: number) => RenderedGroups,
): PartialResult {
  const { groups, entries, assumptions } = sums;
  const { orders } = groups;
  const last = groups.length - 1;
  const isRendered = render !== undefined && orders !== undefined && last > 1;
  return {
    ...found,
    entries,
    assumptions: assumptions.all(),
    groups: groups.packed(
      isRendered ? [0, last] : Array.from({ length: last + 1 }, (_, group) => group),
    ),
    orders,
    rendered: isRendered ? render(1, last) : undefined,
    ...totalOf(groups),
  };
}

/**
 * Copies the text of a result, which may have to wait while the next part is rendered into the same memory.
 *
 * @param spare memory of an earlier text that is no longer needed
 */
export function withCopiedText(part: PartialResult, spare?: ArrayBuffer): PartialResult {
  const { rendered } = part;
  if (rendered === undefined) return part;
  const { length } = rendered.bytes;
  const isEnough = spare !== undefined && spare.byteLength >= length;
  const memory = isEnough ? spare : new ArrayBuffer(Math.ceil(length * ROOM_FOR_LONGER_TEXT));
  const bytes = new Uint8Array(memory, 0, length);
  bytes.set(rendered.bytes);
  return { ...part, rendered: { ...rendered, bytes } };
}

/** Texts of chunks differ a little, and memory that is never written to costs nothing. */
const ROOM_FOR_LONGER_TEXT = 1.125;

/** The result of a part whose sums were added to shared groups: only its counts and diagnostics. */
export function countsOnly(
  width: number,
  counts: Pick<PartialResult, 'lines' | 'entries' | 'diagnostics' | 'repeated' | 'assumptions'>,
): PartialResult {
  const none = { keys: new Uint8Array(0), keyEnds: new Float64Array(0), carried: new Map() };
  return {
    ...counts,
    groups: { ...none, rows: new Float64Array(0), unsure: undefined },
    orders: undefined,
    rendered: undefined,
    total: { rows: new Float64Array(width), carried: new Map() },
    unsure: undefined,
  };
}

function totalOf({ sums, unsure }: Groups): Pick<PartialResult, 'total' | 'unsure'> {
  const total = new SumRows(sums.width);
  const unsureTotal = new UnsureSums(sums.width);
  total.append();
  total.addAll(0, sums);
  unsureTotal.addAll(0, unsure);
  return { total: total.packed([0]), unsure: unsureTotal.packed([0]) };
}
