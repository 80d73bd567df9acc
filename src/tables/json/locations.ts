// Loaded only if a JSON document is faulty: JSON.parse gives no locations.
import { createScanner, type JSONScanner, type SyntaxKind } from 'jsonc-parser';
import type { Location } from '../../model/diagnostic.ts';
import { escapePointer } from '../../text/escaping/escape-pointer.ts';

/** The tokens that structure a document. The package has them as an enum that only its own build can see. */
const TOKEN = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  text: 10,
  end: 17,
} as const satisfies Record<string, SyntaxKind>;

/**
 * The start of a value, and the end of a plain one. For text, this is the part between the quotes, without white space
 * at its ends.
 */
export type ValuePlace = Pick<Location, 'line' | 'column' | 'endColumn'>;

interface Level {
  readonly pointer: string;
  /** The position of the next value in an array, or its name in an object. */
  next: number | string;
  readonly isArray: boolean;
}

/**
 * Finds the positions of the values of JSON Pointers, in one pass over a JSON text. The position of an absent member is
 * that of its parent.
 */
export function locationFinder(
  text: string,
  pointers: Iterable<string>,
): (pointer: string) => ValuePlace | undefined {
  const wanted = new Set<string>();
  for (const pointer of pointers) {
    for (let part = pointer; !wanted.has(part); part = parentOf(part)) wanted.add(part);
  }
  const places = placesOf(text, wanted);
  return (pointer) => {
    let part = pointer;
    while (part !== '' && !places.has(part)) part = parentOf(part);
    return places.get(part);
  };
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** Walks the tokens with a stack of its own, since documents may be nested to any depth. */
function placesOf(text: string, wanted: ReadonlySet<string>): Map<string, ValuePlace> {
  const places = new Map<string, ValuePlace>();
  const scanner = createScanner(text, true);
  const levels: Level[] = [];
  let isName = false;

  const beginValue = (): string => {
    const level = levels.at(-1);
    const pointer = level === undefined ? '' : `${level.pointer}/${level.next}`;
    if (wanted.has(pointer)) places.set(pointer, tokenPlace(scanner, text));
    return pointer;
  };

  for (let token = scanner.scan(); token !== TOKEN.end; token = scanner.scan()) {
    const level = levels.at(-1);
    switch (token) {
      case TOKEN.openBrace:
      case TOKEN.openBracket: {
        const isArray = token === TOKEN.openBracket;
        // The caller needs nothing below this value.
        const pointer = beginValue();
        levels.push({
          pointer: wanted.has(pointer) ? pointer : '?',
          next: isArray ? 0 : '',
          isArray,
        });
        isName = !isArray;
        break;
      }
      case TOKEN.closeBrace:
      case TOKEN.closeBracket:
        levels.pop();
        break;
      case TOKEN.comma:
        if (level?.isArray === true) level.next = Number(level.next) + 1;
        else isName = true;
        break;
      case TOKEN.colon:
        isName = false;
        break;
      default:
        if (isName && level !== undefined) level.next = escapePointer(scanner.getTokenValue());
        else beginValue();
    }
  }
  return places;
}

function tokenPlace(scanner: JSONScanner, text: string): ValuePlace {
  const line = scanner.getTokenStartLine() + 1;
  const column = scanner.getTokenStartCharacter() + 1;
  const token = scanner.getToken();
  if (token === TOKEN.openBrace || token === TOKEN.openBracket) return { line, column };
  const [offset, length] = [scanner.getTokenOffset(), scanner.getTokenLength()];
  if (token !== TOKEN.text) return { line, column, endColumn: column + length };
  const value = text.slice(offset + 1, offset + length - 1);
  const start = column + 1 + value.length - value.trimStart().length;
  return { line, column: start, endColumn: start + value.trim().length };
}
