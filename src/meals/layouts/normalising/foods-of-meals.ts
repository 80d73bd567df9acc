import type { Grid } from '../../../tables/grid.ts';
import { spacedName } from '../../../text/words/spaced-name.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { HEADER_WITHIN_ROWS, LEAST_HEADINGS } from '../../headers/header-rows.ts';
import { isDay } from '../../words/headings/days.ts';
import { isMeal } from '../../words/headings/meal-names.ts';

/**
 * A table whose columns have the foods and amounts of each meal or day, with their names apart: "breakfast_food |
 * breakfast_g | lunch_food | lunch_g" becomes "breakfast | g | lunch | g".
 *
 * @returns the same table if its header has no such names
 */
export function withFoodsOfMealsNamed(grid: Grid): Grid {
  for (const [index, row] of grid.rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    const heads = row.cells.map(headOf);
    const foods = heads.flatMap((head) => (head?.isFood ? [head.title] : []));
    if (new Set(foods).size < LEAST_HEADINGS) continue;
    const cells = row.cells.map((cell, at) => {
      const head = heads[at];
      if (head === undefined || !foods.includes(head.title)) return cell;
      return head.isFood ? head.title : head.rest;
    });
    return { ...grid, rows: grid.rows.with(index, { ...row, cells }) };
  }
  return grid;
}

/** A meal or a day in a heading, and what the column has of it. */
interface Head {
  readonly title: string;
  readonly rest: string;
  readonly isFood: boolean;
}

function headOf(cell: string): Head | undefined {
  const words = spacedName(cell)
    .trim()
    .split(/[\s:,–-]+/);
  for (const [title = '', ...others] of [words, [...words].reverse()]) {
    const rest = (title === words[0] ? others : others.reverse()).join(' ');
    if (rest === '' || !(isMeal(title) || isDay(title))) continue;
    const isFood = columnTopic(rest) === 'food';
    if (isFood || isAmountName(rest) || columnTopic(rest) === 'unit')
      return { title, rest, isFood };
  }
  return undefined;
}
