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
const BRACKET = 0x5b;
const OPENING = new Set([BRACKET, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** What a character does to the elements of the array. */
type Effect = 'none' | 'begins the array' | 'ends an element' | 'ends the array';

/** Follows the first array of a JSON document, one character at a time. */
class ArrayScanner {
  /** The arrays and objects around the position, within an element; undefined before the array. */
  #depth: number | undefined;
  #isInString = false;
  #isEscaped = false;

  get hasBegun(): boolean {
    return this.#depth !== undefined;
  }

  /** Takes the code of the next character. */
  next(code: number): Effect {
    if (this.#isInString) {
      this.#readString(code);
      return 'none';
    }
    this.#isInString = code === QUOTE;
    if (this.#depth !== undefined) return this.#nextWithin(code, this.#depth);
    if (code !== BRACKET) return 'none';
    this.#depth = 0;
    return 'begins the array';
  }

  #readString(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH) this.#isEscaped = true;
    else if (code === QUOTE) this.#isInString = false;
  }

  #nextWithin(code: number, depth: number): Effect {
    if (OPENING.has(code)) this.#depth = depth + 1;
    else if (CLOSING.has(code)) {
      if (depth === 0) return 'ends the array';
      this.#depth = depth - 1;
    } else if (code === COMMA && depth === 0) return 'ends an element';
    return 'none';
  }
}

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
  const scanner = new ArrayScanner();
  let index = 0;
  /** The beginning of the element, from earlier chunks. */
  let before = '';
  for await (const chunk of chunks) {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const effect = scanner.next(chunk.charCodeAt(at));
      if (effect === 'none') continue;
      const text = before + chunk.slice(start, at);
      before = '';
      start = at + 1;
      if (effect !== 'begins the array' && text.trim() !== '') yield { text, index: index++ };
      if (effect === 'ends the array') return true;
    }
    if (!scanner.hasBegun) continue;
    before += chunk.slice(start);
    const location = { file, pointer: `/${index}` };
    refuseAbove(READ_LIMITS.lineCharacters, before.length, location, 'The element');
  }
  return false;
}
