import { ViandError } from '../../model/diagnostic.ts';
import { hasMarkdownTable, plainTables } from '../../tables/csv/markdown-table.ts';
import { csvGrid } from '../../tables/csv/text-grid.ts';
import type { Grid } from '../../tables/grid.ts';
import { columnTopic } from '../headers/column-names.ts';
import { HEADER_WITHIN_ROWS } from '../headers/header-rows.ts';
import { alignedTable } from './aligned-table.ts';
import { withDecimalCommas } from './decimal-commas.ts';
import { formTable } from './form-table.ts';

/**
 * A text as a table; undefined for lines that are not a table, such as those with an unclosed quote.
 *
 * @throws ViandError for a damaged table, whose first line has the names of its columns
 */
export async function tableOfText(name: string, text: string): Promise<Grid | undefined> {
  const written = alignedTable(name, text) ?? formTable(name, text);
  if (written !== undefined) return written;
  try {
    // Texts around the tables and foods in them may have more commas.
    const separator = hasMarkdownTable(text) ? '|' : undefined;
    const cells = await csvGrid(name, plainTables(text), 'meal/syntax', separator);
    const hasHeader = cells.rows.slice(0, HEADER_WITHIN_ROWS).some((row) => areNames(row.cells));
    const grid = hasHeader ? cells : withDecimalCommas(cells);
    return grid.rows.some(({ cells }) => cells.length > 1) ? grid : undefined;
  } catch (error) {
    if (error instanceof ViandError && !beginsWithNames(text)) return undefined;
    throw error;
  }
}

/** Whether the first line of a text has the names of a column of foods and of another one. */
function beginsWithNames(text: string): boolean {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  return areNames(first.split(/[,;\t|]/));
}

/** Whether cells are the names of a column of foods and of another one. */
function areNames(cells: readonly string[]): boolean {
  const topics = new Set(cells.flatMap((name) => columnTopic(name.trim()) ?? []));
  return topics.has('food') && topics.size > 1;
}
