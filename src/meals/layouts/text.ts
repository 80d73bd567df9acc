import type { Grid } from '../../tables/grid.ts';
import { quoted } from '../../text/quote.ts';
import type { DietaryRecord, RecordLine } from '../records/dietary-record.ts';
import { HEADING_COLUMNS, type Heading, isTitle, readHeading } from '../records/headings.ts';
import { isNothing } from '../records/not-eaten.ts';
import type { RecordLayout } from './layout.ts';
import { lineOf, placed } from './rows.ts';

export const TEXT_LINES: RecordLayout = {
  name: 'text',
  summary: 'lines of text under headings of days and meals',
  read: (grid) => readTextLayout(grid),
};

/** Reads rows as lines of text; the cells of a row are the parts of its line. */
export function readTextLayout({ rows }: Grid): DietaryRecord {
  const lines: (Omit<RecordLine, 'cells'> & { under: ReadonlyMap<Heading['column'], string> })[] =
    [];
  let under: ReadonlyMap<Heading['column'], string> = new Map();
  const notes: string[] = [];
  for (const row of rows) {
    const cells = row.cells.map((cell) => cell.trim());
    const text = cells.filter((cell) => cell !== '').join(' ');
    if (text.startsWith('#')) continue;
    if (under.size === 0 && isTitle(text)) {
      notes.push(`skipped the title ${quoted(text)}`);
      continue;
    }
    const heading = readHeading(text);
    if (heading) under = placed(heading, under);
    const eaten = heading ? heading.rest : text;
    if (eaten === '' || isNothing(eaten)) continue;
    const location = row.locationOf(cells.findIndex((cell) => cell !== ''));
    lines.push({ location, line: lineOf(row.location), text: eaten, under });
  }
  const columns = HEADING_COLUMNS.filter((column) => lines.some((line) => line.under.has(column)));
  return {
    columns,
    lines: lines.map(({ under: above, ...line }) => ({
      ...line,
      cells: columns.map((column) => above.get(column) ?? ''),
    })),
    notes,
  };
}
