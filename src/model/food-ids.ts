/** What became of a food between two releases of its source. */
export const LEGACY_CHANGES = ['renamed', 'merged', 'split', 'deleted'] as const;
export type LegacyChange = (typeof LEGACY_CHANGES)[number];

/** An id of an earlier release and what it stands for now. */
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

/** A code of a source that means a variant, besides the code that the variant's figures have. */
export interface SourceCode {
  readonly source: string;
  readonly code: string;
  readonly variantId: string;
}
