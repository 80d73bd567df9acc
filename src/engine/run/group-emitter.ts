import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import { ENTRIES, SUMMED } from '../../evaluation/layout.ts';
import type { EvaluatedGroup, GroupCounts } from '../group-sink.ts';
import type { Groups } from '../sums/groups.ts';

/** Evaluates groups and hands them on, one after the other. */
export class GroupEmitter {
  readonly counts: GroupCounts = { groups: 0, empty: 0, partial: 0 };
  readonly #plan: EvaluationPlan;
  readonly #take: (group: EvaluatedGroup) => void;
  readonly #isGrouped: boolean;
  readonly #amounts: Float64Array;
  readonly #view: GroupView;

  /** @param isGrouped whether groups have labels; the one group without labels is emitted even if it is empty */
  constructor(plan: EvaluationPlan, take: (group: EvaluatedGroup) => void, isGrouped: boolean) {
    this.#plan = plan;
    this.#take = take;
    this.#isGrouped = isGrouped;
    this.#amounts = new Float64Array(plan.layout.width);
    this.#view = new GroupView(plan);
  }

  emit(groups: Groups, group: number): void {
    groups.sums.readInto(this.#amounts, group);
    const entries = this.#amounts[ENTRIES] as number;
    const summed = this.#amounts[SUMMED] as number;
    if (this.#isGrouped && summed === 0) {
      this.counts.empty += 1;
      return;
    }
    this.counts.groups += 1;
    if (summed < entries) this.counts.partial += 1;
    this.#plan.evaluate(this.#amounts, this.#view.values);
    this.#take(this.#view.show(groups, group, entries, entries - summed));
  }

  /** Adds the counts of groups that another emitter emitted. */
  count({ groups, empty, partial }: GroupCounts): void {
    this.counts.groups += groups;
    this.counts.empty += empty;
    this.counts.partial += partial;
  }
}

/** A window on one group after the other. */
class GroupView implements EvaluatedGroup {
  readonly values: Float64Array;
  entries = 0;
  skipped = 0;
  readonly #plan: EvaluationPlan;
  #groups: Groups | undefined;
  #group = 0;

  constructor(plan: EvaluationPlan) {
    this.#plan = plan;
    this.values = new Float64Array(plan.metrics.length);
  }

  show(groups: Groups, group: number, entries: number, skipped: number): this {
    this.#groups = groups;
    this.#group = group;
    this.entries = entries;
    this.skipped = skipped;
    return this;
  }

  readonly labels = (): string[] => this.#groups?.labels(this.#group) ?? [];

  readonly forEachLabel: EvaluatedGroup['forEachLabel'] = (take) => {
    this.#groups?.forEachLabel(this.#group, take);
  };

  readonly result = <Name extends EvaluationName>(name: Name) =>
    this.#plan.result(name, this.values);
}
