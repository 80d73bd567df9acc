import { peekText } from '../../io/reading/peek.ts';
import type { TextSource } from '../../io/reading/text-source.ts';
import { MAX_ROW_CHARACTERS } from './csv-row.ts';

/** The separators that CSV may have. */
export const SEPARATORS = [',', ';', '\t'] as const;

/** The separator that a header has most of, outside of quotes; the first of equals. */
export function separatorOf(header: string): string {
  const unquoted = header.replace(/"[^"]*"/g, '');
  const count = (separator: string) => unquoted.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Detects the separator of a CSV text by its first line, and gives back the text to be read. */
export async function detectSeparator(
  source: TextSource,
): Promise<{ readonly separator: string; readonly source: TextSource }> {
  const { head, all } = await peekText(
    source.chunks,
    (text) => text.trimStart().includes('\n') || text.length >= MAX_ROW_CHARACTERS,
  );
  const separator = separatorOf(head.trimStart().split('\n', 1)[0] as string);
  return { separator, source: { ...source, chunks: all } };
}
