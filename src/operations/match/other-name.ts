import type { Candidate } from '../../search/lines/candidates/candidates.ts';

/** The remark on a food whose code stands beside the name of another food. */
export const OTHER_NAME = 'the code and the name beside it are of different foods';

/** Whether a candidate is in doubt because the name beside its code is of another food. */
export function isOfOtherName({ remarks }: Candidate): boolean {
  return remarks.includes(OTHER_NAME);
}
