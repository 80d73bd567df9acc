import type { ReportedDiagnostic } from './report.ts';

/** A text after its safe fixes. */
export interface FixedText {
  readonly text: string;
  /** The diagnostics that the new text no longer has. */
  readonly fixed: readonly ReportedDiagnostic[];
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Replaces each wrong value by its fix and changes nothing else. A value that is no longer where it was found stays
 * unchanged.
 *
 * @param text the text of the file, with its byte order mark if it has one
 * @param diagnostics diagnostics with a fix and a location within one line
 */
export function fixText(text: string, diagnostics: readonly ReportedDiagnostic[]): FixedText {
  const start = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  const lines = lineStarts(text, start);
  const spans = diagnostics
    .map((diagnostic) => ({ diagnostic, ...spanOf(diagnostic, lines) }))
    .sort((one, other) => one.from - other.from);
  const pieces: string[] = [];
  const fixed: ReportedDiagnostic[] = [];
  let done = 0;
  for (const { diagnostic, from, to } of spans) {
    const isThere = from >= done && text.slice(from, to) === diagnostic.value;
    if (!isThere) continue;
    pieces.push(text.slice(done, from), diagnostic.fix?.value as string);
    fixed.push(diagnostic);
    done = to;
  }
  pieces.push(text.slice(done));
  return { text: pieces.join(''), fixed };
}

/** The positions where lines begin. Lines end as readers count them, with LF, CRLF or CR. */
function lineStarts(text: string, start: number): number[] {
  const starts = [start];
  for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  return starts;
}

function spanOf(
  { location }: ReportedDiagnostic,
  lines: readonly number[],
): { from: number; to: number } {
  const start = lines[(location.line as number) - 1] ?? Number.NaN;
  return {
    from: start + (location.column as number) - 1,
    to: start + (location.endColumn as number) - 1,
  };
}
