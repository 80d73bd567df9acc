import { isUtf8 } from 'node:buffer';
import { beginsWith } from '../../io/reading/peek.ts';
import { PARQUET_MAGIC } from '../parquet/parquet-source.ts';
import { textFormatOf } from '../text-format.ts';
import { isPdf, unsupportedFormat } from '../unsupported-formats.ts';
import { COMPOUND_MAGIC } from '../workbook/compound-file.ts';
import { ZIP_MAGIC } from '../workbook/workbook-source.ts';
import { scanRows } from './scan-rows.ts';
import { separatorOf } from './separator.ts';

const LF = 0x0a;

/** A byte order mark, which some programs put before UTF-8. */
const MARK = [0xef, 0xbb, 0xbf];

/** The header of a CSV file, and the position of its first row. */
export interface HeaderRow {
  readonly cells: readonly string[];
  readonly separator: string;
  /** Bytes before the next row. */
  readonly length: number;
}

/**
 * Scans the first row of a file whose rows can be scanned in place.
 *
 * @param head the first bytes of the file
 * @param name the name of the file as shown to people
 * @returns undefined if the file is not CSV in UTF-8 that {@link scanRows} takes, or the row is longer than the head
 */
export function scanHeaderRow(head: Uint8Array, name: string): HeaderRow | undefined {
  const end = head.indexOf(LF);
  const start = MARK.every((byte, index) => head[index] === byte) ? MARK.length : 0;
  const line = head.subarray(start, end + 1);
  if (end < 0 || !isUtf8(line) || !mayBeText(head, name)) return undefined;
  const text = Buffer.from(line).toString();
  if (textFormatOf(text, name) !== 'csv') return undefined;
  const separator = separatorOf(text.trim());
  let cells: string[] = [];
  const { stoppedAt } = scanRows(line, 0, line.length, separator.charCodeAt(0), 0, (row) => {
    cells = Array.from({ length: row.cells }, (_, cell) =>
      Buffer.from(line.subarray(row.starts[cell], row.ends[cell])).toString(),
    );
  });
  return stoppedAt === undefined ? { cells, separator, length: end + 1 } : undefined;
}

/** Bytes that are not text go to the readers of whole files, which report the reason. */
function mayBeText(head: Uint8Array, name: string): boolean {
  const isBinary = [PARQUET_MAGIC, ZIP_MAGIC, COMPOUND_MAGIC].some((magic) =>
    beginsWith(head, magic),
  );
  return !isBinary && !isPdf(head) && unsupportedFormat(head, name) === undefined;
}
