import { ViandError } from '../../../model/diagnostic.ts';
import { filledInColumn, type Grid } from '../../../tables/grid.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { headerEnd } from './header-end.ts';

/** A cross, or a check box. */
const TICK = /^[x×✓✔☑☒☐]$/i;

/** Fewer numbers may be answers to a question. */
const LEAST_COLUMNS = 3;

/**
 * Refuses foods with ticks below numbers: each may have been eaten on several days, or these are its portions.
 *
 * @throws ViandError that names the first and the last of these columns
 */
export function assertNoNumberedTicks({ rows }: Grid): void {
  for (const [index, { cells, location }] of rows.slice(0, headerEnd(rows)).entries()) {
    if (!cells.some((name) => columnTopic(name) === 'food')) continue;
    const below = rows.slice(index + 1);
    const ticked = cells
      .map((name) => name.trim())
      .filter((name, at) => {
        if (!/^\d{1,2}\.?$/.test(name)) return false;
        return filledInColumn(below, at).every((cell) => TICK.test(cell) || cell === name);
      });
    const areTicked = below.some((row) =>
      cells.some(
        (name, at) => ticked.includes(name.trim()) && TICK.test((row.cells[at] ?? '').trim()),
      ),
    );
    if (ticked.length < LEAST_COLUMNS || !areTicked) continue;
    const [first, last] = [ticked[0], ticked.at(-1)] as [string, string];
    throw new ViandError({
      code: 'meal/unclear-layout',
      message: `The columns ${quoted(first)} to ${quoted(last)} have ticks, but their names do not say of what`,
      location,
      expected: 'names such as "Monday", or a row for each food and day',
    });
  }
}
