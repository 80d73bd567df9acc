import type { Grid, GridRow } from '../../tables/grid.ts';
import { type AlignedColumn, alignedCells, chunksOf } from '../../text/lines/aligned-cells.ts';
import { isAmountName } from '../headers/amount-names.ts';
import { columnTopic } from '../headers/column-names.ts';
import { statesAmount } from '../words/amounts/begins-with-amount.ts';
import { reasonOfLine, reasonOfTitle } from '../words/asides/foods-not-eaten.ts';
import { isDay } from '../words/headings/days.ts';
import { isMealColumn } from '../words/headings/meal-names.ts';
import { readHeading } from '../words/headings/read-heading.ts';

/** What separates the cells of other tables. */
const SEPARATOR = /[\t;|]/;

/** The fewest rows below the header. */
const LEAST_ROWS = 2;

/**
 * A table whose columns are aligned by spaces, as people paste it from a terminal or a PDF. Its first line with several
 * pieces names a column of foods and one of amounts, or days or meals beside each other.
 *
 * @returns undefined for any other text
 */
export function alignedTable(file: string, text: string): Grid | undefined {
  const lines = text.split(/\r\n|\n|\r/);
  const start = lines.findIndex((line) => chunksOf(line).length > 1);
  const columns = columnsOf(lines[start] ?? '');
  if (start < 0 || SEPARATOR.test(lines[start] as string) || !areNames(columns)) return undefined;
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ line, at }]));
  if (filled.some(({ line, at }) => at !== start && isTold(line, at < start, columns))) {
    return undefined;
  }
  const below = filled.filter(({ at }) => at > start);
  const aligned = below.filter(({ line }) => chunksOf(line).length > 1);
  if (aligned.length < LEAST_ROWS || aligned.length * 2 <= below.length) return undefined;
  const rows = filled.map(({ line, at }): GridRow => {
    const location = { file, line: at + 1 };
    const cells = at < start ? [line.trim()] : alignedCells(line, columns);
    return { cells, location, locationOf: () => location };
  });
  return { location: { file }, rows };
}

/** "Notes: was ill", without a number. */
const REMARK = /^\p{L}[\p{L} ]*:\D*$/u;

/** The most characters of a name on the left of a row without other cells. */
const LONGEST_NAME = 20;

/**
 * Whether a line around a table of days or meals says more than a table can: what somebody ate besides, or that the
 * table is a plan.
 *
 * @param isAbove whether it is above the names of the columns
 */
function isTold(line: string, isAbove: boolean, columns: readonly AlignedColumn[]): boolean {
  const names = columns.map(({ text }) => text);
  if (!areBeside(names)) return false;
  const text = line.trim();
  if (reasonOfTitle(text, false) !== undefined || reasonOfLine(text) !== undefined) return true;
  const heading = readHeading(text);
  if (isAbove) {
    // "Weight: 70 kg" is about the person.
    if (heading === undefined) return !text.includes(':') && statesAmount(text);
    return heading.column !== 'heading' && heading.rest !== '';
  }
  const [first, ...others] = chunksOf(line);
  const isOnLeft = others.length === 0 && first?.from === columns[0]?.from;
  const isName = heading !== undefined || text.length <= LONGEST_NAME || REMARK.test(text);
  return isOnLeft && !isColumnOfFoods(names[0] ?? '') && (!isName || statesAmount(text));
}

/** Whether the first of several columns has foods, like the others, rather than the names of rows. */
function isColumnOfFoods(name: string): boolean {
  return isDay(name) || isMealColumn(name);
}

/** The columns that a line names. One without a name may be on the left. */
function columnsOf(line: string): AlignedColumn[] {
  const columns = chunksOf(line);
  const left = columns[0]?.from ?? 0;
  return left < LEAST_GAP ? columns : [{ text: '', from: 0, to: left - LEAST_GAP }, ...columns];
}

/** The fewest spaces between two columns. */
const LEAST_GAP = 2;

/** Whether the pieces of a line are names of columns: of foods and amounts, or of days or meals behind the first one. */
function areNames(columns: readonly AlignedColumn[]): boolean {
  const names = columns.map(({ text }) => text);
  return (
    areBeside(names) ||
    (names.some((name) => columnTopic(name) === 'food') && names.some(isAmountName))
  );
}

/** Whether columns are days or meals beside each other, behind the first one. */
function areBeside([, ...further]: readonly string[]): boolean {
  return further.length > 1 && [isDay, isMealColumn].some((is) => further.every(is));
}
