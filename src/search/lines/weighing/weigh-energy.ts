import type { Variant } from '../../../model/food.ts';
import { nutrient } from '../../../model/nutrients.ts';
import { weightText } from '../../../text/numbers/rounding.ts';
import type { FoodLine } from '../reading/food-line.ts';
import { CONFIDENCE, type Weighed } from './servings/servings.ts';

const ENERGY = nutrient('energy').position;

/**
 * With less energy than this, kJ in 100 g, energy says nothing about the amount, by the project's judgement: black
 * coffee.
 */
const LEAST_ENERGY = 40;

/** The most energy of one food that anybody eats at once, kJ, by the project's judgement. */
const MOST_ENERGY = 12_000;

/**
 * The amount of a food that has the energy of a line: "Pizza, 800 kcal".
 *
 * @returns undefined if the energy of the food is unknown or almost none
 */
export function weighEnergy(
  { quantity = 1, measure, remarks }: FoodLine,
  { nutrients }: Variant,
): Weighed | undefined {
  const per100g = nutrients[ENERGY] as number;
  if (measure?.kind !== 'energy' || !(per100g >= LEAST_ENERGY)) return undefined;
  const kilojoules = quantity * measure.kilojoules;
  const amount = (100 * kilojoules) / per100g;
  return {
    amount,
    unit: 'g',
    confidence: kilojoules > MOST_ENERGY ? CONFIDENCE.doubtful : CONFIDENCE.usualSize,
    remarks: [...remarks, `${weightText(amount)} g have this energy`],
  };
}
