/** What became of a food between two releases of its source. */
export const LEGACY_CHANGES = ['renamed', 'merged', 'split', 'deleted'] as const;
/** What a release did to an id. */
export type LegacyChange = (typeof LEGACY_CHANGES)[number];

/** An id of an earlier release and the current id that replaced it. */
export interface LegacyId {
  readonly id: string;
  /** The name the food had. */
  readonly name: string;
  readonly change: LegacyChange;
  /** The release that changed it. */
  readonly release: string;
  /** Id of the food or variant that took its place. */
  readonly target: string;
  /** Remark for people who have to check the successor; may be empty. */
  readonly note: string;
}

/** What an id that no food has today makes of an entry: it is another id, or the food is another. */
export type IdChange = LegacyChange | 'stand-in';

/** A further code of a source that means a variant, besides the one that its figures come from. */
export interface SourceCode {
  readonly source: string;
  readonly code: string;
  readonly variantId: string;
  /** kJ per 100 g that the source gives for the code; null where it gives none. */
  readonly energy: number | null;
  /** The variant is not the food that the code names, or has other figures: it stands in for it. */
  readonly isStandIn: boolean;
}

/** A code of the user's own, and the food that it means. */
export interface Alias {
  readonly id: string;
  /** Any id by which the catalogue finds a food. */
  readonly target: string;
  /** The food only stands in for the one that the code names. */
  readonly isStandIn: boolean;
}
