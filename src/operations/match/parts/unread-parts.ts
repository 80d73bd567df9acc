import { USUAL_SIZE_CONFIDENCE } from '../../../search/lines/weighing/weigh-quantity.ts';
import type { MatchedPart } from './matched-part.ts';

/**
 * The parts of a text that is not a food as a whole, if more of them can be read than the first one: "roll with gzt and
 * cucumber"; or if the first part is more likely a food than the whole. Otherwise the whole, which is uncertain.
 */
export function withUnread(
  whole: MatchedPart,
  [first, ...others]: readonly MatchedPart[],
  isRead: (part: MatchedPart) => boolean,
): MatchedPart[] {
  if (first === undefined || !others.some(isRead)) return [whole];
  const isUnknown = first.candidates.length === 0;
  const areRead = isRead(first) && others.length > 1;
  if (!isUnknown && !areRead && !(others.every(isRead) && isLikelier(first, whole))) return [whole];
  return [first, ...others.map((part) => (isUnknown ? asAssumed(part) : part))];
}

/** Whether a part is more certainly a food than the whole text: "quark" in "quark with linseed oil". */
function isLikelier(
  { candidates: [part] }: MatchedPart,
  { candidates: [whole] }: MatchedPart,
): boolean {
  return part !== undefined && whole !== undefined && part.foodConfidence > whole.foodConfidence;
}

/** A part with an unknown food, whose amount is at most a usual size. */
function asAssumed(part: MatchedPart): MatchedPart {
  return {
    ...part,
    candidates: part.candidates.map((candidate) => ({
      ...candidate,
      amountConfidence: Math.min(candidate.amountConfidence, USUAL_SIZE_CONFIDENCE),
      confidence: Math.min(candidate.confidence, USUAL_SIZE_CONFIDENCE * candidate.foodConfidence),
    })),
  };
}
