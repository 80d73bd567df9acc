/** A row that refers to a missing row. */
export interface Orphan {
  readonly table: string;
  readonly id: string;
  /** The missing row. */
  readonly target: string;
}

export interface Integrity {
  readonly orphans: readonly Orphan[];
  /** Ids of earlier releases that are also current ids. */
  readonly shadowedIds: readonly string[];
  readonly repeatedGtins: readonly string[];
  /** Damage that SQLite finds in the file itself, its indexes included. */
  readonly damage: readonly string[];
  /** Current foods that a search by their own name cannot find. */
  readonly unsearchableFoods: readonly string[];
  /** Sources whose content no longer fits their fingerprint. */
  readonly changedSources: readonly string[];
}
