import {
  ASSUMPTIONS,
  type Assumption,
  STAND_IN_ASSUMPTIONS,
  SUCCESSOR_ASSUMPTIONS,
} from '../../model/assumptions.ts';

/** The number of entries of a food for which something was assumed. */
export interface AssumptionCount {
  readonly assumption: Assumption;
  /** Id of the variant. */
  readonly foodId: string;
  /** The id in the entries; present only if the assumption is about the id. */
  readonly id?: string;
  readonly entries: number;
}

/** Counts assumptions by food and id, in the order in which they were first made. */
export class AssumptionCounts {
  readonly #counts = new Map<
    string,
    { -readonly [Key in keyof AssumptionCount]: AssumptionCount[Key] }
  >();

  add({ assumption, foodId, id, entries }: AssumptionCount): void {
    const key = `${assumption} ${foodId} ${id ?? ''}`;
    const known = this.#counts.get(key);
    if (known !== undefined) known.entries += entries;
    else if (id === undefined) this.#counts.set(key, { assumption, foodId, entries });
    else this.#counts.set(key, { assumption, foodId, id, entries });
  }

  all(): AssumptionCount[] {
    return [...this.#counts.values()];
  }

  clear(): void {
    this.#counts.clear();
  }
}

/**
 * Orders counts by assumption, food and id. The order in which they were made depends on which chunks a thread or
 * worker summed before.
 */
export function inFixedOrder(counts: readonly AssumptionCount[]): AssumptionCount[] {
  const place = ({ assumption }: AssumptionCount) => ASSUMPTIONS.indexOf(assumption);
  return counts.toSorted(
    (a, b) =>
      place(a) - place(b) || compareText(a.foodId, b.foodId) || compareText(a.id ?? '', b.id ?? ''),
  );
}

/** Compares by code units, so that the order is the same in every locale. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The number of entries by how their ids lead to foods. */
export interface IdCounts {
  /** Entries with a current id, or with a code of exactly this food. */
  readonly same: number;
  /** Entries with an id of an earlier release, whose successor is used. */
  readonly successor: number;
  /** Entries with an id or code of a food that the catalogue lacks, so that a similar food is used. */
  readonly standIn: number;
}

/** @param summed entries that are in the sums */
export function countIds(summed: number, assumptions: readonly AssumptionCount[]): IdCounts {
  const entriesOf = (kinds: readonly Assumption[]) =>
    assumptions.reduce(
      (sum, { assumption, entries }) => sum + (kinds.includes(assumption) ? entries : 0),
      0,
    );
  const successor = entriesOf(SUCCESSOR_ASSUMPTIONS);
  const standIn = entriesOf(STAND_IN_ASSUMPTIONS);
  return { same: summed - successor - standIn, successor, standIn };
}
