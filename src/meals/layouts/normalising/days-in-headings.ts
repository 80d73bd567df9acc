import { cellAt, type Grid, type GridRow, partOfRow } from '../../../tables/grid.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic, isDayColumn } from '../../headers/column-names.ts';
import { HEADER_WITHIN_ROWS, LEAST_HEADINGS } from '../../headers/header-rows.ts';
import { isDay } from '../../words/headings/days.ts';
import { isMeal } from '../../words/headings/meal-names.ts';
import { haveMainMeals, LETTER_LANGUAGES, mealOfLetter } from './meal-letters.ts';

/** A column of a meal on a day. */
interface MealOfDay {
  readonly day: string;
  readonly meal: string;
  readonly position: number;
}

/**
 * A table with a row for each day and a column for each meal, if its header has both in one cell: "Frühstück Mo | Mittag
 * Mo | Frühstück Di", "day1_breakfast | day1_lunch".
 *
 * @returns the same table if its header has no such cells
 */
export function withDaysOfHeadingsBelow(grid: Grid): Grid {
  for (const [index, header] of grid.rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    const meals = mealsOfDays(header.cells);
    if (meals.length < LEAST_HEADINGS) continue;
    const others = header.cells.flatMap((_, at) =>
      meals.some(({ position }) => position === at) ? [] : [at],
    );
    // Amounts between the meals would lose their foods.
    const hasOthers = others.some((at) => {
      const name = header.cells[at] as string;
      return isDayColumn(name) || isAmountName(name);
    });
    if (hasOthers) return grid;
    const days = [...new Set(meals.map(({ day }) => day))];
    const names = [...new Set(meals.map(({ meal }) => meal))];
    // Next to foods, the headings of a single meal have amounts that no other reader finds.
    const haveFoods = others.some((at) => columnTopic(header.cells[at] as string) === 'food');
    if (haveFoods && names.length < LEAST_HEADINGS) return grid;
    const cells = [...others.map((at) => header.cells[at] as string), 'day', ...names];
    const rows = grid.rows.slice(index + 1).flatMap((row) =>
      days.flatMap((day) => {
        const own = names.map(
          (name) => meals.find((one) => one.day === day && one.meal === name)?.position ?? -1,
        );
        return own.some((at) => cellAt(row.cells, at) !== '') ? [rowOf(row, others, day, own)] : [];
      }),
    );
    return { ...grid, rows: [...grid.rows.slice(0, index), { ...header, cells }, ...rows] };
  }
  return grid;
}

/** The labels of a row, a day, and its meals. */
function rowOf(
  row: GridRow,
  others: readonly number[],
  day: string,
  own: readonly number[],
): GridRow {
  const at = (position: number) => cellAt(row.cells, position);
  const places = [...others, ...own.slice(0, 1), ...own];
  return partOfRow(row, [...others.map(at), day, ...own.map(at)], (position) =>
    Math.max(0, places[position] ?? 0),
  );
}

/** The meals of a header. Letters mean meals if those of a whole day occur: "Mon B | Mon L | Mon D". */
function mealsOfDays(cells: readonly string[]): readonly MealOfDay[] {
  const find = (mealIn: (text: string) => string | undefined) =>
    cells.flatMap((cell, position) => mealOfDay(cell, position, mealIn) ?? []);
  const named = find((text) => (isMeal(text) ? text : undefined));
  if (named.length >= LEAST_HEADINGS) return named;
  for (const language of LETTER_LANGUAGES) {
    const meals = find((text) => mealOfLetter(text, language));
    if (
      haveMainMeals(
        meals.map(({ meal }) => meal),
        language,
      )
    )
      return meals;
  }
  return named;
}

/** "Frühstück Mo", "Mo - Frühstück", "day1_breakfast" */
function mealOfDay(
  cell: string,
  position: number,
  mealIn: (text: string) => string | undefined,
): MealOfDay | undefined {
  const words = cell
    .trim()
    .split(/[_\s]+/)
    .filter((word) => !/^[-–:|/]+$/.test(word));
  for (let at = 1; at < words.length; at++) {
    const [first, second] = [words.slice(0, at), words.slice(at)].map((part) =>
      part.join(' ').replace(/^[,:–-]+|[,:–-]+$/g, ''),
    ) as [string, string];
    const behind = isDay(first) ? mealIn(second) : undefined;
    if (behind !== undefined) return { day: first, meal: behind, position };
    const before = isDay(second) ? mealIn(first) : undefined;
    if (before !== undefined) return { day: second, meal: before, position };
  }
  return undefined;
}
