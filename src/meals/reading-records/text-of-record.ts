import { hasMarkdownTable } from '../../tables/csv/markdown-table.ts';
import { skippedNote } from '../../text/escaping/notes-on-lines.ts';
import { withoutStruck } from '../words/amounts/struck-text.ts';
import { withTallies } from '../words/amounts/tally-marks.ts';
import { withoutFrontMatter } from '../words/asides/front-matter.ts';
import { withoutRemarksOnDays } from '../words/asides/remarks-on-days.ts';
import { withBarsForSlashes } from '../words/headings/cells-between-slashes.ts';
import { withMarkdownOutline } from '../words/headings/outline.ts';
import { withoutAdvice } from '../words/people/advisers.ts';

/** A text without what programs and advisers add to a diary, and with its tally marks as numbers. */
export function textOfRecord(whole: string): {
  readonly text: string;
  readonly notes: readonly string[];
} {
  const plain = withBarsForSlashes(withMarkdownOutline(withoutFrontMatter(whole)));
  const advised = withoutAdvice(plain);
  const { text, notes } = withoutStruck(advised.text);
  const dated = withoutRemarksOnDays(text, hasMarkdownTable(text));
  return {
    text: withTallies(dated.text),
    notes: [...advised.notes, ...notes, ...skippedNote(new Set(dated.remarks))],
  };
}

/** Whether a file is a text or a document by its name: its lines are foods, unless they are a table. */
export function isTextName(name: string): boolean {
  return /\.(?:txt|rtf|docx?|odt)$/i.test(name);
}
