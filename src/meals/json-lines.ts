// Loaded only where a JSON document is faulty: JSON.parse does not say where things stand.
import {
  createScanner,
  type ParseError,
  parseTree,
  printParseErrorCode,
  type SyntaxKind,
} from 'jsonc-parser';
import { countLineBreaks } from '../model/lines.ts';

/** The tokens that shape a document; the package has them as an enum that only its own build can see. */
const TOKEN = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  end: 17,
} as const satisfies Record<string, SyntaxKind>;

/** What is wrong with a text as JSON, and on which lines. */
export function syntaxErrors(text: string): { line: number; reason: string }[] {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true });
  } catch (error) {
    // The parser goes down with the document, and the stack is only so deep.
    if (!(error instanceof RangeError)) throw error;
    return [{ line: 1, reason: 'it is nested too deeply' }];
  }
  return errors.map(({ error, offset }) => ({
    line: 1 + countLineBreaks(text.slice(0, offset)),
    reason: printParseErrorCode(error)
      .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
      .toLowerCase(),
  }));
}

interface Level {
  readonly pointer: string;
  /** Of an array the position of the next value, of an object the name of it. */
  next: number | string;
  readonly isArray: boolean;
}

/**
 * Finds the lines on which the values of JSON Pointers begin, in one pass over a text that is JSON;
 * of an absent member, that of its parent.
 */
export function lineFinder(
  text: string,
  pointers: Iterable<string>,
): (pointer: string) => number | undefined {
  const wanted = new Set<string>();
  for (const pointer of pointers) {
    for (let part = pointer; !wanted.has(part); part = parentOf(part)) wanted.add(part);
  }
  const lines = linesOf(text, wanted);
  return (pointer) => {
    let part = pointer;
    while (part !== '' && !lines.has(part)) part = parentOf(part);
    return lines.get(part);
  };
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** Walks the tokens with a stack of its own, since documents may be nested to any depth. */
function linesOf(text: string, wanted: ReadonlySet<string>): Map<string, number> {
  const lines = new Map<string, number>();
  const scanner = createScanner(text, true);
  const levels: Level[] = [];
  let isName = false;

  const beginValue = (): string => {
    const level = levels.at(-1);
    const pointer = level === undefined ? '' : `${level.pointer}/${level.next}`;
    if (wanted.has(pointer)) lines.set(pointer, scanner.getTokenStartLine() + 1);
    return pointer;
  };

  for (let token = scanner.scan(); token !== TOKEN.end; token = scanner.scan()) {
    const level = levels.at(-1);
    switch (token) {
      case TOKEN.openBrace:
      case TOKEN.openBracket: {
        const isArray = token === TOKEN.openBracket;
        // Below a value that nobody asks about, nothing is asked about either.
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
        if (isName && level !== undefined) level.next = scanner.getTokenValue();
        else beginValue();
    }
  }
  return lines;
}
