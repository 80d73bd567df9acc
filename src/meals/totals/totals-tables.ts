import { type Grid, sheetNotes } from '../../tables/grid.ts';
import type { ParquetColumns } from '../../tables/parquet/read-columns.ts';
import { scalarText } from '../../tables/parquet/scalars.ts';
import type { ReadOptions } from '../entries/reading.ts';
import { readTotalsCells, readTotalsHeader, type TotalsSink, totalsNote } from './read-totals.ts';
import { type TotalsColumns, totalsTableOf } from './totals-table.ts';

/** Whether the names of columns are those of totals. */
export function areTotals(names: readonly string[], options: ReadOptions): boolean {
  return options.from === 'totals' || totalsTableOf(names, options) !== undefined;
}

/** The only sheet of totals; undefined if there is none, or if there are several. */
export function sheetOfTotals(grids: readonly Grid[], options: ReadOptions): Grid | undefined {
  const found = grids.filter(({ rows }) => areTotals(rows[0]?.cells ?? [], options));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Reads the totals of a sheet, whose first row is the header.
 *
 * @throws ViandError if the header lacks a label
 */
export function readTotalsSheet(grid: Grid, options: ReadOptions, sink: TotalsSink): void {
  const [header, ...rows] = grid.rows;
  if (header === undefined) return;
  const columns = readTotalsHeader(header.cells, header.location, options);
  const { file } = header.location;
  sink.note?.(totalsNote(file, columns));
  for (const text of sheetNotes(grid)) sink.note?.({ file, text });
  for (const row of rows) {
    // The file does not store blank cells at the end of a row.
    const cells = header.cells.map((_, place) => plainOf(row.cells[place] ?? '', columns));
    readTotalsCells({ ...row, cells }, columns, options, sink);
  }
}

/**
 * Reads totals from Parquet, one row group at a time.
 *
 * @throws ViandError if a label has no column
 */
export async function readTotalsParquet(
  file: string,
  opened: ParquetColumns,
  options: ReadOptions,
  sink: TotalsSink,
): Promise<void> {
  const columns = readTotalsHeader(opened.names, { file }, options);
  sink.note?.(totalsNote(file, columns));
  const isIntakes = columns.columns.length === 0;
  const needed = isIntakes
    ? [...opened.names.keys()]
    : [...new Set([...columns.columns.map(({ place }) => place), ...columns.labels])];
  for await (const { start, rows, column } of opened.read(needed)) {
    const values = needed.map((place) => [place, column(place)] as const);
    for (let row = 0; row < rows; row++) {
      const location = { file, row: start + row + 1 };
      const cells = opened.names.map(() => '');
      for (const [place, own] of values) {
        cells[place] = plainOf(scalarText(own?.[row]) ?? '', columns);
      }
      readTotalsCells({ cells, location, locationOf: () => location }, columns, options, sink);
    }
    await sink.ready?.();
  }
}

const NUMBER = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const BILLIONTHS = /^\d+(?:\.\d{1,9})?$/;

/** Intakes are sums of billionths, and Parquet or a sheet may store them as doubles with other digits. */
function plainOf(text: string, { columns }: TotalsColumns): string {
  const isOther = columns.length === 0 && NUMBER.test(text) && !BILLIONTHS.test(text);
  return isOther ? Number(text).toFixed(9) : text;
}
