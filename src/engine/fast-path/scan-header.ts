import { isUtf8 } from 'node:buffer';
import { beginsWith } from '../../io/peek.ts';
import { separatorOf } from '../../meals/csv.ts';
import { readColumns } from '../../meals/csv-columns.ts';
import type { ReadOptions } from '../../meals/reading.ts';
import { scanRows } from '../../tables/csv/scan-rows.ts';
import { PARQUET_MAGIC } from '../../tables/parquet/parquet-source.ts';
import { isJsonText } from '../../tables/text-format.ts';
import { unsupportedFormat } from '../../tables/unsupported-formats.ts';
import type { CsvLayout } from './chunk-sums.ts';

/** So much of a file is looked at for its header. */
export const HEAD_BYTES = 64 * 1024;

const LF = 0x0a;

/** A byte order mark, which some programs put before UTF-8. */
const MARK = [0xef, 0xbb, 0xbf];

export interface ScannedHeader {
  readonly csv: CsvLayout;
  /** Bytes before the first row. */
  readonly length: number;
}

/**
 * Reads the header of plain CSV.
 *
 * @param head the first bytes of a file
 * @param name of the file, as shown to people
 * @returns undefined where it is no plain CSV, or cannot be told from so much
 * @throws Refusal where it lacks a column
 */
export function scanHeader(
  head: Uint8Array,
  name: string,
  options: ReadOptions,
): ScannedHeader | undefined {
  const end = head.indexOf(LF);
  const start = MARK.every((byte, index) => head[index] === byte) ? MARK.length : 0;
  const line = head.subarray(start, end + 1);
  if (end < 0 || !isUtf8(line) || isForeign(head, name)) return undefined;
  const text = Buffer.from(line).toString();
  if (text.trim() === '' || isJsonText(text, name)) return undefined;
  const separator = separatorOf(text.trimStart().trimEnd());
  let cells: string[] = [];
  const { stoppedAt } = scanRows(line, 0, line.length, separator.charCodeAt(0), 0, (row) => {
    cells = Array.from({ length: row.cells }, (_, cell) =>
      Buffer.from(line.subarray(row.starts[cell], row.ends[cell])).toString(),
    );
  });
  if (stoppedAt !== undefined) return undefined;
  const columns = readColumns(cells, { file: name, line: 1 }, options);
  return { csv: { name, separator, columns }, length: end + 1 };
}

/** Whether the first bytes say that it is no text, for those to say so who read it whole. */
function isForeign(head: Uint8Array, name: string): boolean {
  return beginsWith(head, PARQUET_MAGIC) || unsupportedFormat(head, name) !== undefined;
}
