import type { PendingOutput } from '../../io/open-output.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { csvCell } from '../../tables/csv/csv-cell.ts';

const COLUMNS = ['file', 'line', 'pointer', 'field', 'value', 'code', 'message', 'expected'];

const CHARACTERS_AT_ONCE = 64 * 1024;

/** A list of entries that were left out, and why: CSV, a fault a row. */
export interface Rejects {
  readonly add: (fault: Diagnostic) => void;
  /** Writes out what is waiting. */
  readonly flush: () => Promise<void>;
}

export function rejectsTo(output: PendingOutput): Rejects {
  let text = `${COLUMNS.join(',')}\n`;
  let written = Promise.resolve();
  const flush = () => {
    const bytes = Buffer.from(text);
    text = '';
    written = written.then(() => output.write(bytes));
    // Who waits for it in the end is told; until then it must not count as unheard.
    written.catch(() => {});
    return written;
  };
  return {
    add({ location, field, value, code, message, expected }) {
      const line = location?.line ?? location?.row;
      const cells = [
        location?.file,
        line,
        location?.pointer,
        field,
        value,
        code,
        message,
        expected,
      ];
      text += `${cells.map((cell) => csvCell(cell === undefined ? '' : String(cell))).join(',')}\n`;
      if (text.length >= CHARACTERS_AT_ONCE) flush();
    },
    flush,
  };
}
