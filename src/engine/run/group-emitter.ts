import type { EvaluationRun } from '../../evaluation/evaluations.ts';
import { ENTRIES, SUMMED } from '../../evaluation/layout.ts';
import type { Renderer } from '../../render/evaluations/renderer.ts';
import type { Groups } from '../sums/groups.ts';

/** What a run says of its groups. */
export interface GroupCounts {
  /** Groups that are written out. */
  groups: number;
  /** Groups of which no entry could be summed: they are not written out. */
  empty: number;
  /** Groups of which some entries could not be summed. */
  partial: number;
}

/** Evaluates groups and writes them out, one after the other. */
export class GroupWriter {
  readonly counts: GroupCounts = { groups: 0, empty: 0, partial: 0 };
  readonly #run: EvaluationRun;
  readonly #renderer: Renderer;
  readonly #isGrouped: boolean;
  readonly #amounts: Float64Array;
  readonly #figures: Float64Array;

  constructor(run: EvaluationRun, renderer: Renderer, isGrouped: boolean) {
    this.#run = run;
    this.#renderer = renderer;
    this.#isGrouped = isGrouped;
    this.#amounts = new Float64Array(run.layout.width);
    this.#figures = new Float64Array(run.width);
  }

  write(groups: Groups, group: number): void {
    groups.sums.readInto(this.#amounts, group);
    const summed = this.#amounts[SUMMED] as number;
    const leftOut = (this.#amounts[ENTRIES] as number) - summed;
    if (this.#isGrouped && summed === 0) {
      this.counts.empty += 1;
      return;
    }
    this.counts.groups += 1;
    if (leftOut > 0) this.counts.partial += 1;
    this.#run.evaluate(this.#amounts, this.#figures);
    this.#renderer.group({ groups, group, skipped: leftOut, figures: this.#figures });
  }

  /** Counts groups that another writer wrote. */
  count({ groups, empty: emptied, partial: poorer }: GroupCounts): void {
    this.counts.groups += groups;
    this.counts.empty += emptied;
    this.counts.partial += poorer;
  }
}
