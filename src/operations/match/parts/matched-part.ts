import type { Candidate } from '../../../search/lines/candidates/candidate.ts';

/** One food of a text, as written, and the foods it may be, the likeliest first. */
export interface MatchedPart {
  /** The part of the text that names this food; a text may list several. */
  readonly text: string;
  readonly candidates: readonly Candidate[];
  /** A person chose to skip it. */
  readonly isLeftOut?: true;
}
