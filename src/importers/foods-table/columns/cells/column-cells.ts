import { cellAt, type GridRow } from '../../../../tables/grid.ts';
import { readBasisText } from '../../headings/column-basis.ts';
import { type CellAmount, cellAmount } from './cell-values.ts';

/** What the rows below a header show about a column. */
export interface ColumnCells {
  /** Its first cells that are not empty. */
  readonly first: (position: number) => readonly string[];
  /** The amounts of the first rows; undefined for cells that are not amounts. */
  readonly amounts: (position: number) => readonly (number | undefined)[];
  /** Whether its cells include their units. */
  readonly giveUnits: (position: number) => boolean;
  /** Whether all of its amounts are 0 or unknown. */
  readonly needNoUnits: (position: number) => boolean;
  /** Whether its cells are names. */
  readonly giveNames: (position: number) => boolean;
  /** Whether its cells give the reference amount. */
  readonly givePer: (position: number) => boolean;
}

/** What some rows show about their columns. */
export function columnCells(rows: readonly GridRow[]): ColumnCells {
  return {
    first: (position) => firstCells(rows, position),
    amounts: (position) => amountsOf(rows, position).map((one) => one?.amount),
    giveUnits: (position) => giveUnits(rows, position),
    needNoUnits: (position) => needNoUnits(rows, position),
    giveNames: (position) => giveNames(rows, position),
    givePer: (position) => givePer(rows, position),
  };
}

/** The amounts of a column; undefined for cells that are not amounts. */
function amountsOf(rows: readonly GridRow[], position: number): (CellAmount | undefined)[] {
  return rows.map(({ cells }) => {
    const cell = cells[position] ?? '';
    return cellAmount(cell, 'either') ?? cellAmount(cell, 'point only');
  });
}

/** Whether the first amount of a column above 0 includes its unit: "188 kJ". */
function giveUnits(rows: readonly GridRow[], position: number): boolean {
  return amountsOf(rows, position).find((one) => one && one.amount > 0)?.unit !== undefined;
}

/** If there are fewer rows than this, they are all rows of the table. */
const ALL_ROWS = 100;

/** Whether all amounts of a column are 0 or unknown. Such amounts need no unit. */
function needNoUnits(rows: readonly GridRow[], position: number): boolean {
  if (rows.length >= ALL_ROWS) return false;
  return amountsOf(rows, position).every((one) => one !== undefined && !(one.amount > 0));
}

/** The number of rows that decide what a column without a known name is. */
const JUDGED_ROWS = 50;

/** At least this share of the cells of a column of names are words. */
const LEAST_WORDS = 0.8;

/** The non-empty cells of a column in the first rows. */
export function firstCells(rows: readonly GridRow[], position: number): string[] {
  const cells = rows.slice(0, JUDGED_ROWS).map((row) => cellAt(row.cells, position));
  return cells.filter((cell) => cell !== '');
}

/** Whether the cells of a column are words that seldom repeat, like names of foods. */
function giveNames(rows: readonly GridRow[], position: number): boolean {
  const filled = firstCells(rows, position);
  const words = filled.filter((cell) => /\p{L}{3}/u.test(cell) && !/^\d/.test(cell));
  return (
    words.length > 0 &&
    words.length >= Math.min(rows.length, JUDGED_ROWS) * LEAST_WORDS &&
    new Set(filled).size >= filled.length * LEAST_WORDS
  );
}

/** The cells of a column of quantities that are reference amounts. Other weights may be those of packages. */
const REFERENCES = new Set<string | undefined>(['100 g', '100 ml', 'serving']);

/** Whether the cells of a column are reference amounts: "100 ml", "1 Portion". */
function givePer(rows: readonly GridRow[], position: number): boolean {
  const filled = firstCells(rows, position);
  return (
    filled.length > 0 &&
    filled.every((cell) => {
      const basis = readBasisText(cell);
      return REFERENCES.has(basis) || (basis !== undefined && !/^\d/.test(basis));
    })
  );
}
