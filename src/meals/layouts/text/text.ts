import type { Grid } from '../../../tables/grid.ts';
import { withBrandLinesRead } from '../../records/brand-lines.ts';
import { withoutBreadUnits } from '../../records/bread-units.ts';
import type { DietaryRecord } from '../../records/dietary-record.ts';
import type { RecordLayout } from '../../records/record-layout.ts';
import { recordUnder } from '../rows/other-rows/record-under.ts';
import { type LinesInContext, linesInContext } from './lines-in-context.ts';
import { withRepeatedMeals } from './repeated-meals.ts';
import { TextDiary } from './text-diary.ts';

export const TEXT_LINES: RecordLayout = {
  name: 'text',
  summary: 'lines of text under headings of days and meals',
  read: (grid) => readTextLayout(grid),
};

/** Reads rows as lines of text; the cells of a row are the parts of its line. */
export function readTextLayout({ rows }: Grid): DietaryRecord {
  const context = linesInContext(rows);
  const eaten = takeAll(context, false);
  // People score plans like what they ate, if the record has no days or meals that were eaten.
  const countsPlans = eaten.isPlan || eaten.lines.length === 0;
  const { lines, notes, faults } = countsPlans ? takeAll(context, true) : eaten;
  const repeated = withRepeatedMeals(lines);
  const read = recordUnder(repeated.lines, [...notes, ...repeated.notes]);
  const record = withBrandLinesRead(withoutBreadUnits(read));
  return { ...record, ...(faults.length === 0 ? {} : { faults }) };
}

function takeAll(context: LinesInContext, countsPlans: boolean) {
  const diary = new TextDiary(context, countsPlans);
  for (const line of context.lines) diary.take(line);
  return { ...diary.finish(), isPlan: diary.isPlan };
}
