import { READ_LIMITS, refuseAbove } from '../read-limits.ts';

/** An element of an array, as text. */
export interface ArrayElement {
  readonly text: string;
  /** Its place in the array, from 0. */
  readonly index: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Splits the first array of a JSON document into its elements, so that a document of any size takes the memory of one
 * element. The caller checks whether an element is JSON.
 *
 * @param file its name as shown to people
 * @throws ViandError `input/too-large` for an element that is longer than a line may be
 * @yields each element; nothing if the document has no array
 * @returns whether the array was closed
 */
export async function* arrayElements(
  chunks: AsyncIterable<string>,
  file: string,
): AsyncGenerator<ArrayElement, boolean> {
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let hasArray = false;
  let index = 0;
  let before = '';
  for await (const chunk of chunks) {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) isInString = false;
        continue;
      }
      if (!hasArray) {
        hasArray = code === 0x5b;
        isInString = code === QUOTE;
        start = at + 1;
        continue;
      }
      if (code === QUOTE) isInString = true;
      else if (OPENING.has(code)) depth += 1;
      else if (CLOSING.has(code) || (code === COMMA && depth === 0)) {
        if (code !== COMMA) depth -= 1;
        if (depth > 0 || (depth === 0 && code !== COMMA)) continue;
        const text = before + chunk.slice(start, at);
        before = '';
        start = at + 1;
        if (text.trim() !== '') yield { text, index: index++ };
        if (depth < 0) return true;
      }
    }
    if (!hasArray) continue;
    before += chunk.slice(start);
    const location = { file, pointer: `/${index}` };
    refuseAbove(READ_LIMITS.lineCharacters, before.length, location, 'The element');
  }
  return false;
}
