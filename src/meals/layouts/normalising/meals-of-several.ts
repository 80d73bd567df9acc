import { type Grid, type GridRow, partOfRow } from '../../../tables/grid.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { isPlannedName } from '../../headers/amount-names.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';
import { isMealColumn } from '../../words/headings/meal-names.ts';
import { isChildWord, isGivenName } from '../../words/people/given-names.ts';
import { isNamedPersonCode } from '../../words/people/person-lines.ts';
import { isEatenColumn } from '../amounts/eaten-columns.ts';

/** A column of a meal, and what its header says behind the name of the meal. */
interface MealColumn {
  readonly meal: string;
  readonly of: string;
  readonly position: number;
}

/** A header with several columns for one meal. */
interface MealsOfSeveral {
  readonly header: GridRow;
  readonly columns: readonly MealColumn[];
}

/** "Breakfast (Anna)", "Breakfast: Anna", "Breakfast - Anna" */
const OF = /^(.+?)\s*(?:\(([^()]+)\)|[:–—-]\s+([^()]+))$/;

/**
 * A table whose meals have a column for each person, "Breakfast (Anna) | Breakfast (Ben)", or for what was planned and
 * what was eaten: with rows for each person, or without the columns of the plan.
 *
 * @returns the same table if it has no such columns
 */
export function withMealsOfOne(grid: Grid): Grid {
  const found = mealsOfSeveral(grid);
  if (found === undefined) return grid;
  return arePersons(found) ? withRowsOfEach(grid, found) : withoutPlan(grid, found);
}

/** Notes which columns of meals are those of people, or were only planned. */
export function mealsOfOneNote(grid: Grid): string[] {
  const found = mealsOfSeveral(grid);
  if (found === undefined) return [];
  const { header, columns } = found;
  if (arePersons(found)) {
    return [
      `read the columns ${quotedList(columns.map(({ position }) => nameAt(header, position)))} as people`,
    ];
  }
  const planned = columns.filter(({ of }) => isPlannedName(of));
  return [`skipped ${quotedList(planned.map(({ position }) => nameAt(header, position)))}`];
}

function nameAt({ cells }: GridRow, position: number): string {
  return (cells[position] ?? '').trim();
}

/** The first header with a meal that has columns of several people, or of a plan and what was eaten. */
function mealsOfSeveral({ rows }: Grid): MealsOfSeveral | undefined {
  for (const header of rows.slice(0, HEADER_WITHIN_ROWS)) {
    const columns = header.cells.flatMap((cell, position): MealColumn[] => {
      const [, meal = '', bracketed, behind] = OF.exec(cell.trim()) ?? [];
      const of = (bracketed ?? behind ?? '').trim();
      return of !== '' && isMealColumn(meal) ? [{ meal, of, position }] : [];
    });
    const isRepeated = columns.some(({ meal, of }) =>
      columns.some((other) => other.meal === meal && other.of !== of),
    );
    const isPlan =
      columns.some(({ of }) => isPlannedName(of)) && columns.some(({ of }) => isEatenColumn(of));
    const found = { header, columns };
    if (isRepeated && (isPlan || arePersons(found))) return found;
  }
  return undefined;
}

function arePersons({ columns }: MealsOfSeveral): boolean {
  return columns.every(
    ({ of }) => isGivenName(of) || isChildWord(of.replace(/ ?\d$/, '')) || isNamedPersonCode(of),
  );
}

function withRowsOfEach(grid: Grid, { header, columns }: MealsOfSeveral): Grid {
  const at = grid.rows.indexOf(header);
  const others = header.cells.flatMap((_, position) =>
    columns.some((column) => column.position === position) ? [] : [position],
  );
  const before = others.filter((position) => position < (columns[0] as MealColumn).position);
  const behind = others.filter((position) => !before.includes(position));
  const meals = [...new Set(columns.map(({ meal }) => meal))];
  const rowOf = (row: GridRow, person: string, of: string | undefined): GridRow => {
    const places = [
      ...before,
      -1,
      ...meals.map(
        (meal) => columns.find((one) => one.meal === meal && one.of === of)?.position ?? -1,
      ),
      ...behind,
    ];
    const cells = places.map((place) => row.cells[place] ?? '');
    cells[before.length] = person;
    return partOfRow(row, cells, (position) => Math.max(0, places[position] ?? 0));
  };
  const named = rowOf(header, 'person', undefined);
  const names = named.cells.map((cell, position) => meals[position - before.length - 1] ?? cell);
  // The rows of each person stay together, so that labels that are written once keep their order.
  const rows = [...new Set(columns.map(({ of }) => of))].flatMap((person) =>
    grid.rows.slice(at + 1).map((row) => rowOf(row, person, person)),
  );
  return { ...grid, rows: [...grid.rows.slice(0, at), { ...named, cells: names }, ...rows] };
}

function withoutPlan(grid: Grid, { header, columns }: MealsOfSeveral): Grid {
  const planned = columns.filter(({ of }) => isPlannedName(of)).map(({ position }) => position);
  const rows = grid.rows.map((row) => {
    const places = [...row.cells.keys()].filter((position) => !planned.includes(position));
    const cells = places.map((place) => {
      const eaten = row === header ? columns.find(({ position }) => position === place) : undefined;
      return eaten?.meal ?? row.cells[place] ?? '';
    });
    return partOfRow(row, cells, (position) => places[position] ?? position);
  });
  return { ...grid, rows };
}
