import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { isNoFood, isNothing } from '../../words/amounts/not-eaten.ts';
import { isOtherName } from '../header/is-header-of-table.ts';

/** Cells that may be foods have a word. */
const WORD = /\p{L}{3}/u;

/**
 * Names the columns with words that are not read, because they may hold foods: they are neither labels nor remarks,
 * exercise or the like.
 *
 * @param read positions of the columns that are read
 */
export function skippedColumnsNote(
  header: readonly string[],
  rows: readonly GridRow[],
  read: ReadonlySet<number>,
): string[] {
  const isSkipped = (title: string, position: number) =>
    title !== '' &&
    !read.has(position) &&
    (columnTopic(title) ?? 'food') === 'food' &&
    !isNoFood(title) &&
    !isOtherName(title) &&
    rows.some(({ cells }) => {
      const cell = cellAt(cells, position);
      return WORD.test(cell) && !isNothing(cell);
    });
  const skipped = header.map((title) => title.trim()).filter(isSkipped);
  if (skipped.length === 0) return [];
  return [`skipped the ${skipped.length === 1 ? 'column' : 'columns'} ${quotedList(skipped)}`];
}
