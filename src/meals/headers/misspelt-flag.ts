import { quoted } from '../../text/escaping/quote.ts';
import { misspeltColumn } from '../../text/words/column-names.ts';

/**
 * The column that is most likely a misspelling of `weighted_before_process`, and so is not read; undefined if there is
 * none.
 */
export function misspeltFlag(
  names: readonly string[],
  flag = 'weighted_before_process',
): string | undefined {
  return names[misspeltColumn(flag, names)];
}

/** A text that says that a column is not read, and which one was probably meant. */
export function unreadColumnText(name: string, flag: string): string {
  return `column ${quoted(name)} is not read; did you mean ${quoted(flag)}?`;
}
