import { lineNumber } from '../../../../model/diagnostic.ts';
import { filledCells, type GridRow } from '../../../../tables/grid.ts';
import type { DietaryRecord } from '../../../records/dietary-record.ts';
import { type HeadingsAbove, placed } from '../../../words/headings/heading.ts';
import { labelsAbove } from '../../header/labels-above.ts';
import { foodAlone } from './food-alone.ts';
import { type LineUnder, recordUnder } from './record-under.ts';

/**
 * Reads the foods that stand under a meal above the header of a table: "Breakfast" above "Apple 150 g". Without a meal,
 * such a row may be about something else.
 *
 * @returns undefined if there are none
 */
export function linesAbove(rows: readonly GridRow[]): DietaryRecord | undefined {
  let under: HeadingsAbove = new Map();
  const lines: LineUnder[] = [];
  for (const row of rows) {
    for (const [column, title] of labelsAbove([row])) under = placed({ column, title }, under);
    const [only = '', second] = filledCells(row.cells);
    const alone = second === undefined ? foodAlone(only) : undefined;
    if (!alone?.isCertain || !under.has('meal')) continue;
    lines.push({
      location: row.locationOf(row.cells.findIndex((cell) => cell.trim() !== '')),
      line: lineNumber(row.location),
      text: alone.food,
      under,
    });
  }
  return lines.length === 0 ? undefined : recordUnder(lines, []);
}
