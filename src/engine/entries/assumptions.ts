import type { Assumption } from '../../model/assumptions.ts';

/** In how many entries of a food something was assumed. */
export interface AssumptionCount {
  readonly assumption: Assumption;
  /** Id of the variant. */
  readonly foodId: string;
  readonly entries: number;
}

/** Counts assumptions by food, in the order in which they were first made. */
export class AssumptionCounts {
  readonly #counts = new Map<string, { assumption: Assumption; foodId: string; entries: number }>();

  add(assumption: Assumption, foodId: string, entries: number): void {
    const key = `${assumption} ${foodId}`;
    const known = this.#counts.get(key);
    if (known === undefined) this.#counts.set(key, { assumption, foodId, entries });
    else known.entries += entries;
  }

  all(): AssumptionCount[] {
    return [...this.#counts.values()];
  }

  clear(): void {
    this.#counts.clear();
  }
}
