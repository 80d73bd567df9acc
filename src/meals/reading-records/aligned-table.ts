import type { Grid, GridRow } from '../../tables/grid.ts';
import { type AlignedColumn, alignedCells, chunksOf } from '../../text/lines/aligned-cells.ts';
import { isAmountName } from '../headers/amount-names.ts';
import { columnTopic } from '../headers/column-names.ts';
import { isDay } from '../words/headings/days.ts';
import { isMealColumn } from '../words/headings/meal-names.ts';

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
  const [, ...further] = names;
  const areBeside = further.length > 1 && [isDay, isMealColumn].some((is) => further.every(is));
  return (
    areBeside || (names.some((name) => columnTopic(name) === 'food') && names.some(isAmountName))
  );
}
