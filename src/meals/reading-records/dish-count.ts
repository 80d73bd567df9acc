import { decimalOf, isDecimal } from '../../text/numbers/decimal.ts';
import { spacedName } from '../../text/words/spaced-name.ts';
import { isCountName } from '../headers/amount-names.ts';
import { columnTopic } from '../headers/column-names.ts';
import { peopleIn } from '../layouts/rows/person-counts.ts';

/** Members of a dish that say for how many people it is: "servings", "recipeYield", "number_of_portions". */
const PORTIONS =
  /^(?:(?:number of|num|no|count of|anzahl) )?(?:(?:recipe|dish|total) )?(?:servings|portions|portionen|serves|yields?|persons|people|personen)(?: (?:count|number))?$|^(?:servings?|portions?|persons?) count$/i;

/** Whether a member of an object around foods may count how often, or for how many people, they are. */
export function countsDishes(name: string): boolean {
  return columnTopic(name) === 'amount' || isCountName(name) || isPortions(name);
}

/**
 * What a number of the objects around a food says about the amount of the food: "quantity": 2 of a dish counts its
 * ingredients twice, and "servings": 4 or "4 to 6 servings" of a recipe are for several people. Neither is an amount of
 * the food.
 */
export function dishCountOf(name: string, text: string): readonly [label: string, count: number] {
  if (NUMBER.test(name)) return ['times', 1];
  if (isPortions(name)) return ['persons', peopleIn(text)];
  const isCount = isCountName(name) || COUNT.test(name);
  return ['times', isCount && isDecimal(text) ? decimalOf(text) : 1];
}

function isPortions(name: string): boolean {
  return PORTIONS.test(spacedName(name).trim());
}

/** A number of dishes, unlike the weight of a person. */
const COUNT = /^(?:quantity|qty|count|anzahl|menge|amount)$/i;

/** The number of an order or a meal, rather than a count. */
const NUMBER = /^(?:number|nr|no)$/i;
