import type { Grid, GridRow } from '../../../tables/grid.ts';
import { cellAt } from '../../../tables/grid.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';
import { isDay } from '../../words/headings/days.ts';
import { isMeal } from '../../words/headings/meal-names.ts';

/** The day and the meal in a cell; blank where it has none. */
interface DayAndMeal {
  readonly day: string;
  readonly meal: string;
}

/**
 * A table in which one column has days and meals, below each other or in one cell, with a column for each: "Monday" above
 * "Breakfast", or "Monday, breakfast". Otherwise meals would be days.
 *
 * @returns the same table if it has no such column next to one of foods
 */
export function withDayAndMealColumns(grid: Grid): Grid {
  const start = grid.rows.slice(0, HEADER_WITHIN_ROWS).findIndex(isHeader);
  const header = grid.rows[start];
  if (header === undefined) return grid;
  const below = grid.rows.slice(start + 1);
  const position = header.cells.findIndex((name, at) => isOfDays(name) && haveBoth(below, at));
  if (position < 0) return grid;
  const texts = below.map(({ cells }) => cellAt(cells, position));
  const reads = texts.map(dayAndMeal);
  const isRepeated = reads.some(
    (read, at) => read !== undefined && read.meal !== '' && texts[at] === texts[at - 1],
  );
  let [day, meal] = ['', ''];
  // A meal in a row of its own belongs to the rows below, whose days may be new.
  let isAbove = false;
  const rows = below.map((row, at) => {
    const read = reads[at];
    const isNewDay = read !== undefined && read.day !== '' && read.day !== day;
    if (read?.meal || (isNewDay && !isAbove)) meal = read.meal;
    if (isNewDay) day = read.day;
    // A row of its own stays a heading. Where meals are repeated, a blank one is a gap.
    const isAlone = row.cells.every((cell, place) => place === position || cell.trim() === '');
    isAbove = isAlone && (read === undefined ? isAbove : read.meal !== '');
    if (isAlone) return withCells(row, position, read?.day ?? '', read?.meal ?? '');
    return withCells(row, position, day, isRepeated ? (read?.meal ?? '') : meal);
  });
  const name = partsOf(header.cells[position] as string).find(isOfDays) as string;
  const named = withCells(header, position, name.trim(), 'meal');
  return { ...grid, rows: [...grid.rows.slice(0, start), named, ...rows] };
}

/** Whether a row names foods and days, and no meals. */
function isHeader({ cells }: GridRow): boolean {
  const topics = cells.map(columnTopic);
  return (
    (topics.includes('food') || topics.includes('food_id')) &&
    !topics.includes('meal') &&
    cells.some(isOfDays)
  );
}

/** "Tag", "Datum", "Tag/Mahlzeit" */
function isOfDays(name: string): boolean {
  return partsOf(name).some((part) => ['day', 'date'].includes(columnTopic(part.trim()) ?? ''));
}

function partsOf(name: string): readonly string[] {
  return name.split(/[/,&+]|\s(?:und|and)\s/);
}

/** Whether all cells of a column are days and meals, and there are some of both. */
function haveBoth(rows: readonly GridRow[], position: number): boolean {
  const read = rows.flatMap(({ cells }) => {
    const text = cellAt(cells, position);
    return text === '' ? [] : [dayAndMeal(text)];
  });
  return (
    read.every((one) => one !== undefined) &&
    read.some((one) => one?.day) &&
    read.some((one) => one?.meal)
  );
}

/** "Mo Frühstück", "Monday - lunch", "02.03.2026 Abendessen" */
const BETWEEN = /^(\S+?(?:\s\d\S*)?)[\s,:/–-]+(\p{L}.*)$/u;

function dayAndMeal(text: string): DayAndMeal | undefined {
  if (text === '') return undefined;
  if (isDay(text)) return { day: text, meal: '' };
  if (isMeal(text)) return { day: '', meal: text };
  const [, day = '', meal = ''] = BETWEEN.exec(text) ?? [];
  return isDay(day) && isMeal(meal) ? { day, meal } : undefined;
}

/** A row with a further cell behind the one of the day. */
function withCells(row: GridRow, position: number, day: string, meal: string): GridRow {
  const { isMerged } = row;
  const placeOf = (at: number) => (at > position ? at - 1 : at);
  return {
    ...row,
    cells: [...row.cells.slice(0, position), day, meal, ...row.cells.slice(position + 1)],
    locationOf: (at) => row.locationOf(placeOf(at)),
    ...(isMerged === undefined ? {} : { isMerged: (at) => isMerged(placeOf(at)) }),
  };
}
