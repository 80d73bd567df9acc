import {
  cellAt,
  filledInColumn,
  type Grid,
  type GridRow,
  partOfRow,
} from '../../../tables/grid.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { decimalOf, isDecimal } from '../../../text/numbers/decimal.ts';
import { isAmountName, unitOfAmounts } from '../../headers/amount-names.ts';
import { isNetAmount } from '../../headers/amount-scope.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';
import { gramsOrMl } from '../../words/amounts/amount-cells.ts';
import { isLeftName, isWasteName } from '../../words/amounts/eaten-part.ts';
import { isGross, isOfContainer } from '../header/containers.ts';

/** The columns of a table that weighs food with its plates. */
interface GrossColumns {
  readonly header: GridRow;
  readonly gross: number;
  readonly container: number;
  /** The weight of the food alone, which some rows lack; -1 if there is no such column. */
  readonly net: number;
  /** The unit in the names of the columns; g if the cells have units of their own. */
  readonly unit: string;
}

/**
 * A table with the weights of foods, if it has those with their plates and those of the plates: "Gewicht mit Teller (g) |
 * Tellergewicht (g)". If another column has the weights of the foods alone, only its blank cells are filled. Other tables
 * stay as they are, and so do those with a further amount, or with a plate that weighs more than it does with its food.
 */
export function withNetWeights(grid: Grid): Grid {
  const found = grossColumns(grid);
  if (found === undefined) return grid;
  const { header, gross, container, net, unit } = found;
  const at = grid.rows.indexOf(header);
  const rows = grid.rows.slice(at + 1).map((row) => {
    const weight = netWeight(row, found);
    if (net >= 0) return weight === undefined ? row : withCell(row, net, String(weight));
    const weighed = weight === undefined ? row : withCell(row, gross, String(weight));
    return withCell(weighed, container, '');
  });
  if (net >= 0) return { ...grid, rows: [...grid.rows.slice(0, at + 1), ...rows] };
  const named = withCell(withCell(header, gross, `amount (${unit})`), container, '');
  return { ...grid, rows: [...grid.rows.slice(0, at), named, ...rows] };
}

/** Notes that plates were subtracted. */
export function netWeightsNote(grid: Grid): string[] {
  const found = grossColumns(grid);
  if (found === undefined) return [];
  const [gross, container] = [found.gross, found.container].map((at) =>
    quoted(cellAt(found.header.cells, at)),
  );
  return [`subtracted ${container} from ${gross}`];
}

function withCell(row: GridRow, position: number, cell: string): GridRow {
  const cells = row.cells.map((one, at) => (at === position ? cell : one));
  return partOfRow(row, cells, (at) => at);
}

function grossColumns({ rows }: Grid): GrossColumns | undefined {
  for (const header of rows.slice(0, HEADER_WITHIN_ROWS)) {
    const names = header.cells.map((cell) => cell.trim());
    if (!names.some((name) => columnTopic(name) === 'food')) continue;
    const below = rows.slice(rows.indexOf(header) + 1);
    const isContainer = (name: string, at: number) =>
      isOfContainer(name, names, filledInColumn(below, at));
    const places = (is: (name: string, at: number) => boolean) =>
      names.flatMap((name, at) => (name !== '' && is(name, at) ? [at] : []));
    const grosses = places(isGross);
    const containers = places((name, at) => isContainer(name, at) && !isGross(name));
    const others = places(
      (name, at) =>
        (isAmountName(name) || isLeftName(name) || isWasteName(name)) &&
        !isGross(name) &&
        !isContainer(name, at),
    );
    const [gross = -1] = grosses;
    const [container = -1] = containers;
    const [net = -1] = others;
    const isNet = others.length === 1 && isNetAmount(names[net] as string) === true;
    if (grosses.length !== 1 || containers.length !== 1 || !(others.length === 0 || isNet))
      return undefined;
    const [unit = '', ...units] = [gross, container, ...others].map((at) =>
      unitOfAmounts(names[at] as string),
    );
    if (units.some((one) => one !== unit)) return undefined;
    const found = { header, gross, container, net, unit: unit || 'g' };
    return haveNetWeights(below, found, unit === '') ? found : undefined;
  }
  return undefined;
}

/** The weight of the food of a row without its plate; undefined if the row states it, or lacks one of the weights. */
function netWeight(
  { cells }: GridRow,
  { gross, container, net, unit }: Omit<GrossColumns, 'header'>,
): number | undefined {
  if (net >= 0 && cellAt(cells, net) !== '') return undefined;
  const [whole, plate] = [gross, container].map((at) => {
    const cell = cellAt(cells, at);
    return isDecimal(cell) ? decimalOf(cell) : inUnit(cell, unit);
  });
  return whole === undefined || plate === undefined
    ? undefined
    : Number((whole - plate).toFixed(3));
}

/** A weight with a unit of its own, in the unit of the column. */
function inUnit(cell: string, unit: string): number | undefined {
  const [grams, ofUnit] = [gramsOrMl(cell, ''), gramsOrMl('1', unit)];
  return grams === undefined || ofUnit === undefined ? undefined : grams / ofUnit;
}

/**
 * Whether each row with a weight has one with its plate, too, which is not less.
 *
 * @param haveUnits whether only the cells give units
 */
function haveNetWeights(
  rows: readonly GridRow[],
  columns: Omit<GrossColumns, 'header'>,
  haveUnits: boolean,
): boolean {
  const { gross, container, net } = columns;
  const weighed = rows.filter(
    ({ cells }) =>
      (cellAt(cells, gross) !== '' || cellAt(cells, container) !== '') &&
      (net < 0 || cellAt(cells, net) === ''),
  );
  const isClear = (cell: string) => !isGrouped(cell) && (!haveUnits || !isDecimal(cell));
  return (
    weighed.length > 0 &&
    weighed.every(
      (row) =>
        [gross, container].every((at) => isClear(cellAt(row.cells, at))) &&
        (netWeight(row, columns) ?? -1) >= 0,
    )
  );
}

/** "1.250": whether it is 1.25 or 1250 depends on the other numbers of the table. */
function isGrouped(number: string): boolean {
  return /[.,]\d{3}(?!\d)/.test(number);
}
