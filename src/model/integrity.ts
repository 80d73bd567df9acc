/** A row that refers to a missing row. */
export interface Orphan {
  readonly table: string;
  readonly id: string;
  /** The missing row. */
  readonly target: string;
}

/** A code of a source that counts as exactly the food of a variant, with the energy of both. */
export interface CodeEnergy {
  readonly source: string;
  readonly code: string;
  readonly variantId: string;
  /** kJ per 100 g that the source gives for the code. */
  readonly energy: number;
  /** kJ per 100 g of the variant; NaN for unknown. */
  readonly variantEnergy: number;
}

/** The properties of a catalogue file that no single food shows: references, ids and codes. */
export interface Integrity {
  /** Codes that are no stand-ins, where their source gives an energy. */
  readonly codeEnergies: readonly CodeEnergy[];
  readonly orphans: readonly Orphan[];
  /** Ids of earlier releases that are also current ids. */
  readonly shadowedIds: readonly string[];
  readonly repeatedGtins: readonly string[];
  /** Damage that SQLite finds in the file itself, including its indexes. */
  readonly damage: readonly string[];
  /** Current foods that a search by their own name cannot find. */
  readonly unsearchableFoods: readonly string[];
  /** Sources whose content no longer fits their fingerprint. */
  readonly changedSources: readonly string[];
}
