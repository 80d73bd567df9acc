import type { Food } from '../../../model/food.ts';
import { NEGATIONS } from '../../exclusions.ts';
import { isOfOtherMilk } from '../normalising/foods/drinks/milk-in-coffee.ts';
import { isOnOtherBread } from '../normalising/foods/sandwiches-and-snacks/sandwich-bread.ts';
import type { FoodLine } from '../reading/food-line.ts';

/** Factor for a food that was made with another milk or bread, and so is a stand-in for the right one. */
export const OF_OTHER_PART = 0.9;

/** The remark on a food that was made with another milk or bread than the line says; undefined for any other. */
export function substituteRemark({ qualifiers }: FoodLine, food: Food): string | undefined {
  // "Coffee, no milk"
  if (qualifiers.some((word) => NEGATIONS.has(word))) return undefined;
  if (isOfOtherMilk(qualifiers, food))
    return 'made with the usual milk, not the milk that the line names';
  if (isOnOtherBread(qualifiers, food))
    return 'made with the usual bread, not the bread that the line names';
  return undefined;
}
