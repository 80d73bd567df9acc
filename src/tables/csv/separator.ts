import { peekText } from '../../io/reading/peek.ts';
import type { TextSource } from '../../io/reading/text-source.ts';
import { MAX_ROW_CHARACTERS } from './csv-row.ts';

/** The separators that CSV may have. */
export const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The separator that a header has most of, outside of quotes; the first of equals. */
export function separatorOf(header: string): string {
  const text = unquoted(header);
  const count = (separator: string) => text.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

function unquoted(line: string): string {
  return line.replace(/"[^"]*"/g, '');
}

/** Lines of a title, which have no separator, above the header of a table. */
const MOST_TITLE_LINES = 10;

/**
 * Detects the separator of a CSV text by its first line, and gives back the text to be read.
 *
 * @param options.pastTitles the first line that has any separator counts, since there may be a title above it
 */
export async function detectSeparator(
  source: TextSource,
  { pastTitles = false }: { readonly pastTitles?: boolean } = {},
): Promise<{ readonly separator: string; readonly source: TextSource }> {
  const most = pastTitles ? MOST_TITLE_LINES : 1;
  const { head, all } = await peekText(
    source.chunks,
    (text) => text.trimStart().split('\n').length > most || text.length >= MAX_ROW_CHARACTERS,
  );
  const lines = head.trimStart().split('\n', most);
  const found = lines.find((line) => SEPARATORS.some((one) => unquoted(line).includes(one)));
  const separator = separatorOf(found ?? '');
  return { separator, source: { ...source, chunks: all } };
}
