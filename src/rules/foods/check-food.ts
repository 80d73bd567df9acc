import type { Food } from '../../model/food.ts';
import { unlabelledFat } from './added-fat-rule.ts';
import { cookingEnergy, implausibleYield } from './cooking-rules.ts';
import { energyOffAtwater } from './energy-rule.ts';
import { addedSugars, patternLimit } from './food-pattern-rules.ts';
import type { FoodDiagnostic, FoodRule } from './food-rule.ts';
import { usFortification } from './fortification-rule.ts';
import {
  badGtin,
  enumeration,
  servingSize,
  standardProcessing,
  standardServing,
} from './identity-rules.ts';
import { implausibleDensity, measureBetweenStates, measureOffDensity } from './measure-rules.ts';
import { badFigure, implausibleNutrient, negativeAmount } from './nutrient-rules.ts';
import { saltedName, unlabelledSalt } from './salt-rules.ts';

/** The rules of a food, in the order of reports. */
export const FOOD_RULES: readonly FoodRule[] = [
  enumeration,
  standardProcessing,
  standardServing,
  servingSize,
  energyOffAtwater,
  implausibleNutrient,
  negativeAmount,
  badFigure,
  implausibleYield,
  cookingEnergy,
  implausibleDensity,
  measureOffDensity,
  measureBetweenStates,
  unlabelledSalt,
  saltedName,
  unlabelledFat,
  usFortification,
  patternLimit,
  addedSugars,
  badGtin,
];

/** All problems of a food that it shows on its own. */
export function checkFood(food: Food): FoodDiagnostic[] {
  const all: FoodDiagnostic[] = [];
  for (const { code, check } of FOOD_RULES) {
    for (const found of check(food)) all.push({ code, ...found });
  }
  return all;
}
