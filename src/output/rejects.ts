import type { Fault } from '../model/faults.ts';
import { csvCell } from './csv-cell.ts';
import type { PendingOutput } from './open-output.ts';

const COLUMNS = ['file', 'line', 'pointer', 'field', 'value', 'code', 'message', 'expected'];

const CHARACTERS_AT_ONCE = 64 * 1024;

/** A list of entries that were left out, and why: CSV, a fault a row. */
export interface Rejects {
  readonly add: (fault: Fault) => void;
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
    add({ place, field, value, code, message, expected }) {
      const line = place?.line ?? place?.row;
      const cells = [place?.file, line, place?.pointer, field, value, code, message, expected];
      text += `${cells.map((cell) => csvCell(cell === undefined ? '' : String(cell))).join(',')}\n`;
      if (text.length >= CHARACTERS_AT_ONCE) flush();
    },
    flush,
  };
}
