import { COMPRESSED_NAME } from '../io/decompress.ts';

/** A header of CSV: a name of letters and what stands between words, and a separator. */
const HEADER = /^"?[\p{L}\d_][\p{L}\d_ .()-]*"?\s*[,;\t]/u;

/**
 * Whether a text is JSON or NDJSON. A bracket says so, which no header of CSV begins with; where there is
 * none, the name of the file, so that a document without brackets is not taken for a header.
 *
 * @param head the first line, or what there is of it
 * @param name of the file, as shown to people
 */
export function isJsonText(head: string, name: string): boolean {
  const text = head.trimStart();
  if (/^[[{]/.test(text)) return true;
  return (isLinesName(name) || /\.json$/i.test(bare(name))) && !HEADER.test(text);
}

/** Whether the name of a file says that each line is a document. */
export function isLinesName(name: string): boolean {
  return /\.(?:ndjson|jsonl)$/i.test(bare(name));
}

function bare(name: string): string {
  return name.replace(COMPRESSED_NAME, '');
}
