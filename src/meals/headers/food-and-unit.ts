import { isMass } from '../words/amount-cells.ts';
import { isWeightUnit, splitUnit, type UnitOfName } from './column-units.ts';

/** Measures behind the name of a food: "Bread (slices)". */
const MEASURE =
  /^(?:scheiben?|slices?|stücke?|stk|pieces?|portion(?:en|s)?|servings?|gläser|glas|glass(?:es)?|tassen?|cups?|becher|teller|el|tl|tbsp|tsp)\.?$/i;

/** A food without the unit of its amounts: "Brot (g)". The unit is blank if it is not one of food: "Brot (kcal)". */
export function foodAndUnit(name: string): UnitOfName {
  const { bare, unit } = splitUnit(name);
  if (unit === undefined) return { bare, unit };
  return { bare, unit: isWeightUnit(unit) || isMass(unit) || MEASURE.test(unit) ? unit : '' };
}
