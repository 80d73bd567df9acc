import { ownValue } from '../../../collections/own-value.ts';
import { cellAt, filledCells, type Grid, type GridRow } from '../../../tables/grid.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';
import { partEaten } from '../../words/amounts/eaten-part.ts';

/** A cross, or the value of a check box. */
const TICK = /^(?:[x×✓✔☑☒]|true|wahr)$/i;
/** An empty check box. */
const NO_TICK = /^(?:☐|false|falsch)?$/i;

/** Two columns may be a question with yes and no. */
const LEAST_COLUMNS = 3;

/** The sizes of portions. */
const SIZES: Readonly<Record<string, string>> = {
  ...{ klein: 'kleine', mittel: 'mittlere', normal: 'normale', groß: 'große' },
  ...{ small: 'small', medium: 'medium', large: 'large' },
};

/** The meanings of columns to tick: how much of the serving was eaten, or how large the portion was. */
const KINDS: readonly {
  readonly name: string;
  readonly read: (title: string) => string | undefined;
}[] = [
  {
    name: 'Amount eaten',
    read: (title) => (partEaten(title) === undefined ? undefined : title),
  },
  {
    name: 'Portion',
    read: (title) => {
      const size = ownValue(SIZES, title.toLowerCase());
      return size && `1 ${size} Portion`;
    },
  },
];

/** Columns next to each other. Each row ticks one of them. */
interface TickedColumns {
  /** The index of the header. */
  readonly header: number;
  readonly start: number;
  readonly titles: readonly string[];
  /** The name of a column that has the title of the ticked one. */
  readonly name: string;
  /** The meaning of a tick below a title. */
  readonly read: (title: string) => string | undefined;
}

/**
 * A table with one column in place of several that are ticked: "none | 1/4 | 1/2 | 3/4 | all" with a cross below "1/2"
 * becomes "Amount eaten" above "1/2". A row without a tick, or with several, gets a value that cannot be read.
 *
 * @returns the same table if it has no such columns
 */
export function withTicksNamed(grid: Grid): Grid {
  const ticked = tickedColumns(grid.rows);
  if (ticked === undefined) return grid;
  const { header, start, titles, name, read } = ticked;
  const replaced = (row: GridRow, text: string): GridRow => ({
    ...row,
    // A row may end before these columns.
    cells: Array.from({ length: Math.max(row.cells.length, start + 1) }, (_, at) => {
      if (at === start) return text;
      return at > start && at < start + titles.length ? '' : (row.cells[at] ?? '');
    }),
  });
  return {
    ...grid,
    rows: grid.rows.map((row, at) => {
      if (at === header) return replaced(row, name);
      const repeats = cellsOf(row, ticked).every((cell, place) => cell === titles[place]);
      if (at < header || repeats) return repeats ? replaced(row, name) : row;
      const ticks = titles.filter((_, place) => TICK.test(cellsOf(row, ticked)[place] ?? ''));
      const isOther = filledCells(row.cells).length < LEAST_FILLED;
      const text = ticks.map(read).join(' + ');
      return replaced(row, text !== '' || isOther ? text : '?');
    }),
  };
}

/** A row with a food also has its amount or its meal. A heading stands alone. */
const LEAST_FILLED = 2;

function cellsOf({ cells }: GridRow, { start, titles }: Pick<TickedColumns, 'start' | 'titles'>) {
  return titles.map((_, place) => cellAt(cells, start + place));
}

function tickedColumns(rows: readonly GridRow[]): TickedColumns | undefined {
  for (const [header, { cells }] of rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    for (const { name, read } of KINDS) {
      const is = (title: string) => read(title) !== undefined;
      const start = cells.findIndex((_, at) =>
        cells.slice(at, at + LEAST_COLUMNS).every((cell) => is(cell.trim())),
      );
      if (start < 0 || start + LEAST_COLUMNS > cells.length) continue;
      const behind = cells.slice(start).findIndex((cell) => !is(cell.trim()));
      const titles = cells
        .slice(start, behind < 0 ? cells.length : start + behind)
        .map((cell) => cell.trim());
      const below = rows.slice(header + 1).map((row) => cellsOf(row, { start, titles }));
      const isRead = (row: readonly string[]) =>
        row.every((cell, at) => TICK.test(cell) || NO_TICK.test(cell) || cell === titles[at]);
      if (below.every(isRead) && below.some((row) => row.some((cell) => TICK.test(cell))))
        return { header, start, titles, name, read };
    }
  }
  return undefined;
}
