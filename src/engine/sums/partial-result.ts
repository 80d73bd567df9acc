import type { Diagnostic } from '../../model/diagnostic.ts';
import type { AssumptionCount, MealSums } from '../entries/accumulator.ts';
import type { GroupCounts } from '../run/group-emitter.ts';
import { type PackedRows, SumRows } from './exact-sums.ts';
import type { Groups, PackedGroups } from './groups.ts';
import { KeyOrder } from './key-order.ts';

/** A part of the input, summed: plain memory, as it may come from another thread. */
export interface PartialResult {
  readonly lines: number;
  readonly entries: number;
  /** In the order of the entries. */
  readonly faults: readonly Diagnostic[];
  readonly assumptions: readonly AssumptionCount[];
  /** In the order of their first entries; where others are rendered, the first and the last alone. */
  readonly groups: PackedGroups;
  /** The orders that the groups are sorted by, of each label; undefined where they are not sorted. */
  readonly orders: Uint8Array | undefined;
  /** The groups between the first and the last, as they are written out. */
  readonly rendered: RenderedGroups | undefined;
  /** The sums of all groups. */
  readonly total: PackedRows;
}

export interface RenderedGroups {
  readonly bytes: Uint8Array;
  readonly counts: GroupCounts;
}

/**
 * Packs what was summed of a part.
 *
 * @param labels how many a group has
 * @param render renders groups, if those that are whole may be written out: there are others in between, so that
 *   no other part has entries of them, as long as all groups are sorted
 */
export function toPartialResult(
  sums: MealSums,
  labels: number,
  { lines, faults }: Pick<PartialResult, 'lines' | 'faults'>,
  render?: (from: number, to: number) => RenderedGroups,
): PartialResult {
  const { groups, entries, assumptions } = sums;
  const orders = ordersOf(groups, labels);
  const last = groups.length - 1;
  const isRendered = render !== undefined && orders !== undefined && last > 1;
  return {
    lines,
    entries,
    faults,
    assumptions: assumptions.all(),
    groups: groups.packed(
      isRendered ? [0, last] : Array.from({ length: last + 1 }, (_, group) => group),
    ),
    orders,
    rendered: isRendered ? render(1, last) : undefined,
    total: totalOf(groups),
  };
}

function ordersOf(groups: Groups, labels: number): Uint8Array | undefined {
  if (groups.isRevisited) return undefined;
  const order = new KeyOrder(labels);
  for (let group = 1; group < groups.length; group++) {
    const { keys } = groups;
    if (!order.step(keys, groups.keyStart(group - 1), keys, groups.keyStart(group)))
      return undefined;
  }
  return order.orders;
}

function totalOf({ sums }: Groups): PackedRows {
  const total = new SumRows(sums.width);
  total.append();
  for (let row = 0; row < sums.length; row++) total.addRow(0, sums, row);
  return total.packed([0]);
}
