import type { NutrientName } from '../../../../model/nutrients.ts';
import type { Meaning } from '../../headings/column-meaning.ts';
import type { ColumnCells } from '../cells/column-cells.ts';
import { plainColumn } from '../plain-column.ts';
import { namesAvailable } from './total-carbohydrates.ts';

/** The parts that add up to the whole food if its carbohydrates are those by difference, which include fibre. */
const PARTS: readonly NutrientName[] = ['water', 'protein', 'fat', 'carbohydrates', 'ash'];

/** How far the sum of rounded parts may be from 100 g. */
const TOLERANCE = 0.3;

/** A food with less fibre, in g per 100 g, does not show whether fibre is counted. */
const LEAST_FIBRE = 1;

/** The fewest foods that decide, and the share of them that must agree. */
const LEAST_FOODS = 3;
const LEAST_SHARE = 0.9;

/**
 * The position of a plain column of carbohydrates that is by difference, as in the tables of Brazil and Japan: with
 * water, protein, fat and ash, they make 100 g of each food, so that they include the fibre of another column.
 */
export function balancedCarbohydrates(
  meanings: readonly Meaning[],
  names: readonly string[],
  { amounts }: ColumnCells,
): number | undefined {
  const positionOf = (name: NutrientName) => plainColumn(meanings, name);
  const carbohydrates = positionOf('carbohydrates');
  const fibre = positionOf('fiber');
  const parts = PARTS.map(positionOf);
  if (carbohydrates === undefined || fibre === undefined) return undefined;
  if (namesAvailable(names[carbohydrates])) return undefined;
  if (!parts.every((part) => part !== undefined)) return undefined;
  const columns = parts.map(amounts);
  const sums = amounts(fibre).flatMap((amount = 0, row) => {
    const sum = columns.reduce((all, column) => all + (column[row] ?? Number.NaN), 0);
    return amount >= LEAST_FIBRE && !Number.isNaN(sum) ? sum : [];
  });
  const whole = sums.filter((sum) => Math.abs(sum - 100) <= TOLERANCE);
  const isDecided = sums.length >= LEAST_FOODS && whole.length >= sums.length * LEAST_SHARE;
  return isDecided ? carbohydrates : undefined;
}
