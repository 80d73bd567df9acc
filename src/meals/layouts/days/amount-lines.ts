import { type Diagnostic, lineNumber } from '../../../model/diagnostic.ts';
import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import type { RecordLine } from '../../records/dietary-record.ts';
import { isMass, withUnit } from '../../words/amounts/amount-cells.ts';
import { isCross, isEmptyMark } from '../../words/amounts/cross-marks.ts';
import { isNothing } from '../../words/amounts/not-eaten.ts';
import { countOfSize, sizeOfUnit } from '../../words/amounts/size-in-name.ts';
import { tallyReader } from '../../words/amounts/tally-marks.ts';
import { amountFault } from '../amounts/amount-faults.ts';
import type { ClearAmounts } from '../amounts/amount-marks.ts';
import { isPlainCount } from '../amounts/counted-amounts.ts';

/** A food, and what its row or column says about the numbers of its cells. */
interface FoodOfCells {
  readonly food: string;
  /** The unit of its numbers; blank if they have none. */
  readonly unit: string;
  /** What one portion of it is: "1 Scheibe (50 g)"; blank if nothing says so. */
  readonly portion: string;
}

/** Collects the lines of a table in which rows or columns are foods: one for each cell with an amount. */
export class AmountLines {
  readonly lines: RecordLine[] = [];
  readonly faults: Diagnostic[] = [];
  readonly #faultAt: ClearAmounts['faultAt'];
  readonly #tallyOf: (cell: string) => number | undefined;
  #counted = 0;

  /** @param positions the columns of the cells */
  constructor({ rows, faultAt }: ClearAmounts, positions: readonly number[]) {
    this.#faultAt = faultAt;
    this.#tallyOf = tallyReader(
      rows.flatMap(({ cells }) => positions.map((position) => cellAt(cells, position))),
    );
  }

  /** The number of cells that count what their row says about a portion. */
  get counted(): number {
    return this.#counted;
  }

  /** Adds the line of a cell, unless the food was not eaten; `labels` are the cells of the line. */
  add(row: GridRow, position: number, of: FoodOfCells, labels: readonly string[]): void {
    const written = cellAt(row.cells, position);
    const tally = this.#tallyOf(written);
    const isMark = tally === undefined && isCross(written);
    const cell = String(tally ?? written);
    if (cell === '' || (!isMark && (isNothing(cell) || isEmptyMark(cell) || isZero(cell)))) return;
    const fault = isMark
      ? undefined
      : (this.#faultAt(row.cells, position) ?? amountFault(cell, of.unit));
    if (fault !== undefined) {
      this.faults.push({ ...fault, field: 'amount', location: row.locationOf(position) });
      return;
    }
    const { measure, food, isCounted } = isMark
      ? { ...oneOf(of), isCounted: false }
      : measureOf(cell, tally !== undefined, of);
    if (isCounted) this.#counted += 1;
    this.lines.push({
      location: row.locationOf(position),
      line: lineNumber(row.location),
      text: `${measure} ${food}`.trim(),
      measure,
      food,
      cells: labels,
    });
  }
}

/** What a cross means: the portion of the row or one of its unit; a weight or volume alone does not say how much. */
function oneOf({ food, unit, portion }: FoodOfCells) {
  const isMeasure = portion === '' && /^\p{L}/u.test(unit) && !isMass(unit);
  return { food, measure: isMeasure ? `1 ${unit}` : withUnit(portion, unit) };
}

function isZero(cell: string): boolean {
  return /^[0.,]+$/.test(cell) && decimalOf(cell) === 0;
}

/** The measure of a cell: its amount, or a count of portions. */
function measureOf(cell: string, isTally: boolean, { food, unit, portion }: FoodOfCells) {
  // Strokes count portions, even if a column has the unit of the portions.
  const isCount = isTally || (unit === '' && counts(cell));
  const size = isTally && isMass(unit) ? withUnit(portion, unit) : portion;
  const isCounted = isCount && /\d\s*\p{L}/u.test(size);
  const sized = isCount && portion === '' ? countOfSize(cell, food) : undefined;
  const measure = isCounted ? `${plainCount(cell)} x ${sizeOf(size)}` : withUnit(cell, unit);
  return { measure, food, ...sized, isCounted };
}

/** Nobody eats more portions of a food in a day. Larger numbers may be grams. */
const MOST_PORTIONS = 10;

/** Whether a cell has a number of portions. */
function counts(cell: string): boolean {
  return isPlainCount(cell) && !(decimalOf(cell) > MOST_PORTIONS);
}

/** A count without its cross, and with decimals in place of a fraction: "2x", "1 1/2". */
function plainCount(cell: string): string {
  const bare = cell.replace(/\s?[x×]$/i, '');
  const [, whole = '', part = '', of = ''] = /^(\d+)\s(\d)\/(\d)$/.exec(bare) ?? [];
  return of === '' ? bare : String(Number(whole) + Number(part) / Number(of));
}

/** The weight of one portion, or its words: "1 Scheibe (50 g)" is 50 g. */
function sizeOf(portion: string): string {
  return sizeOfUnit(portion.replace(/^1\s/, ''))?.size ?? portion;
}
