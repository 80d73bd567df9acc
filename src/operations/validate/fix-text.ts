import type { ReportedDiagnostic } from './report.ts';

export interface FixedText {
  readonly text: string;
  /** The problems that are mended in it. */
  readonly fixed: readonly ReportedDiagnostic[];
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Puts the right value in the place of each wrong one, and leaves all else as it is. What does not
 * stand where it was found is left alone.
 *
 * @param text of the file, with its byte order mark if it has one
 * @param problems that have a right value and a place of one line
 */
export function fixText(text: string, problems: readonly ReportedDiagnostic[]): FixedText {
  const start = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  const lines = lineStarts(text, start);
  const spans = problems
    .map((problem) => ({ problem, ...spanOf(problem, lines) }))
    .sort((one, other) => one.from - other.from);
  const pieces: string[] = [];
  const mended: ReportedDiagnostic[] = [];
  let done = 0;
  for (const { problem, from, to } of spans) {
    const isThere = from >= done && text.slice(from, to) === problem.value;
    if (!isThere) continue;
    pieces.push(text.slice(done, from), problem.fix?.value as string);
    mended.push(problem);
    done = to;
  }
  pieces.push(text.slice(done));
  return { text: pieces.join(''), fixed: mended };
}

/** Where each line begins; lines end as readers count them, with LF, CRLF or CR. */
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
