import {
  cellAt,
  filledInColumn,
  type Grid,
  type GridRow,
  partOfRow,
} from '../../../tables/grid.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { foldedName } from '../../../text/words/fold-words.ts';
import { isAmountName, unitOfAmounts } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { isWeightUnit, splitUnit } from '../../headers/column-units.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';
import { isAmountCell, isMass } from '../../words/amounts/amount-cells.ts';

/** Words for the least and for the most of something, around the name of a column: "min (g)", "Menge bis". */
const LEAST =
  /(?<!\p{L})(?:min(?:imum|imal|destens|\.)?|lower|least|von|from|ab|untere?[rs]?|low)(?!\p{L})\.?/iu;
const MOST =
  /(?<!\p{L})(?:max(?:imum|imal|\.)?|upper|most|höchstens|bis|to|obere?[rs]?|high)(?!\p{L})\.?/iu;

/** Names that may also be those of times of the day: "From | To". */
const TIMES = /^(?:von|from|ab)$/i;

/** The two columns between which the amounts of a table lie. */
interface Bounds {
  readonly header: GridRow;
  readonly least: number;
  readonly most: number;
  /** The unit in the names of both; blank if the cells have units of their own. */
  readonly unit: string;
}

/**
 * A table with one column of amounts in place of two that give the least and the most of each food: "min (g) | max (g)"
 * above 40 and 60 becomes "amount (g)" above "40–60", whose middle counts.
 *
 * @returns the same table if it has no such columns
 */
export function withBoundsJoined(grid: Grid): Grid {
  const found = boundsOf(grid);
  if (found === undefined) return grid;
  const { header, least, most, unit } = found;
  const at = grid.rows.indexOf(header);
  const joined = grid.rows
    .slice(at + 1)
    .map((row) =>
      withCells(row, found, rangeOf(cellAt(row.cells, least), cellAt(row.cells, most))),
    );
  const name = unit === '' ? 'amount' : `amount (${unit})`;
  return {
    ...grid,
    rows: [...grid.rows.slice(0, at), withCells(header, found, name), ...joined],
  };
}

/** Notes that the middle of two columns counts. */
export function boundsNote(grid: Grid): string[] {
  const found = boundsOf(grid);
  if (found === undefined) return [];
  const [least, most] = [found.least, found.most].map((at) =>
    quoted(cellAt(found.header.cells, at)),
  );
  return [`counted the middle between ${least} and ${most}`];
}

function boundsOf({ rows }: Grid): Bounds | undefined {
  for (const [index, header] of rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    const names = header.cells.map((cell) => cell.trim());
    if (!names.some((name) => columnTopic(name) === 'food' || columnTopic(name) === 'food_id'))
      continue;
    const least = names.findIndex((name) => LEAST.test(name));
    const rest = foldedName((names[least] ?? '').replace(LEAST, ' '));
    const most = names.findIndex(
      (name) => MOST.test(name) && foldedName(name.replace(MOST, ' ')) === rest,
    );
    if (least < 0 || most < 0) continue;
    const others = names.filter((_, at) => at !== least && at !== most);
    const below = rows.slice(index + 1);
    // Next to "mean (g)", nobody needs the bounds.
    const isAmount = (name: string) => isAmountName(name) || isMass(splitUnit(name).unit ?? '');
    if (others.some(isAmount) || !areAmounts(below, least, most)) continue;
    const unit = boundUnit(names[least] as string);
    const mayBeTimes = unit === '' && TIMES.test((names[least] as string).trim());
    if (unit === undefined || (mayBeTimes && !haveUnits(below, least, most))) continue;
    return { header, least, most, unit };
  }
  return undefined;
}

/** The unit of a column of least amounts; undefined for other columns, such as those of nutrients. */
function boundUnit(name: string): string | undefined {
  const rest = name
    .replace(LEAST, ' ')
    .replace(/[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const { bare, unit = '' } = splitUnit(rest);
  const hasNoName = /^[\s().,:/-]*$/.test(bare) || isWeightUnit(bare) || isMass(bare);
  if (hasNoName) return unit || bare.replace(/[\s().,:/-]/g, '');
  return isAmountName(rest) ? unitOfAmounts(rest) : undefined;
}

/** Whether two columns hold amounts, and no row has a smaller one in the second. */
function areAmounts(rows: readonly GridRow[], least: number, most: number): boolean {
  const filled = [least, most].map((at) => filledInColumn(rows, at));
  const isBelow = ({ cells }: GridRow) => {
    const [from, to] = [cellAt(cells, least), cellAt(cells, most)];
    return from === '' || to === '' || numberIn(from) <= numberIn(to);
  };
  return (
    filled.every((cells) => cells.length > 0 && cells.every(isAmountCell)) && rows.every(isBelow)
  );
}

/** Whether amounts of two columns have units. */
function haveUnits(rows: readonly GridRow[], least: number, most: number): boolean {
  return [least, most].some((at) => filledInColumn(rows, at).some((cell) => /\p{L}/u.test(cell)));
}

function numberIn(cell: string): number {
  return decimalOf(/^[\d.,]+/.exec(cell.trim())?.[0] ?? '');
}

/** "40" and "60 g" as "40–60 g". A bound alone is no amount. */
function rangeOf(least: string, most: string): string {
  const [from, to] = [least.trim(), most.trim()];
  if (from === to) return from;
  if (from === '' || to === '') return '?';
  const unit = /[\s\d](\p{L}+\.?)$/u.exec(to)?.[1] ?? '';
  const number = unit !== '' && from.endsWith(unit) ? from.slice(0, -unit.length).trim() : from;
  return `${number}–${to}`;
}

function withCells(row: GridRow, { least, most }: Bounds, cell: string): GridRow {
  const cells = row.cells.map((one, at) => (at === least ? cell : at === most ? '' : one));
  return partOfRow(row, cells, (at) => at);
}
