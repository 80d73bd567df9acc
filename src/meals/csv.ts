import { peekText } from '../io/peek.ts';
import type { TextSource } from '../io/text-source.ts';
import type { Location } from '../model/diagnostic.ts';
import type { EntryField } from '../model/entry.ts';
import { cellSpan } from '../tables/csv/cell-location.ts';
import { type CsvRow, MAX_ROW_CHARACTERS, readRows } from '../tables/csv/csv-rows.ts';
import { type Columns, readColumns } from './csv-columns.ts';
import { readEntry } from './read-entry.ts';
import type { EntrySink, ReadOptions } from './reading.ts';
import { TEXT_VALUES } from './text-values.ts';

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads a CSV meal file: a header, then an entry a row. The separator is told by the header.
 *
 * @throws Refusal where the header lacks a column, so that no row can be read
 */
export async function readCsv(
  source: TextSource,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  const { head, all } = await peekText(
    source.chunks,
    (text) => text.trimStart().includes('\n') || text.length >= MAX_ROW_CHARACTERS,
  );
  const separator = separatorOf(head.trimStart().split('\n', 1)[0] as string);
  let columns: Columns | undefined;
  for await (const rows of readRows(all, separator, source.name, options.hasColumns)) {
    for (const row of rows) {
      const { record, line } = row;
      if (columns === undefined) {
        columns = readColumns(record, { file: source.name, line }, options);
        sink.header?.(record, (position) => cellLocation(row, position, source.name, separator));
      } else {
        readRow(row, columns, { name: source.name, separator }, options, sink);
      }
    }
    await sink.ready?.();
  }
}

/** The separator that the header has most of, outside of quotes; the first of equals. */
export function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** A CSV file that is being read. */
interface CsvFile {
  readonly name: string;
  readonly separator: string;
}

/** Reads the entry of a row, by all rules; a row of blanks is none. */
export function readRow(
  row: CsvRow,
  columns: Columns,
  { name, separator }: CsvFile,
  options: ReadOptions,
  sink: EntrySink,
): void {
  const { record, line } = row;
  if (record.every((cell) => cell.trim() === '')) return;
  const location = { file: name, line };
  if (record.length !== columns.width) {
    sink.row();
    sink.report({
      code: 'meal/cell-count',
      message: `Cannot read the row as it has ${record.length === 1 ? '1 cell' : `${record.length} cells`}`,
      location,
      expected: `${columns.width} cells, as in the header`,
    });
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
      location,
      group,
      locationOf: (field) => cellLocation(row, columns.fields[field], name, separator),
    },
    TEXT_VALUES,
    options,
    sink,
  );
}

/** Where a cell stands, worked out only for what is wrong. */
function cellLocation(
  { record, line, raw }: CsvRow,
  position: number,
  file: string,
  separator: string,
): Location {
  if (raw !== undefined) {
    const within = { firstLine: line, width: record.length };
    return { file, line, ...cellSpan(raw, separator, position, within) };
  }
  const cell = record[position];
  if (cell === undefined) return { file, line };
  let column = 1 + position * separator.length + cell.length - cell.trimStart().length;
  for (let before = 0; before < position; before++) column += (record[before] as string).length;
  return { file, line, column, endColumn: column + cell.trim().length };
}
