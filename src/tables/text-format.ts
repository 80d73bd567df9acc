import { COMPRESSED_NAME } from '../io/reading/decompress.ts';

/** Each text format. A file with only white space is empty, whatever its name. */
export type TextFormat = 'csv' | 'json' | 'ndjson';

/** A CSV header in ASCII: a name of letters and separators of words, and a separator of cells. */
const HEADER = /^"?[a-z\d_][a-z\d_ .()-]*"?\s*[,;\t|]/i;

/**
 * Whether a text begins with a CSV header in any script. The second pattern takes milliseconds to compile, and most
 * headers do not need it.
 */
function isHeader(text: string): boolean {
  return HEADER.test(text) || /^"?[\p{L}\d_][\p{L}\d_ .()-]*"?\s*[,;\t|]/u.test(text);
}

/** The date before a message of a chat, "[12.03.24, 08:15]", or a box: "[x] 2 eggs". No JSON array begins like this. */
const IN_BRACKETS = /^\[(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s|[ x✓✔]?\][ \t]+[\p{L}\d])/iu;

/**
 * The format of a text. Readers of whole files, the byte scanner and `--fix` all use this function, so that they agree.
 * A bracket without a date or a tick means JSON, because no CSV header begins with one. Without a bracket, the file name decides,
 * so that a document without brackets is not read as a header.
 *
 * @param head the first line, or as much as there is; the function distinguishes an object that spans lines from NDJSON
 * by the lines after the first
 * @param name the name of the file as shown to people
 * @example textFormatOf('name,colour\n', 'list.json'); // 'csv'
 */
export function textFormatOf(head: string, name: string): TextFormat | 'empty' {
  const text = head.trimStart();
  const first = text.charAt(0);
  if (first === '') return 'empty';
  if (first === '{') return isLinesName(name) || isLines(text) ? 'ndjson' : 'json';
  if (first === '[') return IN_BRACKETS.test(text) ? 'csv' : 'json';
  if (isHeader(text)) return 'csv';
  if (isLinesName(name)) return 'ndjson';
  return /\.json$/i.test(bare(name)) ? 'json' : 'csv';
}

/** Whether an object is the first of several, one per line, rather than one spread over lines. */
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
