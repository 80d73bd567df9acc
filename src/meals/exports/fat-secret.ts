import { lineNumber } from '../../model/diagnostic.ts';
import { cellAt, filledCells, type Grid } from '../../tables/grid.ts';
import { isDayColumn } from '../headers/column-names.ts';
import { HEADER_WITHIN_ROWS } from '../headers/header-rows.ts';
import type { DietaryRecord, RecordLine } from '../records/dietary-record.ts';

/**
 * Reads the report of a FatSecret diary; undefined for any other grid. Rows of days, meals and foods look alike, but
 * each food has its amount alone in the row below.
 */
export function readFatSecret({ rows }: Grid): DietaryRecord | undefined {
  const top = rows.slice(0, HEADER_WITHIN_ROWS);
  const header = top.findIndex(
    ({ cells }) => isDayColumn(cellAt(cells, 0)) && filledCells(cells).length > 2,
  );
  if (header < 0) return undefined;
  const body = rows.slice(header + 1).map((row) => {
    const filled = filledCells(row.cells);
    return { row, name: filled[0] ?? '', isAlone: filled.length === 1 };
  });
  const isNamed = top.some(({ cells }) => /fatsecret/i.test(cellAt(cells, 0)));
  if (!isNamed && !hasItsShape(rows[header]?.cells ?? [], body)) return undefined;
  const lines: RecordLine[] = [];
  let [day, meal] = ['', ''];
  for (const [at, { row, name, isAlone }] of body.entries()) {
    const amount = body[at + 1];
    if (isAlone) continue;
    if (amount?.isAlone) {
      const { location } = row;
      const measure = amount.name;
      const text = `${measure} ${name}`;
      lines.push({
        location,
        line: lineNumber(location),
        text,
        measure,
        food: name,
        cells: [day, meal],
      });
    } else if (/\d{4}/.test(name)) [day, meal] = [name, ''];
    else meal = name;
  }
  if (lines.length === 0) return undefined;
  return { columns: ['date', 'meal'], lines, notes: ['read as an export of FatSecret'] };
}

/** "Fat( g)", "Kal( kcal)" */
const NUTRIENT = /\(\s*(?:kcal|kj|m?g)\s*\)$/i;

/** Fewer nutrients may be in a table that people keep. */
const LEAST_NUTRIENTS = 4;

/**
 * Whether a report without its title has the shape of one: a date and nutrients as columns, a day in the first row, and
 * rows with nothing but an amount.
 */
function hasItsShape(
  header: readonly string[],
  body: readonly { readonly name: string; readonly isAlone: boolean }[],
): boolean {
  const amounts = body.filter(({ isAlone }) => isAlone);
  return (
    header.filter((name) => NUTRIENT.test(name.trim())).length >= LEAST_NUTRIENTS &&
    /\d{4}/.test(body[0]?.name ?? '') &&
    amounts.length > 0 &&
    amounts.every(({ name }) => /^[\d½¼¾⅓⅔]/.test(name))
  );
}
