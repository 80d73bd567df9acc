import { AssumptionCounts } from '../entries/assumptions.ts';
import type { GroupSink } from '../group-sink.ts';
import { SumRows } from '../sums/exact-sums.ts';
import { Groups, type PackedGroups } from '../sums/groups.ts';
import { KeyOrder } from '../sums/key-order.ts';
import type { PartialResult } from '../sums/partial-result.ts';
import { UnsureSums } from '../sums/unsure-sums.ts';
import type { GroupEmitter } from './group-emitter.ts';
import { type GroupShape, type ShapedGroups, shapeGroups } from './group-shape.ts';
import type { RunState } from './run-state.ts';

/** Groups that are emitted before the sink is flushed. */
const GROUPS_PER_FLUSH = 8192;

/**
 * Merges partial results in the order of the input. While groups stream, a group is emitted and forgotten as soon as
 * another begins; otherwise all groups are held to the end, since any of them may recur.
 */
export class Collector {
  entries = 0;
  readonly assumptions = new AssumptionCounts();
  /** Why the means may not be those that were asked for; known once all groups are emitted. */
  meansNote: string | undefined;
  /** One row: the sums of all groups. */
  readonly total: SumRows;
  /** The uncertain part of these sums, as group 0. */
  readonly unsure: UnsureSums;
  readonly #groups: Groups;
  readonly #order: KeyOrder;
  readonly #isStreaming: boolean;
  readonly #emitter: GroupEmitter;
  readonly #sink: Pick<GroupSink, 'rendered'>;
  readonly #onWritten: ((text: Uint8Array) => void) | undefined;
  /** Whether sums were added to the groups directly, and not to the total. */
  #isShared = false;

  /**
   * @param labels the number of labels of a group; without labels there is one group, even if it has no entries
   * @param output with a function that takes back the memory of written texts
   */
  constructor(
    width: number,
    labels: number,
    groups: RunState['groups'],
    output: {
      readonly emitter: GroupEmitter;
      readonly sink: GroupSink;
      readonly onWritten?: (text: Uint8Array) => void;
    },
  ) {
    this.total = new SumRows(width);
    this.total.append();
    this.unsure = new UnsureSums(width);
    this.#groups = new Groups(width);
    if (labels === 0) this.#groups.ofLabels([]);
    this.#order = new KeyOrder(labels);
    this.#isStreaming = groups === 'streaming';
    this.#emitter = output.emitter;
    this.#sink = output.sink;
    this.#onWritten = output.onWritten;
  }

  /** The number of groups that are held. */
  get groups(): number {
    return this.#groups.length;
  }

  /** Returns the held groups, so that an executor can add sums to them without a partial result. */
  share(): Groups {
    this.#isShared = true;
    return this.#groups;
  }

  /** @returns false if groups stream and these are not sorted */
  merge(part: PartialResult): boolean {
    this.entries += part.entries;
    for (const count of part.assumptions) this.assumptions.add(count);
    this.total.addParts(0, part.total.rows, 0, part.total.carried.get(0));
    if (part.unsure !== undefined) this.unsure.addPacked(0, part.unsure, 0);
    if (this.#isStreaming) return this.#stream(part);
    this.#groups.merge(part.groups);
    return true;
  }

  /** Emits the remaining groups, in a shape if there is one; yields when the sink should be flushed. */
  *finish(shape?: GroupShape): Generator<void> {
    if (this.#isShared) this.#totalAll();
    if (shape === undefined && !this.#emitter.isRanked) {
      const { length } = this.#groups;
      for (let from = 0; from < length; from += GROUPS_PER_FLUSH) {
        this.#emitter.emitAll(this.#groups, from, Math.min(length, from + GROUPS_PER_FLUSH));
        yield;
      }
      return;
    }
    const { groups, divisorOf, meansNote }: ShapedGroups =
      shape === undefined
        ? { groups: this.#groups, divisorOf: () => 1 }
        : shapeGroups(this.#groups, this.total.width, shape);
    this.meansNote = meansNote;
    const ranked = this.#emitter.rank(groups, divisorOf);
    for (let group = 0; group < groups.length; group++) {
      this.#emitter.emit(groups, group, divisorOf(group), ranked?.get(group));
      if (group % GROUPS_PER_FLUSH === GROUPS_PER_FLUSH - 1) yield;
    }
  }

  #totalAll(): void {
    const { sums, unsure } = this.#groups;
    this.total.clear();
    this.total.append();
    this.unsure.clear();
    this.total.addAll(0, sums);
    this.unsure.addAll(0, unsure);
  }

  #stream({ groups, orders, rendered }: PartialResult): boolean {
    const count = groups.keyEnds.length;
    if (count === 0) return true;
    if (orders === undefined || !this.#order.restrict(orders)) return false;
    if (!this.#startGroup(groups, 0)) return false;
    if (rendered !== undefined) {
      this.#emitOpenGroup();
      this.#sink.rendered(rendered.bytes, this.#onWritten);
      this.#emitter.count(rendered.counts);
    }
    for (let index = 1; index < count; index++) {
      this.#emitOpenGroup();
      this.#groups.merge(groups, index, index + 1);
    }
    return true;
  }

  /** Continues the open group, or ends it and starts one, which must come after it. */
  #startGroup(groups: PackedGroups, index: number): boolean {
    const start = index === 0 ? 0 : (groups.keyEnds[index - 1] as number);
    const open = this.#groups;
    if (open.length > 0 && !open.isKey(0, groups.keys, start, groups.keyEnds[index] as number)) {
      if (!this.#order.step(open.keys, 0, groups.keys, start)) return false;
      this.#emitOpenGroup();
    }
    open.merge(groups, index, index + 1);
    return true;
  }

  #emitOpenGroup(): void {
    if (this.#groups.length > 0) this.#emitter.emit(this.#groups, 0);
    this.#groups.clear();
  }
}
