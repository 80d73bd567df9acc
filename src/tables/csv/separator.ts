import { peekText } from '../../io/reading/peek.ts';
import type { TextSource } from '../../io/reading/text-source.ts';
import { MAX_ROW_CHARACTERS } from './csv-row.ts';

/** The separators that CSV may have. */
export const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The most frequent separator in a header, outside quotes; the first of equally frequent ones. */
export function separatorOf(header: string): string {
  const text = unquoted(header);
  const count = (separator: string) => text.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

function unquoted(line: string): string {
  return line.replace(/"[^"]*"/g, '');
}

/**
 * The separator of the first line that has any, unless that line is a title. It is a title if two consecutive lines
 * have the same number of another separator, and more than of the first one, before any two have the same number of the
 * first one: "Menü 3,50 €" above "Speise;Fett;Salz".
 */
function separatorPastTitles(lines: readonly string[]): string {
  const plain = lines.map(unquoted);
  const hasAny = (line: string) => SEPARATORS.some((one) => line.includes(one));
  // A comma between digits may be a decimal comma; names in headers have none.
  const named = plain.findIndex((line) => hasAny(line.replace(/(?<=\d),(?=\d)/g, '')));
  const first = named < 0 ? plain.findIndex(hasAny) : named;
  const usual = separatorOf(plain[first] ?? '');
  const count = (index: number, separator: string) =>
    (plain[index] ?? '').split(separator).length - 1;
  const isAlike = (index: number, separator: string) =>
    count(index, separator) > 0 && count(index, separator) === count(index + 1, separator);
  for (let index = first; index + 1 < plain.length; index++) {
    if (isAlike(index, usual)) return usual;
    const other = SEPARATORS.find(
      (one) => isAlike(index, one) && count(index, one) > count(index, usual),
    );
    if (other !== undefined) return other;
  }
  return usual;
}

/**
 * The lines of a text, without line breaks in quoted cells, which spreadsheets write in headers, such as "Fett" above
 * "[g]". A quote that is never closed may mean inches, for example.
 */
function linesOf(text: string): string[] {
  const begun = text.trimStart();
  const joined = begun.includes('"') ? withoutBreaks(begun) : begun;
  return joined.split('\n');
}

/** A cell in quotes, at the beginning of a line or after a separator. */
const QUOTED = /(?<=^|[,;\t|])"(?:[^"]|"")*"(?=\s*(?:[,;\t|]|$))/gm;

function withoutBreaks(text: string): string {
  return text.replace(QUOTED, (cell) => (cell.includes('\n') ? cell.replace(/\s+/g, ' ') : cell));
}

/** The most lines of a title, which have no separator, above the header of a table. */
const MOST_TITLE_LINES = 10;

/**
 * Detects the separator of a CSV text from its first line, and returns the text to read.
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
    (text) => linesOf(text).length > most || text.length >= MAX_ROW_CHARACTERS,
  );
  const lines = linesOf(head).slice(0, most);
  const separator = separatorPastTitles(lines);
  return { separator, source: { ...source, chunks: all } };
}
