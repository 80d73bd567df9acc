// Loaded only if a JSON text is faulty: JSON.parse does not say where.
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { quoted } from '../../text/escaping/quote.ts';
import { countLineBreaks } from '../../text/lines/line-breaks.ts';

/** The position at which a text stops being JSON, and the reason. */
export interface JsonSyntaxError {
  /** The line, from 1, like the column. */
  readonly line: number;
  readonly column: number;
  /** The problem, as a clause. */
  readonly reason: string;
}

/** The syntax errors of a JSON text: the first of each line, since it causes the others. */
export function syntaxErrors(text: string): JsonSyntaxError[] {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true });
  } catch (error) {
    // The parser recurses with the nesting of the document, and the stack is limited.
    if (!(error instanceof RangeError)) throw error;
    return [{ line: 1, column: 1, reason: 'it is nested too deeply' }];
  }
  const placed = errors.map(({ error, offset }) => ({
    ...placeAt(text, offset),
    reason: reasonOf(printParseErrorCode(error), offset, text),
  }));
  return placed.filter(({ line }, index) => line !== placed[index - 1]?.line);
}

/** Plain words for the parser's error names. */
const REASONS: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a name is missing, or there is an extra comma',
  ValueExpected: 'a value is missing, or there is an extra comma',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a "}" is missing',
  CloseBracketExpected: 'a "]" is missing',
  EndOfFileExpected: 'there is text after the end',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfComment: 'comments are not allowed',
  UnexpectedEndOfString: 'a string is not closed',
  UnexpectedEndOfNumber: 'a number is incomplete',
  InvalidUnicode: '\\u is not followed by four hexadecimal digits',
  InvalidEscapeCharacter: 'a backslash is followed by an invalid character',
  InvalidCharacter: 'a string contains a control character',
};

function reasonOf(error: string, offset: number, text: string): string {
  const reason = REASONS[error];
  if (reason !== undefined) return reason;
  const [word = ''] = /^[^\s,:[\]{}]*/.exec(text.slice(offset, offset + MAX_WORD)) ?? [];
  return `unexpected ${quoted(word)}`;
}

/** The number of characters of invalid JSON that a message shows. */
const MAX_WORD = 80;

function placeAt(text: string, offset: number) {
  const before = text.slice(0, offset);
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return { line: 1 + countLineBreaks(before), column: 1 + offset - lineStart };
}
