import type { DietaryRecord } from './dietary-record.ts';

/**
 * Records one after the other, as a record with the columns of all.
 *
 * @param missing the cell of a line for a column that its record lacks
 */
export function joinRecords(
  records: readonly DietaryRecord[],
  missing: (column: string) => string = () => '',
): DietaryRecord {
  const columns = [...new Set(records.flatMap((record) => record.columns))];
  return {
    columns,
    lines: records.flatMap((record) => {
      const places = columns.map((column) => record.columns.indexOf(column));
      return record.lines.map((line) => ({
        ...line,
        cells: places.map((place, at) =>
          place < 0 ? missing(columns[at] as string) : (line.cells[place] ?? ''),
        ),
      }));
    }),
    notes: [...new Set(records.flatMap(({ notes }) => notes))],
    faults: records.flatMap(({ faults = [] }) => faults),
  };
}

/** A record whose lines all have one more label, in a first column. */
export function withFirstLabel(
  record: DietaryRecord,
  column: string,
  label: string,
): DietaryRecord {
  return {
    ...record,
    columns: [column, ...record.columns],
    lines: record.lines.map((line) => ({ ...line, cells: [label, ...line.cells] })),
  };
}
