import { decimalOf, isDecimal } from '../../text/numbers/decimal.ts';
import { isCountName } from '../headers/amount-names.ts';

/** Members of a dish that say for how many people it is. */
const PORTIONS = /^(?:servings|portions|portionen|serves|yields?|persons|personen)$/i;

/**
 * What a number of the objects around a food says about the amount of the food: "quantity": 2 of a dish counts its
 * ingredients twice, and "servings": 4 of a recipe are for four people. Neither is an amount of the food.
 */
export function dishCountOf(name: string, text: string): readonly [label: string, count: number] {
  const label = PORTIONS.test(name) ? 'persons' : 'times';
  if (NUMBER.test(name)) return [label, 1];
  const isCount = isCountName(name) || label === 'persons' || COUNT.test(name);
  return [label, isCount && isDecimal(text) ? decimalOf(text) : 1];
}

/** A number of dishes, unlike the weight of a person. */
const COUNT = /^(?:quantity|qty|count|anzahl|menge|amount)$/i;

/** The number of an order or a meal, rather than a count. */
const NUMBER = /^(?:number|nr|no)$/i;
