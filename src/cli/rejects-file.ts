import type { PendingOutput } from '../io/writing/open-output.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { REJECTS_HEADER, rejectLines } from '../render/diagnostics/rejects.ts';

/** Characters that are collected before a write. */
const CHARACTERS_AT_ONCE = 64 * 1024;

/** A list that is written in pieces. */
export interface LongList<Item> {
  readonly add: (item: Item) => void;
  /** Writes the waiting output. */
  readonly flush: () => Promise<void>;
}

/** The list of skipped entries with their problems. */
export type Rejects = LongList<Diagnostic>;

/** Writes the list in pieces, since it may be as long as the input. */
export function rejectsTo(output: PendingOutput, style: { readonly raw?: boolean }): Rejects {
  return listTo(output, REJECTS_HEADER, rejectLines(style));
}

/** Writes a list of any kind in pieces. */
export function listTo<Item>(
  output: PendingOutput,
  header: string,
  lineOf: (item: Item) => string,
): LongList<Item> {
  let text = header;
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
    add(item) {
      text += lineOf(item);
      if (text.length >= CHARACTERS_AT_ONCE) flush();
    },
    flush,
  };
}
