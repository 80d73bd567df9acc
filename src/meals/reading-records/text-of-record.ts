import { withoutAdvice } from '../words/advisers.ts';
import { withoutFrontMatter } from '../words/front-matter.ts';
import { withoutStruck } from '../words/struck-text.ts';
import { withTallies } from '../words/tally-marks.ts';

/** A text without what programs and advisers add to a diary, and with its tally marks as numbers. */
export function textOfRecord(whole: string): {
  readonly text: string;
  readonly notes: readonly string[];
} {
  const advised = withoutAdvice(withoutFrontMatter(whole));
  const { text, notes } = withoutStruck(advised.text);
  return { text: withTallies(text), notes: [...advised.notes, ...notes] };
}
