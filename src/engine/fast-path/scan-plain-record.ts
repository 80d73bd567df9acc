import { readColumns } from '../../meals/entries/columns.ts';
import { JUDGED_BYTES } from '../../meals/entries/entry-table.ts';
import type { ReadOptions } from '../../meals/entries/reading.ts';
import { scanHeaderRow } from '../../tables/csv/header-row.ts';
import type { ScannedHeader } from './scan-header.ts';

const LF = 0x0a;

/** The bytes at the start of a record that show whether its rows are plain. */
const SHOWN_BYTES = 8 * 1024;

/**
 * Reads the header of a long record that seems to be only a table of ids and amounts, so that its rows can be scanned
 * from their bytes. A row that is not plain shows that it is something else.
 *
 * @param head the first bytes of a file: more than `JUDGED_BYTES`, or the whole file
 * @returns undefined for any other file, and for a short one, which takes no time to read as a record
 */
export async function scanPlainRecord(
  head: Uint8Array,
  name: string,
  options: ReadOptions,
): Promise<ScannedHeader | undefined> {
  if (head.length <= JUDGED_BYTES) return undefined;
  const header = scanHeaderRow(head, name);
  if (header === undefined) return undefined;
  const { cells, separator, length } = header;
  const shown = Buffer.from(head.subarray(0, head.lastIndexOf(LF, SHOWN_BYTES) + 1)).toString();
  const { judgePlainRecord } = await import('../../meals/reading-records/plain-record.ts');
  const text = shown.replace(/^\ufeff/, '');
  const record = await judgePlainRecord(name, text, separator, options);
  if (record === undefined) return undefined;
  const columns = readColumns(cells, { file: name, line: 1 }, { ...options, ...record });
  if (Math.max(columns.confidence, columns.sizeAssumed) >= 0) return undefined;
  const { unit } = record;
  return { csv: { name, separator, columns, unit, hasPlainRowsOnly: true }, length };
}
