import type { EntryField } from '../model/meal.ts';
import { type Columns, readColumns } from './csv-columns.ts';
import { MAX_ROW_CHARACTERS, readRows } from './csv-rows.ts';
import { peekText } from './peek.ts';
import { readEntry } from './read-entry.ts';
import type { EntrySink, ReadOptions } from './reading.ts';
import type { TextSource } from './text-source.ts';
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
  for await (const rows of readRows(all, separator, source.name)) {
    for (const { record, line } of rows) {
      if (columns === undefined) {
        columns = readColumns(record, { file: source.name, line }, options);
      } else {
        readRow(record, line, columns, source.name, options, sink);
      }
    }
  }
}

/** The separator that the header has most of, outside of quotes; the first of equals. */
export function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Reads the entry of a row, by all rules; a row of blanks is none. */
export function readRow(
  record: readonly string[],
  line: number,
  columns: Columns,
  file: string,
  options: ReadOptions,
  sink: EntrySink,
): void {
  if (record.every((cell) => cell.trim() === '')) return;
  const place = { file, line };
  if (record.length !== columns.width) {
    sink.row();
    sink.fault({
      code: 'meal/cell-count',
      message: `Cannot read the row as it has ${record.length} cells`,
      place,
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
      weightedBeforeProcess: cell('weighted_before_process'),
    },
    { place, group },
    TEXT_VALUES,
    options,
    sink,
  );
}
