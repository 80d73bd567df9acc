import { filledCells, type GridRow } from '../../../tables/grid.ts';
import { joinHeaderRows } from '../../../tables/join-header-rows.ts';
import { VOLUME_WORDS, WEIGHT_WORDS } from '../../../text/vocabulary/unit-words.ts';
import { isAmountName, isPlannedName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { splitUnit, unitOfColumn } from '../../headers/column-units.ts';
import { isEatenName } from '../../words/amounts/eaten-part.ts';

/** Text that the second line of a header may have below a name: a unit, or how exact the amounts are. */
const BELOW_A_NAME = new RegExp(
  String.raw`^[([]?\s*(?:(?:in\s+)?(?:${WEIGHT_WORDS}|${VOLUME_WORDS}|mg|µg|mcg|kcal|kj|%|stk|stück)(?:\s*(?:/|or|oder)\s*(?:g|ml|kj|kcal))?|ca|approx|est|estimated|about|geschätzt|gewogen|optional)\.?\s*[)\]]?$`,
  'i',
);

/** Words that may be below "Amount" next to the unit. */
const NUMBER = /^(?:zahl|zahlenwert|wert|number|value)$/i;

/** Whether a cell below a name is a unit, or says how exact the amounts are: "(g)", "in g", "ca." */
export function isUnitBelow(cell: string): boolean {
  return BELOW_A_NAME.test(cell);
}

/**
 * Joins the two lines of a header: "Amount" above "(g)" is "Amount (g)". A name above several units belongs to each.
 *
 * @param below the row below the first line
 * @returns undefined if that row is not part of the header
 */
export function joinedHeader(cells: readonly string[], below: GridRow): string[] | undefined {
  const lower = below.cells.map((cell) => cell.trim());
  const filled = lower.filter((cell) => cell !== '');
  const isPart = (cell: string) =>
    BELOW_A_NAME.test(cell) ||
    isPlanOrEaten(cell) ||
    (!/\d/.test(cell) && (isAmountName(cell) || /^(?:g|ml)$/.test(unitOfColumn(cell) ?? '')));
  const hasNames = filledCells(cells).length > 1;
  const areNames =
    filled.length > 1 &&
    filled.every((cell) => columnTopic(cell) !== undefined || NUMBER.test(cell));
  const isHeader = filled.every(isPart) || areNames || arePlanAndEaten(filled);
  if (!hasNames || filled.length === 0 || !isHeader) return undefined;
  return joinHeaderRows(cells, lower, (above, name) => {
    if (areNames && NUMBER.test(name)) return above;
    if (areNames && !BELOW_A_NAME.test(name)) return name;
    const both = BELOW_A_NAME.test(name)
      ? `${above} (${name.replace(/^[([]|[)\]]$/g, '')})`
      : joined(above, name);
    return areNames && !isAmountName(both) ? name : both;
  });
}

/** Whether a cell only says which amounts a column has: "Soll" and "Ist" below "Menge (g)". */
function isPlanOrEaten(cell: string): boolean {
  return (
    !/\d/.test(cell) &&
    splitUnit(cell).unit === undefined &&
    (isPlannedName(cell) || isEatenName(cell))
  );
}

/** Whether a line names what was planned and what was eaten, and perhaps more: "Soll | Ist | Rest". */
function arePlanAndEaten(filled: readonly string[]): boolean {
  const names = filled.filter(isPlanOrEaten);
  return (
    names.some(isPlannedName) && names.some(isEatenName) && filled.every((cell) => !/\d/.test(cell))
  );
}

/**
 * Joins two cells: "verzehrte" above "Menge (g)" is "verzehrte Menge (g)", and "Menge (g)" above "Ist" is "Menge Ist
 * (g)". A cell with a complete name stays alone.
 */
function joined(upper: string, lower: string): string {
  const { bare, unit } = splitUnit(upper);
  if (unit === undefined) return `${upper} ${lower}`.trim();
  return isPlanOrEaten(lower) && isAmountName(upper) ? `${bare} ${lower} (${unit})` : lower;
}
