import { Readable } from 'node:stream';
import type { TextSource } from '../../io/reading/text-source.ts';
import type { Grid, GridRow } from '../grid.ts';
import { type Limit, refuseAbove } from '../read-limits.ts';
import { cellLocation } from './cell-location.ts';
import type { CsvFormat } from './csv-row.ts';
import { readRows } from './read-rows.ts';
import { SEPARATORS } from './separator.ts';

/**
 * Reads a whole text.
 *
 * @param what the subject of the message if the text is too long
 * @param instead what that message suggests instead of a longer text
 * @throws ViandError `input/too-large`
 */
export async function readWholeText(
  { name, chunks }: TextSource,
  limit: Limit,
  what: string,
  instead?: string,
): Promise<string> {
  let text = '';
  for await (const chunk of chunks) {
    refuseAbove(limit, text.length + chunk.length, { file: name }, what, instead);
    text += chunk;
  }
  return text;
}

/**
 * Reads a text as CSV.
 *
 * @param separator detected if it is not given
 * @throws ViandError `syntaxCode` if rows cannot be separated
 */
export async function csvGrid(
  name: string,
  text: string,
  syntaxCode: CsvFormat['syntaxCode'],
  separator = commonSeparator(text),
): Promise<Grid> {
  const rows: GridRow[] = [];
  const source = { name, chunks: Readable.from([text]) };
  const file = { name, separator };
  for await (const batch of readRows(source, { separator, syntaxCode, hasRaw: true })) {
    for (const row of batch) {
      if (row.record.every((cell) => cell.trim() === '')) continue;
      rows.push({
        cells: row.record,
        location: { file: name, line: row.line },
        locationOf: (position) => cellLocation(row, position, file),
      });
    }
  }
  return { location: { file: name }, rows, separator };
}

/** A text as rows of one cell: its lines. */
export function lineGrid(name: string, text: string): Grid {
  const rows = text.split(/\r\n|\n|\r/).flatMap((raw, index): GridRow[] => {
    const location = { file: name, line: index + 1 };
    return raw.trim() === '' ? [] : [{ cells: [raw.trim()], location, locationOf: () => location }];
  });
  return { location: { file: name }, rows };
}

/** Lines by which the separator is judged. */
const JUDGED_LINES = 100;

/** The separator that most lines have equally often, outside quotes. */
function commonSeparator(text: string): string {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '""')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, JUDGED_LINES);
  let best = { separator: ',', lines: 0, count: 0 };
  for (const separator of SEPARATORS) {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(separator).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    for (const [count, times] of counts) {
      const isBetter = times > best.lines || (times === best.lines && count > best.count);
      if (isBetter) best = { separator, lines: times, count };
    }
  }
  return best.separator;
}
