import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { columnMeaning } from '../headings/column-meaning.ts';
import { UNIT_WORDS } from '../long-format/long-columns.ts';

/** "Unit", "Einheit.1", "Protein unit": a column of units, which programs may number. */
const UNIT_NAME = new RegExp(String.raw`(?:^|[\s_.(])(?:${UNIT_WORDS})\)?(?:[\s_.]?\d+)?$`, 'i');

/** The fewest such columns in a table: a single one may be the unit of a serving. */
const LEAST_COLUMNS = 2;

/** Rows with their amounts and units joined, and the position of the header among them. */
export interface UnitColumns {
  readonly header: number;
  readonly join: (row: GridRow) => GridRow;
}

/**
 * The columns of units that a table has behind those of nutrients: "Energy", "Unit", "Fat", "Unit". A unit belongs to
 * the cell on its left, so that "218" and "kJ" are "218 kJ". Undefined for any other table.
 *
 * @param rows the rows among which the header is
 */
export function unitColumns(rows: readonly GridRow[]): UnitColumns | undefined {
  for (const [header, { cells }] of rows.entries()) {
    const units = [...cells.keys()].filter((at) => isUnitOfLeft(cells, at));
    if (units.length >= LEAST_COLUMNS) return { header, join: (row) => joined(row, units) };
  }
  return undefined;
}

function isUnitOfLeft(cells: readonly string[], at: number): boolean {
  return (
    at > 0 &&
    UNIT_NAME.test(cellAt(cells, at)) &&
    columnMeaning(cellAt(cells, at - 1))?.kind === 'nutrient'
  );
}

/** A row whose units are behind its amounts, in one cell. */
function joined(row: GridRow, units: readonly number[]): GridRow {
  const cells = [...row.cells];
  for (const at of units) {
    const [amount, unit] = [cellAt(row.cells, at - 1), cellAt(row.cells, at)];
    // The names of columns, such as "Vitamin B12", stay as they are in every header.
    const isAmount = /\d/.test(amount) && !UNIT_NAME.test(unit);
    if (isAmount && unit !== '' && !amount.endsWith(unit)) cells[at - 1] = `${amount} ${unit}`;
    cells[at] = '';
  }
  return { ...row, cells };
}
