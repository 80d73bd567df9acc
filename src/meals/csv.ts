import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { Refusal } from '../model/faults.ts';
import { recordLines } from '../model/lines.ts';
import type { EntryField, Place } from '../model/meal.ts';
import { type Columns, readColumns } from './csv-columns.ts';
import { peekText } from './peek.ts';
import { readEntry, type ValueReaders } from './read-entry.ts';
import type { EntrySink, ReadOptions } from './reading.ts';
import type { TextSource } from './text-source.ts';

const SEPARATORS = [',', ';', '\t'] as const;

/** Longer rows are refused, so that a stray quote cannot take in a whole file. */
const MAX_ROW_CHARACTERS = 1_000_000;

/** Plain decimals, as programs write them; a decimal comma is refused, not guessed. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

const FLAGS = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);

const CELLS: ValueReaders = {
  text: (cell) => cell as string,
  number: (cell) => (NUMBER.test(cell as string) ? Number(cell) : undefined),
  flag: (cell) => FLAGS.get((cell as string).toLowerCase()),
  numberExpected: 'a number with a decimal point, such as 2.5',
  flagExpected: 'true or false',
};

interface RawRow {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

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
  const parser = parse({
    delimiter: separatorOf(head.trimStart().split('\n', 1)[0] as string),
    info: true,
    max_record_size: MAX_ROW_CHARACTERS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // Spaces on the right are taken off below: csv-parse would take a stray quote before them amiss.
    ltrim: true,
  });
  const text = Readable.from(all).on('error', (error) => parser.destroy(error));
  text.pipe(parser);

  let columns: Columns | undefined;
  const linesOf = recordLines();
  let lastLine = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<RawRow>) {
      const { first, last } = linesOf(record, info.lines);
      lastLine = last;
      if (columns === undefined) {
        columns = readColumns(record, { file: source.name, line: first }, options);
      } else if (record.some((cell) => cell.trim() !== '')) {
        readRow(record, first, columns, source.name, options, sink);
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw syntaxRefusal(error, { file: source.name, line: lastLine + 1 });
  } finally {
    text.destroy();
  }
}

/** The separator that the header has most of, outside of quotes; the first of equals. */
export function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

function readRow(
  record: readonly string[],
  line: number,
  columns: Columns,
  file: string,
  options: ReadOptions,
  sink: EntrySink,
): void {
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
  const group = columns.labels.map((position) => (record[position] as string).trim());
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
    CELLS,
    options,
    sink,
  );
}

/** What csv-parse gives up at: from there on, no row can be told from the next. */
function syntaxRefusal(error: CsvError, place: Place): Refusal {
  return new Refusal({
    code: 'meal/syntax',
    message:
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? `Cannot read the row as it is longer than ${MAX_ROW_CHARACTERS} characters`
        : 'Cannot read on as a quote that opens here is never closed',
    place,
    expected: 'rows of a line each, and each quote closed',
  });
}
