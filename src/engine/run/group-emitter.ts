import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import { ENTRIES, FIRST_SUM, SUMMED } from '../../evaluation/layout.ts';
import type { EvaluatedGroup, GroupCounts, GroupSink } from '../group-sink.ts';
import type { Groups } from '../sums/groups.ts';
import { unsureOfGroup } from './unsure-of-group.ts';

/** Evaluates groups and passes them to the sink, one after another. */
export class GroupEmitter {
  readonly counts: GroupCounts = { groups: 0, empty: 0, partial: 0 };
  readonly #plan: EvaluationPlan;
  readonly #sink: Pick<GroupSink, 'group' | 'plain'>;
  readonly #isGrouped: boolean;
  /** The place of the label that is an age; -1 where there is none. */
  readonly #age: number;
  readonly #amounts: Float64Array;
  readonly #view: GroupView;

  /**
   * @param isGrouped whether groups have labels; the one group without labels is emitted even if it is empty
   * @param age place of the label that is an age in years; -1 if there is none
   */
  constructor(
    plan: EvaluationPlan,
    sink: Pick<GroupSink, 'group' | 'plain'>,
    isGrouped: boolean,
    age = -1,
  ) {
    this.#age = age;
    this.#plan = plan;
    this.#sink = sink;
    this.#isGrouped = isGrouped;
    this.#amounts = new Float64Array(plan.layout.width);
    this.#view = new GroupView(plan);
  }

  /**
   * Evaluates all groups before any is emitted, if their scores depend on each other.
   *
   * @returns the rows of metrics by group; undefined if groups are evaluated one by one
   */
  rank(
    groups: Groups,
    divisorOf: (group: number) => number,
  ): Map<number, Float64Array> | undefined {
    if (this.#plan.rank === undefined) return undefined;
    const rows = new Map<number, Float64Array>();
    for (let group = 0; group < groups.length; group++) {
      if (this.#isGrouped && groups.sums.count(group, SUMMED) === 0) continue;
      const row = new Float64Array(this.#view.values.length);
      this.#evaluate(groups, group, divisorOf(group), row);
      rows.set(group, row);
    }
    this.#plan.rank([...rows.values()]);
    return rows;
  }

  #evaluate(groups: Groups, group: number, divisor: number, values: Float64Array): void {
    groups.sums.readInto(this.#amounts, group);
    if (divisor !== 1) this.#divide(divisor);
    const age = this.#age < 0 ? undefined : ageOf(groups.labels(group)[this.#age]);
    this.#plan.evaluate(this.#amounts, values, age);
  }

  /**
   * @param divisor the divisor that turns sums into means
   * @param row the metrics of the group, if they have been evaluated
   */
  emit(groups: Groups, group: number, divisor = 1, row?: Float64Array): void {
    const entries = groups.sums.count(group, ENTRIES);
    const summed = groups.sums.count(group, SUMMED);
    if (this.#isGrouped && summed === 0) {
      this.counts.empty += 1;
      return;
    }
    if (row === undefined) this.#evaluate(groups, group, divisor, this.#view.values);
    else this.#view.values.set(row);
    this.counts.groups += 1;
    if (summed < entries) this.counts.partial += 1;
    this.#sink.group(this.#view.show(groups, group, { entries, summed, divisor }));
  }

  /** Whether scores of groups depend on each other. */
  get isRanked(): boolean {
    return this.#plan.rank !== undefined;
  }

  /** Emits a range of groups with their sums unchanged. */
  emitAll(groups: Groups, from: number, to: number): void {
    const { plain } = this.#sink;
    if (plain === undefined || !this.#isGrouped || this.#age >= 0) {
      for (let group = from; group < to; group++) this.emit(groups, group);
      return;
    }
    const { written, partial } = plain(groups, from, to, (group) => this.emit(groups, group));
    this.counts.groups += written;
    this.counts.partial += partial;
  }

  #divide(divisor: number): void {
    for (let slot = FIRST_SUM; slot < this.#amounts.length; slot++) {
      (this.#amounts[slot] as number) /= divisor;
    }
  }

  /** Adds the counts of groups that another emitter emitted. */
  count({ groups, empty, partial }: GroupCounts): void {
    this.counts.groups += groups;
    this.counts.empty += empty;
    this.counts.partial += partial;
  }
}

/** The age that a label states; NaN for a label that is no age. */
function ageOf(label = ''): number {
  return label.trim() === '' ? Number.NaN : Number(label);
}

/** A view of one group at a time. */
class GroupView implements EvaluatedGroup {
  readonly values: Float64Array;
  entries = 0;
  skipped = 0;
  readonly #plan: EvaluationPlan;
  #groups: Groups | undefined;
  #group = 0;
  #divisor = 1;

  constructor(plan: EvaluationPlan) {
    this.#plan = plan;
    this.values = new Float64Array(plan.metrics.length);
  }

  show(
    groups: Groups,
    group: number,
    counts: { readonly entries: number; readonly summed: number; readonly divisor: number },
  ): this {
    this.#groups = groups;
    this.#group = group;
    this.#divisor = counts.divisor;
    this.entries = counts.entries;
    this.skipped = counts.entries - counts.summed;
    return this;
  }

  readonly sumOf: EvaluatedGroup['sumOf'] = (slot) => {
    const parts = this.#groups?.sums.sumOf(this.#group, slot) ?? 0;
    return this.#divisor === 1 ? parts : Math.round(Number(parts) / this.#divisor);
  };

  readonly unsure: EvaluatedGroup['unsure'] = () => {
    const groups = this.#groups;
    if (groups === undefined) return undefined;
    const whole = { rows: groups.sums, row: this.#group };
    return unsureOfGroup(this.#plan, whole, groups.unsure, this.#group);
  };

  readonly labels = (): string[] => this.#groups?.labels(this.#group) ?? [];

  readonly forEachLabel: EvaluatedGroup['forEachLabel'] = (take) => {
    this.#groups?.forEachLabel(this.#group, take);
  };

  readonly result = <Name extends EvaluationName>(name: Name) =>
    this.#plan.result(name, this.values);
}
