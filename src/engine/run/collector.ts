import type { ByteWriter } from '../../tables/byte-writer.ts';
import { AssumptionCounts } from '../entries/accumulator.ts';
import { SumRows } from '../sums/exact-sums.ts';
import { Groups, type PackedGroups } from '../sums/groups.ts';
import { KeyOrder } from '../sums/key-order.ts';
import type { PartialResult } from '../sums/partial-result.ts';
import type { GroupWriter } from './group-emitter.ts';

/** Groups were taken to be sorted, and are not. */
export class NotSorted extends Error {}

/** Groups that are written out before others have to wait for memory. */
const GROUPS_AT_ONCE = 8192;

/**
 * Puts parts together in their order. As long as the groups are sorted, a group that was left is written out and
 * forgotten; otherwise all are kept to the end, since any of them may come again.
 */
export class Collector {
  entries = 0;
  readonly assumptions = new AssumptionCounts();
  /** One row: the sums of all groups. */
  readonly total: SumRows;
  readonly #groups: Groups;
  readonly #order: KeyOrder;
  readonly #isSorted: boolean;
  readonly #writer: GroupWriter;
  readonly #out: ByteWriter;

  /**
   * @param labels how many a group has; without any there is one group, even of no entries
   * @param isSorted whether the groups are taken to be sorted
   */
  constructor(
    width: number,
    labels: number,
    isSorted: boolean,
    { writer, out }: { readonly writer: GroupWriter; readonly out: ByteWriter },
  ) {
    this.total = new SumRows(width);
    this.total.append();
    this.#groups = new Groups(width);
    if (labels === 0) this.#groups.ofLabels([]);
    this.#order = new KeyOrder(labels);
    this.#isSorted = isSorted;
    this.#writer = writer;
    this.#out = out;
  }

  /** @throws NotSorted */
  merge(part: PartialResult): void {
    this.entries += part.entries;
    for (const { assumption, foodId, entries } of part.assumptions) {
      this.assumptions.add(assumption, foodId, entries);
    }
    this.total.addParts(0, part.total.rows, 0, part.total.carried.get(0));
    if (this.#isSorted) this.#takeSorted(part);
    else this.#groups.merge(part.groups);
  }

  /** Writes out what is left, a piece at a time. */
  *finish(): Generator<void> {
    for (let group = 0; group < this.#groups.length; group++) {
      this.#writer.write(this.#groups, group);
      if (group % GROUPS_AT_ONCE === GROUPS_AT_ONCE - 1) yield;
    }
  }

  #takeSorted({ groups, orders, rendered }: PartialResult): void {
    const count = groups.keyEnds.length;
    if (count === 0) return;
    if (orders === undefined || !this.#order.restrict(orders)) throw new NotSorted();
    this.#open(groups, 0);
    if (rendered !== undefined) {
      this.#close();
      this.#out.append(rendered.bytes);
      this.#writer.count(rendered.counts);
    }
    for (let index = 1; index < count; index++) {
      this.#close();
      this.#groups.merge(groups, index, index + 1);
    }
  }

  /** Goes on with the open group, or with one that has to come behind it. */
  #open(groups: PackedGroups, index: number): void {
    const start = index === 0 ? 0 : (groups.keyEnds[index - 1] as number);
    const before = this.#groups;
    if (
      before.length > 0 &&
      !before.isKey(0, groups.keys, start, groups.keyEnds[index] as number)
    ) {
      if (!this.#order.step(before.keys, 0, groups.keys, start)) throw new NotSorted();
      this.#close();
    }
    this.#groups.merge(groups, index, index + 1);
  }

  #close(): void {
    if (this.#groups.length > 0) this.#writer.write(this.#groups, 0);
    this.#groups.clear();
  }
}
