import {
  cellAt,
  filledInColumn,
  type Grid,
  type GridRow,
  partOfRow,
} from '../../../tables/grid.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { splitUnit, unitOfColumn } from '../../headers/column-units.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';
import { isAmountCell, isMass, withUnit } from '../../words/amounts/amount-cells.ts';
import { isCross } from '../../words/amounts/cross-marks.ts';
import { isNothing } from '../../words/amounts/not-eaten.ts';
import { isTally } from '../../words/amounts/tally-marks.ts';
import { isChildWord, isGivenName } from '../../words/people/given-names.ts';
import { isNamedPersonCode } from '../../words/people/person-lines.ts';
import { isTotals } from '../../words/totals-rows.ts';
import { differentAmounts } from '../amounts/amounts-apart.ts';
import { isPlainCount } from '../amounts/counted-amounts.ts';

/** A column of the amounts of one person. */
interface PersonColumn {
  readonly name: string;
  /** Blank if its cells have units, or count what the row says. */
  readonly unit: string;
  readonly position: number;
}

/** The header with a column of amounts for each person. */
interface HeaderOfPersons {
  readonly header: GridRow;
  readonly persons: readonly PersonColumn[];
  /** The name of a column with the amounts of one person. */
  readonly name: string;
  /** What a cross means. */
  readonly cross: string;
  /** The column with the size of a portion; -1 if there is none. */
  readonly portion: number;
}

/** The fewest persons of a table with a column for each. */
const LEAST_PERSONS = 2;

/**
 * A table with a row for each food of each person, if it has a column of amounts for each: "Food | Anna (g) | Ben (g)",
 * or "Food | Portion | Anna | Ben" with 2 and 1 next to "1 slice". A person with a blank cell did not eat the food.
 *
 * @returns the same table if it has no such columns
 * @throws ViandError if the columns may be counts or amounts
 */
export function withRowsOfPersons(grid: Grid): Grid {
  const found = headerOfPersons(grid);
  if (found === undefined) return grid;
  const { header, persons, name: amountName, cross, portion } = found;
  const others = header.cells.flatMap((_, at) =>
    persons.some(({ position }) => position === at) ? [] : [at],
  );
  const ofOthers = ({ cells }: GridRow) => others.map((at) => cells[at] ?? '');
  const at = grid.rows.indexOf(header);
  const below = grid.rows.slice(at + 1);
  // The rows of each person stay together, so that labels that are written once keep their order.
  const rows = persons.flatMap(({ name, position }) =>
    below.map((row) => {
      const isEaten = persons.some((one) => cellAt(row.cells, one.position) !== '');
      const cell = cellAt(row.cells, position);
      const isOfOthers = isEaten && (cell === '' || isNothing(cell));
      const amount = isCross(cell) ? cross : isOfOthers ? '-' : cell;
      const kept = ofOthers(row);
      // The size of a portion is no portion.
      if (isOfOthers && portion >= 0) kept[others.indexOf(portion)] = '-';
      return partOfRow(row, [...kept, name, amount], (at) =>
        at < others.length ? (others[at] as number) : position,
      );
    }),
  );
  const named = { ...header, cells: [...ofOthers(header), 'person', amountName] };
  return { ...grid, rows: [...grid.rows.slice(0, at), named, ...rows] };
}

/** Notes which columns of a table count as people, and which others have amounts of nobody known. */
export function rowsOfPersonsNote(grid: Grid): string[] {
  const found = headerOfPersons(grid);
  if (found === undefined) return [];
  const unread = unreadAmounts(grid, found);
  return [
    `read the columns ${quotedList(found.persons.map(({ name }) => name))} as people`,
    ...(unread.length === 0 ? [] : [`did not read the amounts in ${quotedList(unread)}`]),
  ];
}

