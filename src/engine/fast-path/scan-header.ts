import { readColumns } from '../../meals/entries/columns.ts';
import { judgeEntryTable } from '../../meals/entries/entry-table.ts';
import type { ReadOptions } from '../../meals/entries/reading.ts';
import { readTotalsHeader } from '../../meals/totals/read-totals.ts';
import { totalsTableOf } from '../../meals/totals/totals-table.ts';
import { mayBeDecimal } from '../../meals/values/decimal-marks.ts';
import { scanHeaderRow } from '../../tables/csv/header-row.ts';
import type { CsvLayout } from './csv-layout.ts';
import type { TotalsLayout } from './totals-sums.ts';

/** The layout of a CSV file that the fast path can read. */
export interface ScannedHeader {
  readonly csv: CsvLayout | TotalsLayout;
  /** The number of bytes before the first row. */
  readonly length: number;
}

/**
 * Reads the header of a CSV file whose rows can be scanned from their bytes.
 *
 * @param head the first bytes of a file: more than `JUDGED_BYTES`, or the whole file
 * @param name of the file, as shown to people
 * @returns undefined for any other file, and if the header is longer than the head
 * @throws ViandError if the header lacks a column
 */
export function scanHeader(
  head: Uint8Array,
  name: string,
  options: ReadOptions,
): ScannedHeader | undefined {
  const row = scanHeaderRow(head, name);
  if (row === undefined) return undefined;
  const { separator, length } = row;
  if (options.from === 'totals' || totalsTableOf(row.cells, options) !== undefined) {
    const totals = readTotalsHeader(row.cells, { file: name, line: 1 }, options);
    // Intakes list all digits of their sums, more than a double holds.
    return totals.columns.length === 0 ? undefined : { csv: { name, separator, totals }, length };
  }
  const table = judgeEntryTable(head, options);
  const isPlain =
    table !== undefined &&
    table.filledColumns.length === 0 &&
    !table.hasMatches &&
    (table.marks === undefined || mayBeDecimal(table.marks['.']));
  if (!isPlain) return undefined;
  const columns = readColumns(row.cells, { file: name, line: 1 }, options);
  const measures = table.hasOtherUnits ? { hasMeasures: true } : {};
  const marks = table.marks === undefined ? {} : { marks: table.marks };
  return { csv: { name, separator, columns, ...measures, ...marks }, length };
}
