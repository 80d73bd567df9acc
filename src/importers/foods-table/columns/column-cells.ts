import type { GridRow } from '../../../tables/grid.ts';
import { readBasisText } from '../headings/column-basis.ts';
import { cellAmount } from './cell-values.ts';

/** What the rows below a header say about a column. */
export interface ColumnCells {
  /** Its first cells that are not empty. */
  readonly first: (position: number) => readonly string[];
  /** Whether its cells include their units. */
  readonly giveUnits: (position: number) => boolean;
  /** Whether its cells are names. */
  readonly giveNames: (position: number) => boolean;
  /** Whether its cells say what amounts are per. */
  readonly givePer: (position: number) => boolean;
}

/** What some rows say about their columns. */
export function columnCells(rows: readonly GridRow[]): ColumnCells {
  return {
    first: (position) => firstCells(rows, position),
    giveUnits: (position) => giveUnits(rows, position),
    giveNames: (position) => giveNames(rows, position),
    givePer: (position) => givePer(rows, position),
  };
}

/** Whether the first amount of a column includes its unit: "188 kJ". */
function giveUnits(rows: readonly GridRow[], position: number): boolean {
  const amounts = rows.map(({ cells }) => {
    const cell = cells[position] ?? '';
    return cellAmount(cell, 'either') ?? cellAmount(cell, 'point only');
  });
  return amounts.find((one) => one && !Number.isNaN(one.amount))?.unit !== undefined;
}

/** The number of rows that decide what a column without a known name is. */
const JUDGED_ROWS = 50;

/** At least this share of the cells of a column of names are words. */
const LEAST_WORDS = 0.8;

/** The non-empty cells of a column in the first rows. */
export function firstCells(rows: readonly GridRow[], position: number): string[] {
  const cells = rows.slice(0, JUDGED_ROWS).map((row) => (row.cells[position] ?? '').trim());
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
