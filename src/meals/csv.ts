import type { TextSource } from '../io/text-source.ts';
import type { EntryField } from '../model/entry.ts';
import { type CsvFile, cellLocation } from '../tables/csv/cell-location.ts';
import type { CsvRow } from '../tables/csv/csv-row.ts';
import { readHeadedRows, wrongCellCount } from '../tables/csv/headed-rows.ts';
import { type Columns, readColumns } from './columns.ts';
import { readEntry } from './read-entry.ts';
import type { EntrySink, ReadOptions } from './reading.ts';
import { TEXT_VALUES } from './values/text-values.ts';

/**
 * Reads a CSV meal file: a header, then an entry a row.
 *
 * @throws Refusal where the header lacks a column, so that no row can be read
 */
export async function readCsv(
  source: TextSource,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  const batches = readHeadedRows(source, {
    syntaxCode: 'meal/syntax',
    hasRaw: options.hasColumns === true,
    readHeader: (row, file) => {
      const columns = readColumns(row.record, { file: file.name, line: row.line }, options);
      sink.header?.(row.record, (position) => cellLocation(row, position, file));
      return columns;
    },
  });
  for await (const { rows, columns, file } of batches) {
    for (const row of rows) readRow(row, columns, file, options, sink);
    await sink.ready?.();
  }
}

/** Reads the entry of a row, by all rules; a row of blanks has none. */
export function readRow(
  row: CsvRow,
  columns: Columns,
  file: CsvFile,
  options: ReadOptions,
  sink: EntrySink,
): void {
  const { record, line } = row;
  if (record.every((cell) => cell.trim() === '')) return;
  if (record.length !== columns.width) {
    sink.row();
    sink.report(wrongCellCount('meal/cell-count', row, columns.width, file.name));
    return;
  }
  const group = columns.labels.map((position) => record[position]?.trim() ?? '');
  sink.row(group);
  const cell = (field: EntryField) => record[columns.fields[field]]?.trim() || undefined;
  readEntry(
    {
      foodId: cell('food_id'),
      amount: cell('amount'),
      unit: cell('unit'),
      isRawWeight: cell('weighted_before_process'),
      whole: record,
    },
    {
      location: { file: file.name, line },
      group,
      locationOf: (field) => cellLocation(row, columns.fields[field], file),
    },
    TEXT_VALUES,
    options,
    sink,
  );
}
