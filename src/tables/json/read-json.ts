import type { TextSource } from '../../io/reading/text-source.ts';
import {
  type Diagnostic,
  type DiagnosticCode,
  type Location,
  ViandError,
} from '../../model/diagnostic.ts';
import { type ReadLimits, refuseAbove } from '../read-limits.ts';

/** The wording of diagnostics about a JSON text. */
export interface JsonFormat {
  /** The code of syntax errors. */
  readonly syntaxCode: DiagnosticCode;
  /** The expected content of a document or a line. */
  readonly expected: string;
  readonly limits: ReadLimits;
  /** The advice in the problem of a text that is too large. */
  readonly insteadIfTooLarge: string;
}

/** A value with the text it was parsed from, in which a diagnostic can be located. */
export interface JsonText {
  readonly value: unknown;
  readonly text: string;
}

/**
 * Reads a JSON document whole.
 *
 * @throws ViandError with all its syntax errors, or `input/too-large`
 */
export async function readDocument(
  { name, chunks }: TextSource,
  format: JsonFormat,
): Promise<JsonText> {
  let text = '';
  for await (const chunk of chunks) {
    const { documentCharacters } = format.limits;
    const length = text.length + chunk.length;
    refuseAbove(
      documentCharacters,
      length,
      { file: name },
      'The document',
      format.insteadIfTooLarge,
    );
    text += chunk;
  }
  const parsed = parse(text);
  if (parsed !== undefined) return { value: parsed.value, text };
  const { syntaxErrors } = await import('./syntax-errors.ts');
  throw ViandError.of(
    syntaxErrors(text).map(({ line, column, reason }) => ({
      code: format.syntaxCode,
      message: `Invalid JSON: ${reason}`,
      location: { file: name, line, column },
      expected: format.expected,
    })),
  );
}

/** A line of NDJSON: a value, or the diagnostic of its syntax error. */
export type JsonLine = { readonly line: number } & (JsonText | { readonly fault: Diagnostic });

/**
 * Reads NDJSON, one document per line, without blank lines.
 *
 * @throws ViandError `input/too-large` for a line that is too long
 */
export async function* readLines(
  { name, chunks }: TextSource,
  format: JsonFormat,
): AsyncGenerator<JsonLine> {
  let rest = '';
  let line = 0;
  for await (const chunk of withLastLineEnd(chunks)) {
    // Search only the new chunk, since a long line spans many chunks.
    const lines = chunk.split('\n');
    lines[0] = rest + lines[0];
    rest = lines.pop() as string;
    const location = { file: name, line: line + lines.length + 1 };
    refuseAbove(format.limits.lineCharacters, rest.length, location, 'The line');
    for (const text of lines) {
      line += 1;
      if (text.trim() === '') continue;
      const parsed = parse(text);
      yield parsed === undefined
        ? { line, fault: await lineFault(text, { file: name, line }, format) }
        : { line, value: parsed.value, text };
    }
  }
}

async function* withLastLineEnd(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  yield* chunks;
  yield '\n';
}

async function lineFault(
  text: string,
  location: Location,
  { syntaxCode, expected }: JsonFormat,
): Promise<Diagnostic> {
  const { syntaxErrors } = await import('./syntax-errors.ts');
  const [error] = syntaxErrors(text);
  return {
    code: syntaxCode,
    message: `Invalid JSON${error === undefined ? '' : `: ${error.reason}`}`,
    location: error === undefined ? location : { ...location, column: error.column },
    expected,
  };
}

/** The value of a text, in an object because it may be null; undefined if the text is not JSON. */
function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
