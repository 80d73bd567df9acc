import type { Grid } from '../../../tables/grid.ts';
import { withBrandLinesRead } from '../../records/brand-lines.ts';
import { withoutBreadUnits } from '../../records/bread-units.ts';
import type { DietaryRecord } from '../../records/dietary-record.ts';
import type { RecordLayout } from '../../records/record-layout.ts';
import { recordUnder } from '../rows/other-rows/record-under.ts';
import { linesInContext } from './lines-in-context.ts';
import { TextDiary } from './text-diary.ts';

export const TEXT_LINES: RecordLayout = {
  name: 'text',
  summary: 'lines of text under headings of days and meals',
  read: (grid) => readTextLayout(grid),
};

/** Reads rows as lines of text; the cells of a row are the parts of its line. */
export function readTextLayout({ rows }: Grid): DietaryRecord {
  const context = linesInContext(rows);
  const diary = new TextDiary(context);
  for (const line of context.lines) diary.take(line);
  const { lines, notes, faults } = diary.finish();
  const read = recordUnder(lines, notes);
  const record = withBrandLinesRead(withoutBreadUnits(read));
  return { ...record, ...(faults.length === 0 ? {} : { faults }) };
}
