import type { Candidate } from '../../../search/lines/candidates/candidate.ts';

/** The remark on a food whose code is next to the name of another food, or of the same food in another state. */
export const OTHER_NAME = 'the code and the name next to it are of different foods or states';

/** Whether a candidate is in doubt because the name next to its code says another food or state. */
export function isOfOtherName({ remarks }: Candidate): boolean {
  return remarks.includes(OTHER_NAME);
}
