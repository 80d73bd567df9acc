import type { PageContent } from '../page/page-parts.ts';
import { alignedTables, type Block } from './aligned-tables.ts';
import { linesOfText } from './lines.ts';
import { ruledTables } from './ruled-tables.ts';
import { withHeadings } from './tables-beside.ts';

/** The tables and lines of a page, from top to bottom. */
export function blocksOf({ width, fragments, horizontal, vertical }: PageContent): Block[] {
  const { tables, outside } = ruledTables(fragments, { horizontal, vertical });
  const left = fragments.reduce((least, one) => Math.min(least, one.left), width);
  const ends = [...tables.map(({ top }) => top).sort((one, other) => one - other), Infinity];
  const { headed, others: lines } = withHeadings(tables, linesOfText(outside));
  // No table without rules goes on behind one with rules.
  const between = ends.map((end, index) =>
    lines.filter(({ baseline }) => baseline <= end && baseline > (ends[index - 1] ?? -Infinity)),
  );
  const blocks = between.flatMap((some) => alignedTables(some, width - left));
  const ruled = headed.map(({ table, headings, top }) => ({
    ...{ top, parts: headings.length > 0 ? [{ top, texts: headings }, table] : [table] },
  }));
  return [...ruled, ...blocks.map((block) => ({ top: block.top, parts: [block] }))]
    .sort((one, other) => one.top - other.top)
    .flatMap(({ parts }) => parts);
}
