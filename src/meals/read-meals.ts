import type { ByteStream } from '../io/reading/byte-stream.ts';
import { peekText } from '../io/reading/peek.ts';
import { inputName, type TextSource } from '../io/reading/text-source.ts';
import { type Diagnostic, ViandError } from '../model/diagnostic.ts';
import { type DetectedFile, readDetected } from '../tables/detect-format.ts';
import { limitsOf } from '../tables/read-limits.ts';
import type { TextFormat } from '../tables/text-format.ts';
import { readCsv } from './csv.ts';
import { JUDGED_BYTES, judgeEntryTable } from './entries/entry-table.ts';
import type { EntrySink, ReadOptions } from './entries/reading.ts';
import type { TotalsRow } from './entries/totals-row.ts';
import { readJson, readNdjson } from './json.ts';
import type { DietaryRecord } from './records/dietary-record.ts';
import { refuseScores } from './totals/scores.ts';
import { judgeTotals } from './totals/totals-table.ts';

type TextReader = (source: TextSource, options: ReadOptions, sink: EntrySink) => Promise<void>;

const JSON_READERS: Readonly<Record<Exclude<TextFormat, 'csv'>, TextReader>> = {
  json: readJson,
  ndjson: readNdjson,
};

/**
 * Reads meal files one after the other, each in its own format, and reports them if none has an entry.
 *
 * @param stdin read for a file named `-`
 * @throws ViandError for the files that cannot be read at all, once the others have been read
 */
export async function readMeals(
  files: readonly string[],
  stdin: ByteStream,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  const refused: Diagnostic[] = [];
  const empty: string[] = [];
  for (const file of files) {
    let isEmpty = true;
    const noticing = noticingSink(sink, () => {
      isEmpty = false;
    });
    try {
      await readMealFile(file, stdin, options, noticing);
      if (isEmpty) empty.push(file);
    } catch (error) {
      if (!(error instanceof ViandError)) throw error;
      for (const fault of error.diagnostics) refused.push(fault);
    }
  }
  if (refused.length > 0) throw ViandError.of(refused);
  tellEmpty(empty, files, sink.report, sink.note);
}

/** A sink that calls `notice` for each row, totals or fault of a file. */
function noticingSink(sink: EntrySink, notice: () => void): EntrySink {
  const { row, report, totals } = sink;
  return {
    ...sink,
    row(group) {
      notice();
      row(group);
    },
    report(diagnostic) {
      notice();
      report(diagnostic);
    },
    ...(totals && {
      totals(read: TotalsRow) {
        notice();
        totals(read);
      },
    }),
  };
}

/**
 * Reports files without entries. This is a fault only if no file has any, because zeros would look like a result. One
 * part of a large table may be empty.
 */
export function tellEmpty(
  empty: readonly string[],
  files: readonly string[],
  report: EntrySink['report'],
  note: EntrySink['note'],
): void {
  for (const file of empty.map(inputName)) {
    if (empty.length < files.length) note?.({ file, text: 'no entries' });
    else {
      report({
        code: 'meal/no-entries',
        message: 'The file has no entries',
        location: { file },
        expected: 'at least one food',
      });
    }
  }
}

/** Reads a meal file in its own format. */
export async function readMealFile(
  file: string,
  stdin: ByteStream,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  const { encoding, sheet } = options;
  await readDetected(file, stdin, { limits: limitsOf(options), encoding, sheet }, (detected) =>
    readInFormat(detected, options, sink),
  );
}

async function readInFormat(
  detected: DetectedFile,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  const { name } = detected.source;
  switch (detected.format) {
    case 'parquet': {
      const { readParquet } = await import('./parquet.ts');
      return readParquet(detected.source, options, sink);
    }
    case 'workbook': {
      const { readWorkbook } = await import('../tables/workbook/read-workbook.ts');
      const grids = await readWorkbook(detected.source, options.sheet);
      const { totals } = sink;
      if (totals !== undefined) {
        const { readTotalsSheet, sheetOfTotals } = await import('./totals/totals-tables.ts');
        const sheet = sheetOfTotals(grids, options);
        if (sheet !== undefined) return readTotalsSheet(sheet, options, { ...sink, totals });
      }
      const { recordOfSheets } = await import('./reading-records/read-record.ts');
      return giveEntries(recordOfSheets(grids, name, options), name, options, sink);
    }
    case 'csv':
      return readTable(detected.source, options, sink);
    case 'empty':
      throw new ViandError({
        code: 'meal/empty-file',
        message: 'The file is empty',
        location: { file: name },
        expected: 'a food record in CSV, .xlsx, .ods, JSON, NDJSON or Parquet',
      });
    default:
      return JSON_READERS[detected.format](detected.source, options, sink);
  }
}

/** Reads a table of entries row by row, and a record in any other layout as a whole. */
async function readTable(source: TextSource, options: ReadOptions, sink: EntrySink): Promise<void> {
  const { head, all } = await peekText(source.chunks, ({ length }) => length > JUDGED_BYTES);
  const text = { ...source, chunks: all };
  const { totals } = sink;
  if (totals !== undefined && (options.from === 'totals' || judgeTotals(head, options))) {
    const { readTotals } = await import('./totals/read-totals.ts');
    return readTotals(text, options, { ...sink, totals });
  }
  refuseScores(source.name, head, options);
  const table = judgeEntryTable(Buffer.from(head), options);
  if (table !== undefined) return readCsv(text, options, sink, table);
  const { isRecordText, readTextRecord } = await import('./reading-records/read-record.ts');
  // The last line of a longer text may be incomplete.
  const judged = head.length > JUDGED_BYTES ? head.slice(0, head.lastIndexOf('\n') + 1) : head;
  if (await isRecordText(source.name, judged, options)) {
    return giveEntries(await readTextRecord(text, options), source.name, options, sink);
  }
  // The reader of entry tables reports what such a table lacks.
  return readCsv(text, options, sink);
}

async function giveEntries(
  record: DietaryRecord,
  file: string,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  const { readEntries } = await import('./reading-records/read-entries.ts');
  readEntries(record, file, options, sink);
  await sink.ready?.();
}
