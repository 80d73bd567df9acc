import { cellAt, type Grid, type GridRow, partOfRow } from '../../../tables/grid.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { splitUnit } from '../../headers/column-units.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';
import { isMass } from '../../words/amounts/amount-cells.ts';
import { isChildWord, isGivenName } from '../../words/people/given-names.ts';
import { isPersonCode } from '../../words/people/person-lines.ts';

/** A column of the amounts of one person. */
interface PersonColumn {
  readonly name: string;
  readonly unit: string;
  readonly position: number;
}

/** The fewest persons of a table with a column for each. */
const LEAST_PERSONS = 2;

/**
 * A table with a row for each food of each person, if it has a column of amounts for each: "Food | Anna (g) | Ben (g)".
 * A person with a blank cell did not eat the food.
 *
 * @returns the same table if it has no such columns
 */
export function withRowsOfPersons(grid: Grid): Grid {
  const found = headerOfPersons(grid);
  if (found === undefined) return grid;
  const { header, persons } = found;
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
      const amount = cellAt(row.cells, position) || (isEaten ? '-' : '');
      return partOfRow(row, [...ofOthers(row), name, amount], (at) =>
        at < others.length ? (others[at] as number) : position,
      );
    }),
  );
  const [{ unit }] = persons as [PersonColumn];
  const named = { ...header, cells: [...ofOthers(header), 'person', `amount (${unit})`] };
  return { ...grid, rows: [...grid.rows.slice(0, at), named, ...rows] };
}

/** Notes which columns of a table count as people. */
export function rowsOfPersonsNote(grid: Grid): string[] {
  const names = headerOfPersons(grid)?.persons.map(({ name }) => name);
  return names === undefined ? [] : [`read the columns ${quotedList(names)} as people`];
}

/** The header with a column of amounts for each person; undefined if a table has none. */
function headerOfPersons({ rows }: Grid) {
  for (const header of rows.slice(0, HEADER_WITHIN_ROWS)) {
    const persons = personsOf(header);
    if (persons !== undefined) return { header, persons };
  }
  return undefined;
}

/** The persons of a header of foods; undefined if it has other amounts, or persons with different units. */
function personsOf({ cells }: GridRow): readonly PersonColumn[] | undefined {
  const topics = cells.map(columnTopic);
  if (!topics.includes('food') || topics.includes('person')) return undefined;
  const persons = cells.flatMap((cell, position): PersonColumn[] => {
    const { bare, unit = '' } = splitUnit(cell);
    const isPerson = isMass(unit) && (isGivenName(bare) || isChildWord(bare) || isPersonCode(bare));
    return isPerson ? [{ name: bare, unit, position }] : [];
  });
  const hasOthers = cells.some(
    (cell, at) => isAmountName(cell) && !persons.some(({ position }) => position === at),
  );
  const units = new Set(persons.map(({ unit }) => unit.toLowerCase()));
  return persons.length < LEAST_PERSONS || hasOthers || units.size > 1 ? undefined : persons;
}
