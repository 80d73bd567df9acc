import type { Candidate } from '../../../search/lines/candidates/candidate.ts';
import { isOnTopic, type Remark } from '../../../search/lines/words/remark.ts';

/** The remark on a food whose code is next to the name of another food, or of the same food in another state. */
export const OTHER_NAME: Remark = {
  topic: 'other name',
  text: 'the code and the name next to it are of different foods or states',
};

/** Whether a candidate is in doubt because the name next to its code says another food or state. */
export function isOfOtherName({ remarks }: Candidate): boolean {
  return remarks.some((remark) => isOnTopic(remark, 'other name'));
}
