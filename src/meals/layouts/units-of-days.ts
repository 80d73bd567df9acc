import type { Grid, GridRow } from '../../tables/grid.ts';
import { splitUnit } from '../column-units.ts';
import { isDay, isMeal } from '../records/headings.ts';
import { isMass } from './amount-cells.ts';
import { HEADER_WITHIN_ROWS, LEAST_HEADINGS } from './layout.ts';

/** A number without a unit. */
const NUMBER = /^\d+(?:[.,]\d+)?$/;

/** A heading without its unit. */
interface Heading {
  readonly title: string;
  readonly unit: string;
}

/**
 * A table without the units in headings of days or meals, which are behind the numbers below them instead: "Mon (g)"
 * above 50 is "Mon" above "50 g".
 *
 * @returns the same table if its headings have no units
 */
export function withUnitsOfDays(grid: Grid): Grid {
  const start = grid.rows
    .slice(0, HEADER_WITHIN_ROWS)
    .findIndex(({ cells }) => cells.filter(headingOf).length >= LEAST_HEADINGS);
  const header = grid.rows[start];
  if (header === undefined) return grid;
  const headings = header.cells.map(headingOf);
  const bare = header.cells.map((cell, at) => headings[at]?.title ?? cell);
  const unitAt = (position: number) => {
    const at = header.cells.findLastIndex((cell, index) => index <= position && cell.trim() !== '');
    return headings[at]?.unit;
  };
  const withUnits = (row: GridRow): GridRow => ({
    ...row,
    cells: row.cells.map((cell, position) => {
      const unit = NUMBER.test(cell.trim()) ? unitAt(position) : undefined;
      return unit === undefined ? cell : `${cell.trim()} ${unit}`;
    }),
  });
  return {
    ...grid,
    rows: grid.rows.map((row, at) => {
      if (at === start) return { ...row, cells: bare };
      return at > start ? withUnits(row) : row;
    }),
  };
}

/** "Mon (g)", "Di [ml]", "Tag 1 in g"; undefined for a day or a meal without a unit of weight or volume. */
function headingOf(cell: string): Heading | undefined {
  const { bare, unit } = splitUnit(cell);
  return unit !== undefined && isMass(unit) && (isDay(bare) || isMeal(bare))
    ? { title: bare, unit }
    : undefined;
}
