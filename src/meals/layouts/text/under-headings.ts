import { lineNumber } from '../../../model/diagnostic.ts';
import { filledCells, type Grid, type GridRow } from '../../../tables/grid.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import type { DietaryRecord } from '../../records/dietary-record.ts';
import { isAmountCell } from '../../words/amounts/amount-cells.ts';
import { isNothing } from '../../words/amounts/not-eaten.ts';
import { type Heading, type HeadingsAbove, placed } from '../../words/headings/heading.ts';
import { isMeal } from '../../words/headings/meal-names.ts';
import { readHeading } from '../../words/headings/read-heading.ts';
import { isTitle } from '../../words/headings/record-titles.ts';
import { isTotals, rowsOfTotalsNote } from '../../words/totals-rows.ts';
import { type LineUnder, recordUnder } from '../rows/other-rows/record-under.ts';

/** The fewest days and meals in separate rows. */
const LEAST_HEADINGS = 2;

interface FoodRow {
  readonly food: string;
  readonly position: number;
  readonly measure: string;
}

/**
 * Reads a table without column names, whose rows are days, meals, or foods with their amounts: "Monday" above
 * "Breakfast" above "rolled oats | 50 g".
 *
 * @returns undefined for any other table
 */
export function readUnderHeadings({ rows }: Grid): DietaryRecord | undefined {
  let under: HeadingsAbove = new Map();
  const lines: LineUnder[] = [];
  let headings = 0;
  let totals = 0;
  for (const row of rows) {
    const heading = headingOf(row);
    if (heading !== undefined) {
      under = placed(heading, under);
      headings += 1;
      continue;
    }
    const filled = filledCells(row.cells);
    if (filled.length === 0 || (under.size === 0 && isTitle(filled.join(' ')))) continue;
    if (isTotals(filled[0] ?? '')) {
      totals += 1;
      continue;
    }
    const eaten = foodOf(row);
    if (eaten === undefined || under.size === 0) return undefined;
    const { food, position, measure } = eaten;
    if (isNothing(food)) continue;
    lines.push({
      location: row.locationOf(position),
      line: lineNumber(row.location),
      ...(measure === '' ? { text: food } : { text: `${measure} ${food}`, measure, food }),
      under,
    });
  }
  const measured = lines.filter(({ measure }) => measure !== undefined).length;
  if (headings < LEAST_HEADINGS || measured * 2 < lines.length) return undefined;
  return recordUnder(lines, rowsOfTotalsNote(totals));
}

/** The day or meal in a row, possibly next to column names: "Breakfast | Amount". */
function headingOf({ cells }: GridRow): Heading | undefined {
  const [first = '', ...others] = filledCells(cells);
  if (first === '' || !others.every(isAmountName)) return undefined;
  if (others.length > 0) return isMeal(first) ? { column: 'meal', title: first } : undefined;
  const heading = readHeading(first);
  return heading === undefined || heading.rest !== '' ? undefined : heading;
}

/** A food with its amount before or after it; undefined for a row with more cells, or with only an amount. */
function foodOf({ cells }: GridRow): FoodRow | undefined {
  const filled = cells
    .map((cell, position) => ({ text: cell.trim(), position }))
    .filter(({ text }) => text !== '');
  const amounts = filled.filter(({ text }) => isAmountCell(text));
  const foods = filled.filter(({ text }) => !isAmountCell(text));
  const [food] = foods;
  if (food === undefined || foods.length > 1 || amounts.length > 1) return undefined;
  // "50 g oats" lists foods with their amounts, perhaps several in a row.
  if (amounts.length === 1 && /^\d/.test(food.text)) return undefined;
  return { food: food.text, position: food.position, measure: amounts[0]?.text ?? '' };
}
