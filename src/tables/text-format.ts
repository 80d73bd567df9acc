import { COMPRESSED_NAME } from '../io/reading/decompress.ts';

/** Each format that is text; a file without anything but white space is empty, whatever its name. */
export type TextFormat = 'csv' | 'json' | 'ndjson';

/** A CSV header in ASCII: a name of letters and separators of words, and a separator of cells. */
const HEADER = /^"?[a-z\d_][a-z\d_ .()-]*"?\s*[,;\t|]/i;

/** The same with letters of any script, which take milliseconds to compile: most headers need none. */
function isHeader(text: string): boolean {
  return HEADER.test(text) || /^"?[\p{L}\d_][\p{L}\d_ .()-]*"?\s*[,;\t|]/u.test(text);
}

/** The date before a message of a chat, "[12.03.24, 08:15]", which no array of JSON begins with. */
const CHAT = /^\[\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s/;

/**
 * The format of a text. Readers of whole files, the scanner of bytes and `--fix` all ask here, so that
 * they take a file for the same. A bracket says JSON, which no header of CSV begins with, unless a date is in it; where there is
 * none, the name of the file, so that a document without brackets is not taken for a header.
 *
 * @param head the first line, or as much as there is; the function distinguishes an object that spans lines from NDJSON by
 *   the lines after the first
 * @param name of the file, as shown to people
 * @example
 * textFormatOf('name,colour\n', 'list.json'); // 'csv'
 */
export function textFormatOf(head: string, name: string): TextFormat | 'empty' {
  const text = head.trimStart();
  const first = text.charAt(0);
  if (first === '') return 'empty';
  if (first === '{') return isLinesName(name) || isLines(text) ? 'ndjson' : 'json';
  if (first === '[') return CHAT.test(text) ? 'csv' : 'json';
  if (isHeader(text)) return 'csv';
  if (isLinesName(name)) return 'ndjson';
  return /\.json$/i.test(bare(name)) ? 'json' : 'csv';
}

/** Whether an object is the first of several, a line each, and not one spread over lines. */
function isLines(text: string): boolean {
  const end = text.indexOf('\n');
  if (end < 0 || text.slice(end).trim() === '') return false;
  try {
    JSON.parse(text.slice(0, end));
    return true;
  } catch {
    return false;
  }
}

function isLinesName(name: string): boolean {
  return /\.(?:ndjson|jsonl)$/i.test(bare(name));
}

function bare(name: string): string {
  return name.replace(COMPRESSED_NAME, '');
}
