import { readColumns } from '../../meals/columns.ts';
import type { ReadOptions } from '../../meals/reading.ts';
import { scanHeaderRow } from '../../tables/csv/header-row.ts';
import type { CsvLayout } from './chunk-sums.ts';

/** How much of a file is searched for its header. */
export const HEAD_BYTES = 64 * 1024;

export interface ScannedHeader {
  readonly csv: CsvLayout;
  /** Bytes before the first row. */
  readonly length: number;
}

/**
 * Reads the header of a CSV file whose rows can be scanned where they lie.
 *
 * @param head the first bytes of a file
 * @param name of the file, as shown to people
 * @returns undefined for any other file, and where the header is longer than the head
 * @throws Refusal where it lacks a column
 */
export function scanHeader(
  head: Uint8Array,
  name: string,
  options: ReadOptions,
): ScannedHeader | undefined {
  const row = scanHeaderRow(head, name);
  if (row === undefined) return undefined;
  const columns = readColumns(row.cells, { file: name, line: 1 }, options);
  return { csv: { name, separator: row.separator, columns }, length: row.length };
}
