import type { PendingOutput } from '../io/writing/open-output.ts';
import type { DiagnosticSink } from '../model/diagnostic.ts';
import { REJECTS_HEADER, rejectLines } from '../render/diagnostics/rejects.ts';

/** Characters that are collected before a write. */
const CHARACTERS_AT_ONCE = 64 * 1024;

/** The list of skipped entries with their problems. */
export interface Rejects {
  readonly add: DiagnosticSink;
  /** Writes out what is waiting. */
  readonly flush: () => Promise<void>;
}

/** Writes the list in pieces, since it may be as long as the input. */
export function rejectsTo(output: PendingOutput, style: { readonly raw?: boolean }): Rejects {
  const lineOf = rejectLines(style);
  let text = REJECTS_HEADER;
  let written = Promise.resolve();
  const flush = () => {
    const bytes = Buffer.from(text);
    text = '';
    written = written.then(() => output.write(bytes));
    // The caller sees a failure when it awaits the last flush; until then Node.js must not end the process for it.
    written.catch(() => {});
    return written;
  };
  return {
    add(diagnostic) {
      text += lineOf(diagnostic);
      if (text.length >= CHARACTERS_AT_ONCE) flush();
    },
    flush,
  };
}
