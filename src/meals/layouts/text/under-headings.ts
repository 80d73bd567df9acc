import { lineNumber } from '../../../model/diagnostic.ts';
import { filledCells, type Grid, type GridRow } from '../../../tables/grid.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import type { DietaryRecord, RecordLine } from '../../records/dietary-record.ts';
import { isAmountCell } from '../../words/amounts/amount-cells.ts';
import { withoutMarksOfHeading } from '../../words/headings/marked-headings.ts';
import { isMeal } from '../../words/headings/meal-names.ts';
import { readHeading } from '../../words/headings/read-heading.ts';
import { isTitle } from '../../words/headings/record-titles.ts';
import { isTotals } from '../../words/totals-rows.ts';
import { readTextLayout } from './text.ts';

/** The fewest days and meals in separate rows. */
const LEAST_HEADINGS = 2;

/**
 * Reads a table without column names, whose rows are days, meals, or foods with their amounts: "Monday" above
 * "Breakfast" above "rolled oats | 50 g". A row with one cell is a line of a diary.
 *
 * @returns undefined for any other table
 */
export function readUnderHeadings(grid: Grid): DietaryRecord | undefined {
  const amounts = new Map<number, string>();
  const rows: GridRow[] = [];
  let headings = 0;
  for (const row of grid.rows) {
    const filled = filledCells(row.cells);
    const [first = ''] = filled;
    const isHeading = isHeadingRow(filled);
    if (isHeading) headings += 1;
    const isOneCell = isHeading || filled.length < 2 || isTotals(first);
    if (!isOneCell && !(headings === 0 && isTitle(filled.join(' ')))) {
      const amount = amountApart(filled);
      if (amount === undefined || headings === 0) return undefined;
      amounts.set(lineNumber(row.location), amount);
    }
    rows.push(isHeading ? { ...row, cells: [first] } : row);
  }
  if (headings < LEAST_HEADINGS) return undefined;
  const record = readTextLayout({ ...grid, rows });
  const lines = record.lines.map((line) => withAmount(line, amounts.get(line.line)));
  const measured = lines.filter(({ measure }) => measure !== undefined).length;
  return measured * 2 < lines.length ? undefined : { ...record, lines };
}

/** Whether a row is a day or a meal, possibly next to column names: "Breakfast | Amount". */
function isHeadingRow([first = '', ...others]: readonly string[]): boolean {
  if (first === '' || !others.every(isAmountName)) return false;
  if (others.length > 0) return isMeal(first);
  return readHeading(withoutMarksOfHeading(first))?.rest === '';
}

/** The only amount of a row with one food; undefined for any other row. */
function amountApart(filled: readonly string[]): string | undefined {
  const [amount, ...amounts] = filled.filter(isAmountCell);
  const [food, ...foods] = filled.filter((cell) => !isAmountCell(cell));
  if (food === undefined || amount === undefined) return undefined;
  // "50 g oats" lists foods with their amounts, perhaps several in a row.
  const isOther = foods.length > 0 || amounts.length > 0 || /^\d+(?![.)]\s)/.test(food);
  return isOther ? undefined : amount;
}

/** A line of the diary with the amount that its row has in a cell of its own. */
function withAmount(line: RecordLine, measure: string | undefined): RecordLine {
  const { text } = line;
  if (measure === undefined || !(text.startsWith(measure) || text.endsWith(measure))) return line;
  const food = (
    text.startsWith(measure) ? text.slice(measure.length) : text.slice(0, -measure.length)
  ).trim();
  return food === '' ? line : { ...line, text: `${measure} ${food}`, measure, food };
}
