import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { unclearMark } from '../../../text/numbers/thousands.ts';
import {
  isLargeUnit,
  type MarkEvidence,
  type MarkMeaning,
  type MarkMeanings,
  markEvidence,
  meaningOf,
  type NumberMark,
} from '../../values/decimal-marks.ts';
import type { CellFault } from './amount-faults.ts';

/** A number whose only comma or point may separate thousands or decimals: `1,125`. */
const UNCLEAR = /(?<![\d.,])[1-9]\d{0,2}([.,])\d{3}(?![\d.,]*\d)/;
const ALL_UNCLEAR = new RegExp(UNCLEAR, 'g');

/** Nobody eats more of a food at once, g or ml. */
const MOST_AT_ONCE = 5000;

/** Amounts that are in grams or millilitres, or have no unit. */
const IN_GRAMS = /^(?:ca|circa|etwa|about|approx)?[^\p{L}]*(?:g|gr|gramm?|grams|ml)?\.?$/iu;

/** The rows of a record in which commas and points mean the same in all cells of a column. */
export interface ClearAmounts {
  readonly rows: readonly GridRow[];
  /** The problem of a cell that may be one of two amounts; undefined for any other. */
  readonly faultAt: (cells: readonly string[], position: number) => CellFault | undefined;
}

/** A column of amounts, with the unit in its name. */
export interface AmountPlace {
  readonly position: number;
  readonly unit: string;
}

/** What decides the meaning of commas and points, besides the amounts themselves. */
export interface MarkSettings {
  /** The positions of columns of other numbers. */
  readonly figures?: readonly number[];
  /** The separator of the file; undefined for a workbook. */
  readonly separator: string | undefined;
  /** Foods are given by their ids, so a program wrote the table, and its commas are decimal. */
  readonly hasIds?: boolean;
}

/**
 * Decides what commas and points mean in amounts such as "1,125": first by the other amounts of the column, then by the
 * other numbers of the table. If nothing decides, amounts that would be too large or too many are faults.
 */
export function clearAmounts(
  rows: readonly GridRow[],
  amounts: readonly AmountPlace[],
  settings: MarkSettings,
): ClearAmounts {
  const places = amounts.filter(({ position }) =>
    rows.some(({ cells }) => UNCLEAR.test(cells[position] ?? '')),
  );
  if (places.length === 0) return { rows, faultAt: () => undefined };
  const numbers = [...(settings.figures ?? []), ...amounts.map(({ position }) => position)];
  const beside = evidenceOf(rows, numbers);
  const judged = places.map((place) => judge(rows, place, beside, settings));
  return {
    rows: rows.map((row) => clearRow(row, judged)),
    faultAt(cells, position) {
      const column = judged.find((one) => one.position === position);
      return column && faultOf(cellAt(cells, position), column);
    },
  };
}

/** The evidence of the numbers of columns about commas and points. */
function evidenceOf(rows: readonly GridRow[], positions: readonly number[]): MarkEvidence {
  return markEvidence(
    rows.flatMap(({ cells }) => positions.map((position) => cells[position] ?? '')),
  );
}

interface JudgedColumn extends AmountPlace {
  readonly meanings: MarkMeanings;
}

function judge(
  rows: readonly GridRow[],
  { position, unit }: AmountPlace,
  beside: MarkEvidence,
  { separator, hasIds }: MarkSettings,
): JudgedColumn {
  const own = evidenceOf(rows, [position]);
  const of = (mark: NumberMark): MarkMeaning => {
    const said = meaningOf(mark, own);
    const known = said === 'unknown' ? meaningOf(mark, beside) : said;
    if (known !== 'unknown') return known;
    // Programs write points in files with commas and in workbooks.
    if (mark === '.' && (separator === undefined || separator === ',')) return 'decimal';
    if (hasIds && separator !== ',') return 'decimal';
    return isImplausible(rows, { position, unit }, mark, separator) ? 'unclear' : 'unknown';
  };
  return { position, unit, meanings: { ',': of(','), '.': of('.') } };
}

/** Whether too many amounts of a column would be thousands of grams, or one of them too large. */
function isImplausible(
  rows: readonly GridRow[],
  { position, unit }: AmountPlace,
  mark: NumberMark,
  separator: string | undefined,
): boolean {
  if (!IN_GRAMS.test(unit)) return false;
  const cells = rows.map((row) => cellAt(row.cells, position));
  const unclear = cells.filter((cell) => isUnclearIn(cell, mark) && IN_GRAMS.test(cell));
  const most = Math.max(0, ...unclear.map((cell) => Number(thousandsIn(cell))));
  if (most > MOST_AT_ONCE) return true;
  // Files with commas between cells come from countries in which commas separate thousands.
  const few = separator === ',' ? cells.filter((cell) => cell !== '').length / 2 : 1;
  return unclear.length > few;
}

function isUnclearIn(cell: string, mark: NumberMark): boolean {
  return UNCLEAR.exec(cell)?.[1] === mark;
}

function thousandsIn(cell: string): string {
  return (UNCLEAR.exec(cell)?.[0] ?? '').replace(/[.,]/, '');
}

/** A row whose amounts have decimals in a form that cannot be mistaken for thousands. */
function clearRow(row: GridRow, columns: readonly JudgedColumn[]): GridRow {
  let cells: string[] | undefined;
  for (const { position, unit, meanings } of columns) {
    const cell = row.cells[position] ?? '';
    const isLarge = isLargeUnit(/\d\s?(\p{L}+)\.?\s*$/u.exec(cell)?.[1] ?? unit);
    const clear = cell.replace(ALL_UNCLEAR, (number, mark: NumberMark) => {
      const meaning = meanings[mark];
      if (meaning === 'thousands') return isLarge ? number : number.replace(mark, '');
      return meaning === 'decimal' ? withClearDecimals(number, mark) : number;
    });
    if (clear === cell) continue;
    cells ??= [...row.cells];
    cells[position] = clear;
  }
  return cells === undefined ? row : { ...row, cells };
}

/** "150,500" becomes "150,5", and "1,125" gets a fourth decimal: thousands never look like that. */
function withClearDecimals(number: string, mark: NumberMark): string {
  const short = number.replace(/0+$/, '');
  if (short.endsWith(mark)) return short.slice(0, -1);
  return short === number ? `${number}0` : short;
}

function faultOf(cell: string, { meanings }: JudgedColumn): CellFault | undefined {
  const [number, mark] = UNCLEAR.exec(cell) ?? [];
  if (number === undefined || meanings[mark as NumberMark] !== 'unclear') return undefined;
  const decimal = decimalOf(number);
  const thousands = thousandsIn(cell);
  return {
    code: 'meal/bad-amount',
    message: `Amount "${cell}" is unclear`,
    value: cell,
    expected: `${thousands} or ${decimal}, ${unclearMark(mark === ',' ? 'comma' : 'point')}`,
  };
}
