/** The kinds of changes to a food between two releases of its source. */
export const LEGACY_CHANGES = ['renamed', 'merged', 'split', 'deleted'] as const;
/** The change that a release made to an id. */
export type LegacyChange = (typeof LEGACY_CHANGES)[number];

/** An id of an earlier release and the current id that replaced it. */
export interface LegacyId {
  readonly id: string;
  /** The name the food had. */
  readonly name: string;
  readonly change: LegacyChange;
  /** The release that changed it. */
  readonly release: string;
  /** Id of the food or variant that replaced it. */
  readonly target: string;
  /** Remark for people who have to check the successor; may be empty. */
  readonly note: string;
}

/** How an id without a current food leads to one: by a change of the id, or to a similar food. */
export type IdChange = LegacyChange | 'stand-in';

/** Another code of a source for a variant, in addition to the code that its figures come from. */
export interface SourceCode {
  readonly source: string;
  readonly code: string;
  readonly variantId: string;
  /** kJ per 100 g that the source gives for the code; null if it gives none. */
  readonly energy: number | null;
  /** Whether the variant is only a stand-in: it is not the food that the code names, or has other figures. */
  readonly isStandIn: boolean;
}

/** A code of the user's own, and the food that it means. */
export interface Alias {
  readonly id: string;
  /** Any id by which the catalogue finds a food. */
  readonly target: string;
  /** Whether the food is only a stand-in for the one that the code names. */
  readonly isStandIn: boolean;
}
