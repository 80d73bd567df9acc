/** Something of a catalogue that refers to what is not there. */
export interface Orphan {
  readonly table: string;
  readonly id: string;
  /** What it refers to. */
  readonly target: string;
}

export interface Integrity {
  readonly orphans: readonly Orphan[];
  /** Ids of earlier releases that are ids of today as well. */
  readonly shadowedIds: readonly string[];
  readonly repeatedGtins: readonly string[];
  /** What SQLite finds wrong with the file itself, its indexes included. */
  readonly damage: readonly string[];
  /** Foods of today that a search by their own name cannot find. */
  readonly unsearchableFoods: readonly string[];
  /** Sources whose content is not what was imported: their fingerprint does not fit. */
  readonly changedSources: readonly string[];
}
