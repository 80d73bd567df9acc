import { type Line, textOf } from './lines.ts';
import type { RuledTable } from './ruled-tables.ts';
import { TOLERANCE } from './rulings.ts';

/** A table, and the lines above it that are for it alone. */
export interface HeadedTable {
  readonly table: RuledTable;
  readonly headings: readonly string[];
  /** Where its part of the page begins, with all tables beside it. */
  readonly top: number;
}

/** Headings are at most this far above their tables, and from each other, in heights of their letters. */
const MOST_DISTANCE = 3;

/**
 * Gives tables that stand beside each other their headings, such as the day of each: lines above them with a text above
 * several of the tables.
 *
 * @param lines all lines outside of tables, from top to bottom
 * @returns the tables, and the lines that are no such headings
 */
export function withHeadings(
  tables: readonly RuledTable[],
  lines: readonly Line[],
): { readonly headed: readonly HeadedTable[]; readonly others: readonly Line[] } {
  const used = new Set<Line>();
  const byLeft = [...tables].sort((one, other) => one.left - other.left);
  const headed = byLeft.map((table): HeadedTable => {
    const beside = byLeft.filter((one) => one.top < table.bottom && table.top < one.bottom);
    const above = headingsAbove(beside, lines);
    if (above.length === 0) return { table, headings: [], top: table.top };
    for (const line of above) used.add(line);
    const headings = above.flatMap(({ fragments }) => {
      const own = fragments.filter(({ left }) => isAbove(table, left));
      return own.length === 0 ? [] : textOf(own);
    });
    return { table, headings, top: topOf(beside) };
  });
  return { headed, others: lines.filter((line) => !used.has(line)) };
}

function headingsAbove(beside: readonly RuledTable[], lines: readonly Line[]): Line[] {
  const headings: Line[] = [];
  let end = topOf(beside);
  for (const line of lines.filter(({ baseline }) => baseline < end).toReversed()) {
    const places = line.fragments.map(({ left }) => beside.findIndex((one) => isAbove(one, left)));
    const isHeading = new Set(places).size > 1 && !places.includes(-1);
    if (!isHeading || end - line.baseline > MOST_DISTANCE * line.height) break;
    headings.unshift(line);
    end = line.baseline;
  }
  return headings;
}

function topOf(tables: readonly RuledTable[]): number {
  return Math.min(...tables.map(({ top }) => top));
}

function isAbove(table: RuledTable, left: number): boolean {
  return left >= table.left - TOLERANCE && left < table.right;
}
