import type { Candidate } from '../../../../search/lines/candidates/candidate.ts';
import { CONFIDENCE } from '../../../../search/lines/weighing/servings/servings.ts';
import type { MatchedPart } from '../matched-part.ts';

/**
 * A food whose amount is only assumed, with a remark that says why.
 *
 * @param most the highest confidence in the amount
 */
export function withAmountInDoubt<Part extends MatchedPart>(
  part: Part,
  remark: string,
  most: number = CONFIDENCE.usualSize,
): Part {
  const candidates = part.candidates.map((candidate): Candidate => {
    const amountConfidence = Math.min(candidate.amountConfidence, most);
    return {
      ...candidate,
      amountConfidence,
      isSizeAssumed: true,
      confidence: candidate.foodConfidence * amountConfidence,
      remarks: [...candidate.remarks, remark],
    };
  });
  return { ...part, candidates };
}
