import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { RecordLine } from '../../meals/records/dietary-record.ts';
import { type Candidate, candidateOf } from '../../search/lines/candidates.ts';
import { readLine } from '../../search/lines/read-line.ts';

/**
 * A food without what was left over of it. A part of a measure that the food does not have is that part of a usual
 * serving, which is what counts for such a measure.
 */
export function withoutLeftovers(
  catalogue: Catalogue,
  candidate: Candidate,
  { part = 1, left = 0 }: RecordLine,
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

/** Nobody leaves more than was served: the amount is not that of the food. */
function inDoubt({ remarks }: Candidate) {
  return {
    confidence: 0,
    amountConfidence: 0,
    remarks: [...remarks, 'more was left over than was served'],
  };
}
