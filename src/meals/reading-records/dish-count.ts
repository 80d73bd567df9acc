import { decimalOf, isDecimal } from '../../text/numbers/decimal.ts';
import { isCountName } from '../headers/amount-names.ts';
import { columnTopic } from '../headers/column-names.ts';
import { isPortionsName, portionsLabel } from '../headers/portions-name.ts';
import { peopleStated } from '../words/people-in-text.ts';

/** Whether a member of an object around foods may count how often, or for how many people, they are. */
export function countsDishes(name: string): boolean {
  return columnTopic(name) === 'amount' || isCountName(name) || isPortionsName(name);
}

/**
 * What a number of the objects around a food says about the amount of the food: "quantity": 2 of a dish counts its
 * ingredients twice, and "servings": 4 or "4 to 6 servings" of a recipe are for several people. Neither is an amount of
 * the food.
 */
export function dishCountOf(name: string, text: string): readonly [label: string, count: number] {
  if (NUMBER.test(name)) return ['times', 1];
  if (isPortionsName(name)) return [portionsLabel(name), peopleStated(text)?.count ?? 1];
  const isCount = isCountName(name) || COUNT.test(name);
  return ['times', isCount && isDecimal(text) ? decimalOf(text) : 1];
}

/** A number of dishes, unlike the weight of a person. */
const COUNT = /^(?:quantity|qty|count|anzahl|menge|amount)$/i;

/** The number of an order or a meal, rather than a count. */
const NUMBER = /^(?:number|nr|no)$/i;
