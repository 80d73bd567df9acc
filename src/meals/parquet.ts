import type { EntryField } from '../model/entry.ts';
import type { ParquetSource } from '../tables/parquet/parquet-source.ts';
import { openColumns, type RowGroup } from '../tables/parquet/read-columns.ts';
import { scalarText } from '../tables/parquet/scalars.ts';
import { type Columns, readColumns } from './columns.ts';
import { readEntry } from './read-entry.ts';
import type { EntrySink, ReadOptions } from './reading.ts';
import { PARQUET_VALUES } from './values/parquet-values.ts';

/**
 * Reads a Parquet meal file: an entry a row, columns as in CSV. One row group is held at a time, and of
 * it the columns that are needed.
 *
 * @throws Refusal where the file lacks a column, is damaged, or is made in a way that cannot be read
 */
export async function readParquet(
  source: ParquetSource,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  const { names, read } = await openColumns(source);
  const columns = readColumns(names, { file: source.name }, options);
  for await (const group of read([...Object.values(columns.fields), ...columns.labels])) {
    readRows(source.name, group, columns, options, sink);
    await sink.ready?.();
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
  const labels = columns.labels.map(column);
  for (let row = 0; row < rows; row += 1) {
    const group = labels.map((label) => scalarText(label?.[row]) ?? '');
    sink.row(group);
    const values = [foodIds?.[row], amounts?.[row], units?.[row], flags?.[row]] as const;
    const [foodId, amount, unit, isRawWeight] = values;
    readEntry(
      {
        foodId,
        amount,
        unit,
        isRawWeight,
        whole: sink.remarks && [...group, ...values.map(scalarText)],
      },
      { location: { file, row: start + row + 1 }, group },
      PARQUET_VALUES,
      options,
      sink,
    );
  }
}
