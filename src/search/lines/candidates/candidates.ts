import type { FoodLine } from '../reading/food-line.ts';
import type { Candidate } from './candidate.ts';
import { doubtAmong, FIT_TOLERANCE } from './doubt-among.ts';
import { kindRemark } from './fit-kind.ts';
import { scoreFood } from './score-food.ts';
import type { SizedFood } from './sized-food.ts';

/** The most candidates of a line. */
const MAX_CANDIDATES = 3;

/** The most kinds of the food that a line names plainly. */
const MAX_KINDS = 5;

/**
 * Ranks the foods that a line of free text may mean, the likeliest first.
 *
 * @param isOtherName whether the line has another name of its food than the user wrote, which may be more general
 */
export function rankCandidates(
  line: FoodLine,
  foods: Iterable<SizedFood>,
  isOtherName = false,
): Candidate[] {
  const scored = Array.from(foods, (food) => scoreFood(line, food))
    .filter(({ candidate }) => candidate.confidence > 0)
    .sort((a, b) => b.rank - a.rank || (a.candidate.id < b.candidate.id ? -1 : 1));
  const doubt = doubtAmong(scored, isOtherName);
  const least = (scored[0]?.nameFit ?? 0) - FIT_TOLERANCE;
  const most = scored[0]?.isOfKind ? MAX_KINDS : MAX_CANDIDATES;
  const ranked = scored.slice(0, most).map(({ candidate, nameFit, isOfKind }) => {
    const remarks = isOfKind
      ? [...candidate.remarks, kindRemark(nameFit, doubt)]
      : candidate.remarks;
    if (doubt === 1 || nameFit < least) return { ...candidate, remarks };
    return {
      ...candidate,
      remarks,
      isOneOfKinds: isOfKind,
      confidence: candidate.confidence * doubt,
      foodConfidence: candidate.foodConfidence * doubt,
    };
  });
  return ranked.map((candidate, index) => capConfidence(candidate, ranked.slice(0, index)));
}

/** An alternative is never more certain than the food before it, however certain its amount is. */
export function capConfidence(candidate: Candidate, before: readonly Candidate[]): Candidate {
  return {
    ...candidate,
    confidence: Math.min(candidate.confidence, ...before.map(({ confidence }) => confidence)),
    foodConfidence: Math.min(
      candidate.foodConfidence,
      ...before.map(({ foodConfidence }) => foodConfidence),
    ),
  };
}
