import type { TextSource } from '../io/reading/text-source.ts';
import type { EntryField } from '../model/entry.ts';
import { type CsvFile, cellLocation } from '../tables/csv/cell-location.ts';
import type { CsvRow } from '../tables/csv/csv-row.ts';
import { readHeadedRows, wrongCellCount } from '../tables/csv/headed-rows.ts';
import { cellAt } from '../tables/grid.ts';
import { quotedList } from '../text/escaping/quote.ts';
import { anchoredLabels } from './entries/anchored-labels.ts';
import { type Columns, noteUnreadColumn, readColumns } from './entries/columns.ts';
import type { EntryTable } from './entries/entry-table.ts';
import { blankLabels, missingLabel, reportLabels } from './entries/labels.ts';
import { readEntry } from './entries/read-entry.ts';
import type { EntrySink, ReadOptions } from './entries/reading.ts';
import { FillDown } from './layouts/rows/columns/fill-down.ts';
import type { MarkMeanings } from './values/decimal-marks.ts';
import { csvValues, valuesByMarks } from './values/text-values.ts';

/**
 * Reads a CSV meal file: a header, then one entry per row.
 *
 * @param table says which labels are written once and blank below
 * @throws ViandError if the header lacks a column, so that no row can be read
 */
export async function readCsv(
  source: TextSource,
  options: ReadOptions,
  sink: EntrySink,
  table: EntryTable = NOTHING_FILLED,
): Promise<void> {
  const filler =
    table.filledColumns.length === 0
      ? undefined
      : new FillDown(table.labelColumns, table.filledColumns);
  let header: readonly string[] = [];
  const batches = readHeadedRows(source, {
    syntaxCode: 'meal/syntax',
    hasRaw: options.hasColumns === true,
    readHeader: (row, file) => {
      header = row.record;
      const columns = readColumns(header, { file: file.name, line: row.line }, options);
      noteUnreadColumn(file.name, columns, options, sink.note);
      sink.header?.(row.record, (position) => cellLocation(row, position, file));
      return columns;
    },
  });
  for await (const { rows, columns, file } of batches) {
    for (const row of rows) {
      const filled = filler === undefined ? row : { ...row, record: filler.fill(row.record) };
      readRow(filled, columns, file, options, sink, table.marks);
    }
    await sink.ready?.();
  }
  if (filler !== undefined) sink.note?.({ file: source.name, text: filledLabels(table, header) });
}

const NOTHING_FILLED: EntryTable = {
  filledColumns: [],
  hasOtherUnits: false,
  hasMatches: false,
  labelColumns: [],
  marks: undefined,
};

function filledLabels({ filledColumns }: EntryTable, header: readonly string[]): string {
  const names = filledColumns.map((position) => cellAt(header, position));
  return `${quotedList(names)}: rows without a value use the value above`;
}

/**
 * Reads the entry of a row by all rules. A blank row has none.
 *
 * @param marks the meaning of commas and points in amounts, if not all are decimal
 */
export function readRow(
  row: CsvRow,
  columns: Columns,
  file: CsvFile,
  options: ReadOptions,
  sink: EntrySink,
  marks?: MarkMeanings,
): void {
  const { record, line } = row;
  if (record.every((cell) => cell.trim() === '')) return;
  if (record.length !== columns.width) {
    sink.row(anchoredLabels(record, columns, csvValues(file.separator), options, sink));
    sink.report(wrongCellCount('meal/cell-count', row, columns.width, file.name));
    return;
  }
  const group = columns.labels.map((position) => record[position]?.trim() ?? '');
  const blank = blankLabels(options, columns.labels, group);
  if (blank.length > 0) {
    sink.row();
    for (const index of blank) {
      const location = cellLocation(row, columns.labels[index] as number, file);
      sink.report(missingLabel(options.groupBy[index] as string, location));
    }
    return;
  }
  reportLabels(group, (label) => cellLocation(row, columns.labels[label] as number, file), sink);
  sink.row(group);
  const cell = (field: EntryField) => record[columns.fields[field]]?.trim() || undefined;
  const values =
    marks === undefined
      ? csvValues(file.separator)
      : valuesByMarks(marks, cell('unit') ?? options.unit ?? '');
  readEntry(
    {
      foodId: cell('food_id'),
      amount: cell('amount'),
      unit: cell('unit'),
      isRawWeight: cell('weighted_before_process'),
      confidence: record[columns.confidence]?.trim(),
      isSizeAssumed: values.flag(record[columns.sizeAssumed]?.trim() ?? '') === true,
      whole: record,
    },
    {
      location: { file: file.name, line },
      group,
      locationOf: (field) => cellLocation(row, columns.fields[field], file),
    },
    values,
    options,
    sink,
  );
}
