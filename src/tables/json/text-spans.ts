import { type JSONPath, visit } from 'jsonc-parser';

/** A text value within a JSON text, without the quotes around it. */
export interface TextSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds text values in a document, or in one document per line.
 *
 * @param isWanted called with the path of each value: names of members and positions in arrays, the outermost first
 */
export function textSpans(text: string, isWanted: (path: JSONPath) => boolean): TextSpan[] {
  if (isDocument(text)) return documentSpans(text, 0, isWanted);
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const spans = documentSpans(line, start, isWanted);
    start += line.length + 1;
    return spans;
  });
}

function isDocument(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The number of characters of a quotation mark. */
const QUOTE_LENGTH = 1;

function documentSpans(
  text: string,
  textStart: number,
  isWanted: (path: JSONPath) => boolean,
): TextSpan[] {
  const spans: TextSpan[] = [];
  visit(text, {
    onLiteralValue(value, offset, length, _line, _column, pathOf) {
      if (typeof value !== 'string' || !isWanted(pathOf())) return;
      const start = textStart + offset;
      spans.push({
        text: value,
        start: start + QUOTE_LENGTH,
        end: start + length - QUOTE_LENGTH,
      });
    },
  });
  return spans;
}
