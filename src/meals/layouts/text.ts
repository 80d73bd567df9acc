import type { Grid } from '../../tables/grid.ts';
import { quoted } from '../../text/quote.ts';
import { withoutBullet } from '../../text/without-bullet.ts';
import type { DietaryRecord, RecordLine } from '../records/dietary-record.ts';
import { HEADING_COLUMNS, type Heading, isTitle, readHeading } from '../records/headings.ts';
import { isNothing } from '../records/not-eaten.ts';
import { isTotals, rowsOfTotalsNote } from '../records/totals-rows.ts';
import type { RecordLayout } from './layout.ts';
import { lineOf, placed } from './rows.ts';

export const TEXT_LINES: RecordLayout = {
  name: 'text',
  summary: 'lines of text under headings of days and meals',
  read: (grid) => readTextLayout(grid),
};

/** Reads rows as lines of text; the cells of a row are the parts of its line. */
export function readTextLayout({ rows }: Grid): DietaryRecord {
  const lines: LineUnder[] = [];
  let under: ReadonlyMap<Heading['column'], string> = new Map();
  const notes: string[] = [];
  let totals = 0;
  for (const row of rows) {
    const cells = row.cells.map((cell) => cell.trim());
    const text = withoutBullet(cells.filter((cell) => cell !== '').join(' '));
    if (text.startsWith('#')) continue;
    if (under.size === 0 && isTitle(text)) {
      notes.push(`skipped the title ${quoted(text)}`);
      continue;
    }
    const heading = readHeading(text);
    if (heading) under = placed(heading, under);
    const eaten = heading ? heading.rest : text;
    if (eaten === '' || isNothing(eaten)) continue;
    if (isTotals(eaten)) {
      totals += 1;
      continue;
    }
    const location = row.locationOf(cells.findIndex((cell) => cell !== ''));
    lines.push({ location, line: lineOf(row.location), text: eaten, under });
  }
  return recordUnder(lines, [...notes, ...rowsOfTotalsNote(totals)]);
}

/** A line with its headings. */
export type LineUnder = Omit<RecordLine, 'cells'> & {
  readonly under: ReadonlyMap<Heading['column'], string>;
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
