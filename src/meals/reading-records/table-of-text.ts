import { ViandError } from '../../model/diagnostic.ts';
import { hasMarkdownTable, plainTables } from '../../tables/csv/markdown-table.ts';
import { csvGrid } from '../../tables/csv/text-grid.ts';
import type { Grid } from '../../tables/grid.ts';
import { columnTopic } from '../headers/column-names.ts';
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
    const grid = beginsWithNames(text) ? cells : withDecimalCommas(cells);
    return grid.rows.some(({ cells }) => cells.length > 1) ? grid : undefined;
  } catch (error) {
    if (error instanceof ViandError && !beginsWithNames(text)) return undefined;
    throw error;
  }
}

/** Whether the first line of a text has the names of a column of foods and of another one. */
function beginsWithNames(text: string): boolean {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  const topics = first.split(/[,;\t|]/).flatMap((name) => columnTopic(name.trim()) ?? []);
  return topics.includes('food') && new Set(topics).size > 1;
}
