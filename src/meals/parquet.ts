import type { EntryField } from '../model/entry.ts';
import { openBoundedColumns } from '../tables/parquet/bounded-columns.ts';
import type { ParquetSource } from '../tables/parquet/parquet-source.ts';
import type { ParquetColumns, RowGroup } from '../tables/parquet/read-columns.ts';
import { scalarText } from '../tables/parquet/scalars.ts';
import { limitsOf } from '../tables/read-limits.ts';
import { type Columns, noteUnreadColumn, readColumns } from './entries/columns.ts';
import { blankLabels, missingLabel, reportLabels } from './entries/labels.ts';
import { readEntry } from './entries/read-entry.ts';
import type { EntrySink, ReadOptions } from './entries/reading.ts';
import { areTotals, readTotalsParquet } from './totals/totals-tables.ts';
import { PARQUET_VALUES } from './values/parquet-values.ts';

/**
 * Reads a Parquet meal file, or totals: one entry per row, with the columns of CSV. Only the needed columns of one row
 * group are in memory at a time.
 *
 * @throws ViandError if the file lacks a column, is damaged, or uses an unsupported feature
 */
export async function readParquet(
  source: ParquetSource,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  let opened: ParquetColumns | undefined;
  try {
    opened = await openBoundedColumns(source, limitsOf(options));
    const { totals } = sink;
    if (totals !== undefined && areTotals(opened.names, options)) {
      await readTotalsParquet(source.name, opened, options, { ...sink, totals });
      source.assertUnchanged();
      return;
    }
    const columns = readColumns(opened.names, { file: source.name }, options);
    noteUnreadColumn(source.name, columns, options, sink.note);
    const { fields, labels, confidence, sizeAssumed } = columns;
    const positions = [...Object.values(fields), ...labels, confidence, sizeAssumed];
    for await (const group of opened.read(positions)) {
      readRows(source.name, group, columns, options, sink);
      await sink.ready?.();
    }
    source.assertUnchanged();
  } catch (error) {
    // A file that looks damaged may have been changed while it was read.
    source.assertUnchanged();
    throw error;
  } finally {
    await opened?.close();
    source.close();
  }
}

function readRows(
  file: string,
  { start, rows, column }: RowGroup,
  columns: Columns,
  options: ReadOptions,
  sink: EntrySink,
): void {
  const field = (name: EntryField) => column(columns.fields[name]);
  const foodIds = field('food_id');
  const amounts = field('amount');
  const units = field('unit');
  const flags = field('weighted_before_process');
  const confidences = column(columns.confidence);
  const sizes = column(columns.sizeAssumed);
  const labels = columns.labels.map(column);
  for (let row = 0; row < rows; row += 1) {
    const group = labels.map((label) => scalarText(label?.[row]) ?? '');
    const location = { file, row: start + row + 1 };
    const blank = blankLabels(options, columns.labels, group);
    if (blank.length > 0) {
      sink.row();
      for (const index of blank) {
        sink.report(missingLabel(options.groupBy[index] as string, location));
      }
      continue;
    }
    reportLabels(group, () => location, sink);
    sink.row(group);
    const values = [foodIds?.[row], amounts?.[row], units?.[row], flags?.[row]] as const;
    const [foodId, amount, unit, isRawWeight] = values;
    readEntry(
      {
        foodId,
        amount,
        unit,
        isRawWeight,
        confidence: scalarText(confidences?.[row]),
        isSizeAssumed: PARQUET_VALUES.flag(sizes?.[row]) === true,
        whole: sink.remarks && [...group, ...values.map(scalarText)],
      },
      { location, group },
      PARQUET_VALUES,
      options,
      sink,
    );
  }
}
