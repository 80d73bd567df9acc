import { cellAt, filledCells, filledInColumn, type Grid } from '../../../tables/grid.ts';
import { isAmountName, isCountName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';
import { isTally, tallyReader } from '../../words/amounts/tally-marks.ts';

/**
 * A table of foods below each other with numbers in place of tally marks: "III" below "Anzahl" is 3. Groups of four
 * strokes stay, since they may be groups of five.
 *
 * @returns the same table if it has no such column
 */
export function withTalliesRead(grid: Grid): Grid {
  const start = grid.rows
    .slice(0, HEADER_WITHIN_ROWS)
    .findIndex(
      ({ cells }) =>
        filledCells(cells).length > 1 && cells.some((cell) => columnTopic(cell) === 'food'),
    );
  if (start < 0) return grid;
  const below = grid.rows.slice(start + 1);
  const columns = (grid.rows[start]?.cells ?? []).flatMap((name, position) => {
    if (!isAmountName(name) && !isCountName(name)) return [];
    const filled = filledInColumn(below, position);
    return filled.some(isTally) ? [{ position, tallyOf: tallyReader(filled) }] : [];
  });
  if (columns.length === 0) return grid;
  const counted = below.map((row) => {
    const cells = [...row.cells];
    for (const { position, tallyOf } of columns) {
      const tally = tallyOf(cellAt(cells, position));
      if (tally !== undefined) cells[position] = String(tally);
    }
    return { ...row, cells };
  });
  return { ...grid, rows: [...grid.rows.slice(0, start + 1), ...counted] };
}