/** Columns of amounts that are neither those of a person nor totals: names of persons that viand does not know. */
function unreadAmounts({ rows }: Grid, { header, persons }: HeaderOfPersons): string[] {
  const below = rows.slice(rows.indexOf(header) + 1);
  return header.cells.filter((name, at) => {
    if (columnTopic(name) !== undefined || isTotals(name)) return false;
    if (persons.some(({ position }) => position === at)) return false;
    const filled = filledInColumn(below, at);
    return filled.some(isAmountCell) && filled.every(isEatenCell);
  });
}

/** The header with a column of amounts for each person; undefined if a table has none. */
function headerOfPersons({ rows }: Grid): HeaderOfPersons | undefined {
  for (const [index, header] of rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    const persons = personsOf(header.cells);
    if (persons.length < LEAST_PERSONS) continue;
    const [{ unit }] = persons as [PersonColumn, ...PersonColumn[]];
    if (persons.some((one) => one.unit.toLowerCase() !== unit.toLowerCase())) continue;
    const others = header.cells.filter(
      (name, at) => isAmountName(name) && !persons.some(({ position }) => position === at),
    );
    if (unit !== '') {
      if (others.length === 0)
        return { header, persons, name: `amount (${unit})`, cross: 'x', portion: -1 };
      continue;
    }
    const below = rows.slice(index + 1);
    const filled = persons.flatMap(({ position }) => filledInColumn(below, position));
    if (filled.length === 0 || !filled.every(isEatenCell)) continue;
    const readable = { header, persons, ...ofPortions(header, others, below) };
    const areCounts = filled.every((cell) => isNothing(cell) || isCross(cell) || isCount(cell));
    if (others.length === 0) return { ...readable, name: 'amount' };
    if (readable.portion >= 0 && areCounts) return readable;
    // Nobody can say whether 2 or a cross next to "150 g" is a number of them, or who shared them.
    if (filled.some((cell) => isCount(cell) || isCross(cell)))
      throw differentAmounts([...others, ...persons.map(({ name }) => name)], header.location);
  }
  return undefined;
}

/** How the cells of persons count what another column says about a portion. */
function ofPortions({ cells }: GridRow, others: readonly string[], below: readonly GridRow[]) {
  const [portion = ''] = others;
  const at = cells.indexOf(portion);
  const sizes = filledInColumn(below, at);
  const isSize = (cell: string) => /\p{L}/u.test(withUnit(cell, unitOfColumn(portion) ?? ''));
  const isSized = others.length === 1 && isPortionName(portion) && sizes.every(isSize);
  const hasUnits = cells.some((name) => columnTopic(name) === 'unit');
  return {
    name: 'number of portions',
    portion: isSized ? at : -1,
    cross: isSized || hasUnits ? '1' : '',
  };
}

/** "Portion", "Portion (g)", "Serving size": what one portion is. */
function isPortionName(name: string): boolean {
  return /^(?:portion|serving)(?:s?(?:größe|groesse|gewicht)|[ _-]?size)?$/i.test(
    splitUnit(name).bare.trim(),
  );
}

function isEatenCell(cell: string): boolean {
  return isAmountCell(cell) || isCount(cell) || isCross(cell) || isNothing(cell);
}

function isCount(cell: string): boolean {
  return isPlainCount(cell) || isTally(cell);
}

/** The age or sex behind a name: "Tom (6)", "Anna (34 J., w)". */
const AGE = /\s*\((?=[^)])\d{0,2}[ ,]*(?:jahre?|j|years?|yrs?|y)?\.?[ ,]*[mfw]?\)$/i;

/** The persons of a header of foods; none if it has another column of persons. */
function personsOf(cells: readonly string[]): readonly PersonColumn[] {
  const topics = cells.map(columnTopic);
  if (!topics.includes('food') || topics.includes('person')) return [];
  return cells.flatMap((cell, position): PersonColumn[] => {
    const { bare, unit = '' } = splitUnit(cell.trim());
    const name = bare.replace(AGE, '');
    const isPerson =
      isGivenName(name) || isChildWord(name.replace(/ ?\d$/, '')) || isNamedPersonCode(name);
    return isPerson && (unit === '' || isMass(unit)) ? [{ name: bare, unit, position }] : [];
  });
}
