import type { Layout } from '../evaluation/layout.ts';
import type { Totals } from '../evaluation/totals.ts';
import { type PartsOfFood, SumRows } from './sums/exact-sums.ts';
import { Groups } from './sums/groups.ts';

/** An amount of a food that is added to a group. */
interface Portion {
  readonly food: PartsOfFood;
  readonly grams: number;
}

/** The totals of groups, which can be combined into larger groups exactly. */
export class GroupedTotals {
  readonly #layout: Layout;
  readonly #groups: Groups;

  constructor(layout: Layout, groups: Groups) {
    this.#layout = layout;
    this.#groups = groups;
  }

  get length(): number {
    return this.#groups.length;
  }

  labels(group: number): string[] {
    return this.#groups.labels(group);
  }

  /** Sums over the portions of a group: masses in g, amounts in the units of the nutrients. */
  totals(group: number): Totals {
    const amounts = new Float64Array(this.#layout.width);
    this.#groups.sums.readInto(amounts, group);
    return { layout: this.#layout, amounts };
  }

  /**
   * Computes the totals of a group with more portions, as if they were entries of the group.
   *
   * @param group undefined for the portions alone
   * @returns a function whose calls share one row of amounts, so that thousands of them need no memory
   */
  extending(group: number | undefined): (portions: readonly Portion[]) => Totals {
    const amounts = new Float64Array(this.#layout.width);
    const start = new SumRows(this.#layout.width);
    start.append();
    if (group !== undefined) start.addRow(0, this.#groups.sums, group);
    const sums = new SumRows(this.#layout.width);
    sums.append();
    return (portions) => {
      sums.setRow(0, start, 0);
      for (const { food, grams } of portions) {
        sums.addEntry(0);
        sums.addPortion(0, food, grams);
      }
      sums.readInto(amounts, 0);
      return { layout: this.#layout, amounts };
    };
  }

  /** Combines groups that `labelsOf` gives the same labels, in the order of their first groups. */
  regroup(
    labelsOf: (labels: readonly string[]) => readonly string[],
    among: Iterable<number> = Array(this.length).keys(),
  ): GroupedTotals {
    const larger = new Groups(this.#layout.width);
    for (const group of among) {
      const into = larger.ofLabels(labelsOf(this.labels(group)));
      larger.sums.addRow(into, this.#groups.sums, group);
    }
    return new GroupedTotals(this.#layout, larger);
  }
}
