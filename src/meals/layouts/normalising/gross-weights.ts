import { cellAt, type Grid, type GridRow, partOfRow } from '../../../tables/grid.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { decimalOf, isDecimal } from '../../../text/numbers/decimal.ts';
import { isAmountName, unitOfAmounts } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';
import { isLeftName, isWasteName } from '../../words/amounts/eaten-part.ts';
import { isGross, isOfContainer } from '../header/containers.ts';

/** The columns of a table that weighs food with its plates. */
interface GrossColumns {
  readonly header: GridRow;
  readonly gross: number;
  readonly container: number;
}

/**
 * A table with the weights of foods, if it has those with their plates and those of the plates: "Gewicht mit Teller (g) |
 * Tellergewicht (g)". Other tables stay as they are, and so do those with a further amount, or with a plate that weighs
 * more than it does with its food.
 */
export function withNetWeights(grid: Grid): Grid {
  const found = grossColumns(grid);
  if (found === undefined) return grid;
  const { header, gross, container } = found;
  const at = grid.rows.indexOf(header);
  const unit = unitOfAmounts(cellAt(header.cells, gross));
  const rows = grid.rows.slice(at + 1).map((row) => {
    const [whole, plate] = [gross, container].map((place) => cellAt(row.cells, place));
    if (whole === '' || plate === '') return row;
    const net = decimalOf(whole as string) - decimalOf(plate as string);
    return withCell(row, gross, String(Number(net.toFixed(3))));
  });
  const named = withCell(header, gross, `amount (${unit})`);
  return {
    ...grid,
    rows: [...grid.rows.slice(0, at), withCell(named, container, ''), ...rows].map((row, index) =>
      index > at ? withCell(row, container, '') : row,
    ),
  };
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
    const places = (is: (name: string) => boolean) =>
      names.flatMap((name, at) => (name !== '' && is(name) ? [at] : []));
    const grosses = places((name) => isGross(name) && unitOfAmounts(name) !== '');
    const containers = places((name) => isOfContainer(name, names) && !isGross(name));
    const others = places(
      (name) =>
        (isAmountName(name) || isLeftName(name) || isWasteName(name)) &&
        !isGross(name) &&
        !isOfContainer(name, names),
    );
    const [gross = -1] = grosses;
    const [container = -1] = containers;
    const isClear = grosses.length === 1 && containers.length === 1 && others.length === 0;
    if (
      !isClear ||
      unitOfAmounts(names[gross] as string) !== unitOfAmounts(names[container] as string)
    )
      return undefined;
    const below = rows.slice(rows.indexOf(header) + 1);
    return haveNetWeights(below, gross, container) ? { header, gross, container } : undefined;
  }
  return undefined;
}

/** Whether each row with a weight has one with its plate, too, which is not less. */
function haveNetWeights(rows: readonly GridRow[], gross: number, container: number): boolean {
  const pairs = rows
    .map(({ cells }) => [cellAt(cells, gross), cellAt(cells, container)] as const)
    .filter(([whole, plate]) => whole !== '' || plate !== '');
  return (
    pairs.length > 0 &&
    pairs.every(
      ([whole, plate]) =>
        isDecimal(whole) &&
        isDecimal(plate) &&
        !isGrouped(whole) &&
        !isGrouped(plate) &&
        decimalOf(whole) >= decimalOf(plate),
    )
  );
}

/** "1.250": whether it is 1.25 or 1250 depends on the other numbers of the table. */
function isGrouped(number: string): boolean {
  return /[.,]\d{3}$/.test(number);
}
