import { cellAt, type Grid, type GridRow } from '../../../tables/grid.ts';
import { isDecimal } from '../../../text/numbers/decimal.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { splitUnit } from '../../headers/column-units.ts';
import { HEADER_WITHIN_ROWS, LEAST_HEADINGS } from '../../headers/header-rows.ts';
import { isMass } from '../../words/amounts/amount-cells.ts';
import { isEatenName, isLeftName } from '../../words/amounts/eaten-part.ts';
import {
  stateBehindAmount,
  stateOfAmounts,
  type WeighedState,
  withoutState,
} from '../../words/amounts/weighed-states.ts';
import { isDay } from '../../words/headings/days.ts';
import { isMeal } from '../../words/headings/meal-names.ts';

/** A heading without its unit. */
interface Heading {
  readonly title: string;
  /** Blank if it has none. */
  readonly unit: string;
  /** The state in which the foods below were weighed: "Mo roh (g)". */
  readonly state?: WeighedState;
}

/** Words of amounts around a day or a meal: "Menge Mo", "Amount on day 1", "Breakfast portion". */
const AMOUNT = '(?:menge|gewicht|portion|amount|quantity|weight|grams|gramm|verzehrs?menge)';
const AMOUNT_BEFORE = new RegExp(
  String.raw`^${AMOUNT}[:,]?\s(?:[-–]\s)?(?:am\s|on\s|at\s|for\s|zum\s|of\s)?(?=\S)`,
  'i',
);
const AMOUNT_BEHIND = new RegExp(String.raw`[:,]?\s(?:[-–]\s)?${AMOUNT}$`, 'i');

/**
 * A table without the units in headings of days or meals; the numbers below get the units instead: "Mon (g)" above 50
 * becomes "Mon" above "50 g".
 *
 * @returns the same table if its headings have no units
 */
export function withUnitsOfDays(grid: Grid): Grid {
  const start = grid.rows
    .slice(0, HEADER_WITHIN_ROWS)
    .findIndex(({ cells }) => headingsOf(cells).filter(isFound).length >= LEAST_HEADINGS);
  const header = grid.rows[start];
  if (header === undefined) return grid;
  const headings = headingsOf(header.cells);
  const bare = header.cells.map((cell, at) => headings[at]?.title ?? cell);
  const headingAt = (position: number) => {
    const at = header.cells.findLastIndex((cell, index) => index <= position && cell.trim() !== '');
    return headings[at];
  };
  /** Whether a raw weight is next to the weight of the cooked food, which is the one that was eaten. */
  const isBesideCooked = (position: number, { cells }: GridRow) => {
    const own = headingAt(position);
    if (own?.state !== 'raw' && own?.state !== 'roh') return false;
    return headings.some(
      (other, at) =>
        other?.title === own.title &&
        (other.state === 'cooked' || other.state === 'gekocht') &&
        cellAt(cells, at) !== '',
    );
  };
  const withUnits = (row: GridRow): GridRow => ({
    ...row,
    cells: row.cells.map((cell, position) => {
      const behind = stateBehindAmount(cell);
      const amount = behind?.amount ?? cell.trim();
      const heading = isDecimal(amount) ? headingAt(position) : undefined;
      if (heading === undefined || heading.unit === '') return cell;
      if (isBesideCooked(position, row)) return '';
      // "Gekocht" would be boiled.
      const state = (behind?.state ?? heading.state)?.replace('gekocht', 'gegart');
      return `${amount} ${heading.unit}${state === undefined ? '' : ` ${state}`}`;
    }),
  });
  return {
    ...grid,
    rows: grid.rows.map((row, at) => {
      if (at === start) return { ...row, cells: bare };
      return at > start ? withUnits(row) : row;
    }),
  };
}

function isFound(heading: Heading | undefined): boolean {
  return heading !== undefined;
}

/** The headings of a header. Next to foods, days and meals may have words of amounts: "Menge Mo", "Lunch amount". */
function headingsOf(cells: readonly string[]): readonly (Heading | undefined)[] {
  const headings = cells.map(headingOf);
  if (headings.some(isFound)) return headings;
  const hasFoods = cells.some((cell) => columnTopic(cell) === 'food');
  const areOthers = cells.some((cell) => isHead(cell) || isLeftName(cell) || isEatenName(cell));
  return hasFoods && !areOthers ? cells.map(amountHeadingOf) : headings;
}

/** "Mon (g)", "Di [ml]", "Tag 1 in g"; undefined for a day or a meal without a unit of weight or volume. */
function headingOf(cell: string): Heading | undefined {
  const { bare, unit } = splitUnit(cell);
  if (unit === undefined || !isMass(unit)) return undefined;
  if (isHead(bare)) return { title: bare, unit };
  const state = stateOfAmounts(bare);
  const title = state === undefined ? '' : withoutState(bare);
  return state !== undefined && isHead(title) ? { title, unit, state } : undefined;
}

/** "Menge Mo (g)", "Amount day 1", "Breakfast amount (g)". */
function amountHeadingOf(cell: string): Heading | undefined {
  const { bare, unit } = splitUnit(cell);
  const title = [AMOUNT_BEFORE, AMOUNT_BEHIND]
    .map((words) => bare.replace(words, ''))
    .find((text) => text !== bare && isHead(text));
  if (title === undefined || (unit !== undefined && !isMass(unit))) return undefined;
  return { title, unit: unit ?? '' };
}

function isHead(title: string): boolean {
  return isDay(title) || isMeal(title);
}
