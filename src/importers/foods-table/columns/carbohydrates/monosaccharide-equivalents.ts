import { type NutrientName, type NutrientVector, nutrient } from '../../../../model/nutrients.ts';
import type { Meaning } from '../../headings/column-meaning.ts';
import type { ColumnCells } from '../cells/column-cells.ts';
import { plainColumn } from '../plain-column.ts';

/** Grams of glucose from 1 g of starch, which takes up water when it is split. */
const GLUCOSE_PER_STARCH = 1.1;

/** How far rounded amounts may be from the sum of their parts. */
const TOLERANCE = 0.25;

/** Foods with less starch than this, in g per 100 g, do not show whether it is counted as glucose. */
const LEAST_STARCH = 10;

/** The minimum number of foods that decide, and the share of them that must agree. */
const LEAST_FOODS = 3;
const LEAST_SHARE = 0.9;

/**
 * The position of a column of carbohydrates given as monosaccharide equivalents, as in the tables of Italy and the
 * United Kingdom: for each food, they are the sugar plus 1.1 times the starch.
 */
export function equivalentCarbohydrates(
  meanings: readonly Meaning[],
  { amounts }: ColumnCells,
): number | undefined {
  const of = (name: NutrientName) => plainColumn(meanings, name);
  const [carbohydrates, starch, sugar] = [of('carbohydrates'), of('starch'), of('sugar')];
  if (carbohydrates === undefined || starch === undefined || sugar === undefined) return undefined;
  const [all, starches, sugars] = [carbohydrates, starch, sugar].map(amounts);
  const excesses = (starches ?? []).flatMap((grams = 0, row) => {
    const rest = (all?.[row] ?? Number.NaN) - (sugars?.[row] ?? Number.NaN);
    return grams >= LEAST_STARCH && !Number.isNaN(rest) ? rest - GLUCOSE_PER_STARCH * grams : [];
  });
  const equal = excesses.filter((excess) => Math.abs(excess) <= TOLERANCE);
  const isDecided = excesses.length >= LEAST_FOODS && equal.length >= excesses.length * LEAST_SHARE;
  return isDecided ? carbohydrates : undefined;
}

/** Turns carbohydrates given as monosaccharide equivalents into weights, by subtracting the water of the starch. */
export function weighCarbohydrates(vector: NutrientVector): void {
  const starch = vector[nutrient('starch').position] as number;
  if (!(starch > 0)) return;
  const { position } = nutrient('carbohydrates');
  vector[position] = (vector[position] as number) - (GLUCOSE_PER_STARCH - 1) * starch;
}
