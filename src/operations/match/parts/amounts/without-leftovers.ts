import type { Catalogue } from '../../../../catalogue/catalogue.ts';
import type { RecordLine } from '../../../../meals/records/dietary-record.ts';
import type { PartInText } from '../../../../meals/words/amounts/part-in-text.ts';
import { type Candidate, candidateOf } from '../../../../search/lines/candidates/candidate.ts';
import { readLine } from '../../../../search/lines/reading/read-line.ts';
import { USUAL_SIZE_CONFIDENCE } from '../../../../search/lines/weighing/weigh-quantity.ts';
import { hasHead } from '../../../../search/lines/words/has-head.ts';
import { amountRemark } from '../../../../search/lines/words/remark.ts';

/**
 * A food without its leftovers. A part of a measure that the food lacks is the same part of a usual serving, which
 * replaces such a measure.
 */
export function withoutLeftovers(
  catalogue: Catalogue,
  candidate: Candidate,
  { part = 1, left = 0 }: Pick<RecordLine, 'part' | 'left'>,
): Candidate {
  const { id, amount } = candidate;
  if (amount !== undefined) {
    const eaten = amount * part - left;
    return { ...candidate, amount: eaten, ...(eaten < 0 ? inDoubt(candidate) : {}) };
  }
  const known = part === 1 ? undefined : catalogue.find(id);
  if (known === undefined) return candidate;
  const usual = candidateOf(readLine(''), known.food, known.variantId);
  if (usual.amount === undefined) return candidate;
  return {
    ...candidate,
    ...{ amount: usual.amount * part, unit: usual.unit, isSizeAssumed: true },
    remarks: [...candidate.remarks, ...usual.remarks],
  };
}

/** Not all of it was eaten, and the line does not say how much. */
export const UNKNOWN_PART: Pick<PartInText, 'part' | 'isUnclear'> = { part: 1, isUnclear: true };

/** Factor for an amount if an unknown part of it was eaten, by the project's judgement. */
const OF_UNKNOWN_PART = 0.6;

/** A food of a line that says which part of it was eaten. */
export function withPart<Matched extends { readonly candidates: readonly Candidate[] }>(
  catalogue: Catalogue,
  matched: Matched,
  { part, isUnclear }: Pick<PartInText, 'part' | 'isUnclear'>,
): Matched {
  return {
    ...matched,
    candidates: matched.candidates.map((served) => {
      const candidate =
        part === 1
          ? served
          : withoutLeftovers(catalogue, asWholePizza(catalogue, served), { part });
      const counted =
        part === 1
          ? []
          : [amountRemark(`counted ${Math.round(100 * part)} %, the part that was eaten`)];
      if (!isUnclear) return { ...candidate, remarks: [...candidate.remarks, ...counted] };
      return {
        ...candidate,
        confidence: candidate.confidence * OF_UNKNOWN_PART,
        amountConfidence: candidate.amountConfidence * OF_UNKNOWN_PART,
        remarks: [...candidate.remarks, ...counted, 'how much of it was eaten is unclear'],
      };
    }),
  };
}

const PIZZA = new Set(['pizza']);

/** If only a part of a pizza was eaten, it is a part of a whole one, unless the line counts slices. */
function asWholePizza(catalogue: Catalogue, candidate: Candidate): Candidate {
  const { line, id } = candidate;
  const known = catalogue.find(id);
  const isCounted = line.quantity !== undefined || line.measure !== undefined;
  if (known === undefined || isCounted || !hasHead(known.food, PIZZA)) return candidate;
  const { foodConfidence } = candidate;
  const whole = candidateOf({ ...line, quantity: 1 }, known.food, known.variantId);
  const amountConfidence = Math.min(whole.amountConfidence, USUAL_SIZE_CONFIDENCE);
  const confidence = foodConfidence * amountConfidence;
  return { ...whole, foodConfidence, amountConfidence, confidence };
}

/** Nobody leaves more than was served: the amount is not that of the food. */
function inDoubt({ remarks }: Candidate) {
  return {
    confidence: 0,
    amountConfidence: 0,
    remarks: [...remarks, 'more was left over than was served'],
  };
}
