import type { Candidate } from '../../../search/lines/candidates/candidate.ts';

/**
 * The candidates for another name of a food. The one that the words of the line found comes first if it fits that name
 * as well: plain flour rather than bread flour.
 *
 * @param found the candidates for the words of the line
 */
export function asFoundByLine(
  ofOtherName: readonly Candidate[],
  [found]: readonly Candidate[],
): Candidate[] {
  const [best] = ofOtherName;
  const same = ofOtherName.find(({ id }) => id === found?.id);
  if (best === undefined || same === undefined || same.foodConfidence < best.foodConfidence)
    return [...ofOtherName];
  return [same, ...ofOtherName.filter((one) => one !== same)];
}
