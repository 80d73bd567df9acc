import { misspeltColumn } from '../text/column-names.ts';
import { quoted } from '../text/quote.ts';

/** The column that is most likely `weighted_before_process` misspelt, and so is not read; undefined if none is. */
export function misspeltFlag(
  names: readonly string[],
  flag = 'weighted_before_process',
): string | undefined {
  return names[misspeltColumn(flag, names)];
}

/** Says that a column is not read, and which one was probably meant. */
export function unreadColumnText(name: string, flag: string): string {
  return `column ${quoted(name)} is not read; did you mean ${quoted(flag)}?`;
}
