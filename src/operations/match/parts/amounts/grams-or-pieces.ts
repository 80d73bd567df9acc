import type { Candidate } from '../../../../search/lines/candidates/candidate.ts';
import type { MatchedPart } from '../matched-part.ts';

/** The highest confidence in a number that may be grams or pieces. */
const GRAMS_OR_PIECES = 0.5;

/** A food whose amount is a number that may be grams or pieces, so that neither is certain. */
export function withUnitInDoubt<Part extends MatchedPart>(part: Part): Part {
  const candidates = part.candidates.map(
    (candidate): Candidate => ({
      ...candidate,
      confidence: Math.min(candidate.confidence, GRAMS_OR_PIECES),
      amountConfidence: Math.min(candidate.amountConfidence, GRAMS_OR_PIECES),
      doubt: 'unit',
    }),
  );
  return { ...part, candidates };
}
