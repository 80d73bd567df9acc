import type { DietaryRecord, RecordLine } from '../../../records/dietary-record.ts';
import { HEADING_COLUMNS, type HeadingsAbove } from '../../../words/headings/heading.ts';

/** A line with its headings. */
export type LineUnder = Omit<RecordLine, 'cells'> & {
  readonly under: HeadingsAbove;
};

/** A record of lines, with a column for each kind of heading above them. */
export function recordUnder(lines: readonly LineUnder[], notes: readonly string[]): DietaryRecord {
  const columns = HEADING_COLUMNS.filter((column) => lines.some(({ under }) => under.has(column)));
  return {
    columns,
    lines: lines.map(({ under, ...line }) => ({
      ...line,
      cells: columns.map((column) => under.get(column) ?? ''),
    })),
    notes,
  };
}
