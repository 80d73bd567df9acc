import type { Members } from '../../tables/json/members.ts';
import { decimalOf, isDecimal } from '../../text/numbers/decimal.ts';
import { isAmountName, isCountName } from '../headers/amount-names.ts';
import { columnTopic } from '../headers/column-names.ts';
import { isPortionsName, portionsLabel } from '../headers/portions-name.ts';
import { peopleStated } from '../words/people/people-in-text.ts';

/** How many times, or for how many people, foods are. */
interface DishCount {
  readonly label: string;
  readonly count: number;
}

/**
 * What a member of an object around foods says about their amounts: "quantity": 2 of a dish counts its ingredients
 * twice, and "servings": 4 or "4 to 6 servings" of a recipe are for several people. Neither is an amount of the food.
 *
 * @returns undefined if the member is about something else, such as the names of persons
 */
export function dishCountOf(name: string, text: string, around: Members): DishCount | undefined {
  const isOfDish = Object.entries(around).some(
    ([list, one]) => INGREDIENTS.test(list) && Array.isArray(one),
  );
  if (isPortionsName(name, isOfDish)) {
    const count = peopleStated(text)?.count;
    const isLength = !isOfDish && isLengthOfList(count, around);
    if (count !== undefined) return { label: portionsLabel(name), count: isLength ? 1 : count };
  }
  if (columnTopic(name) !== 'amount' && !isCountName(name)) {
    // The total of a day or a list, "total servings": 14, is not the amount of each food.
    const isTotal = isPortionsName(name, true) && isAmountName(name);
    return isTotal ? { label: portionsLabel(name), count: 1 } : undefined;
  }
  const isCount = isCountName(name) || COUNT.test(name);
  const count = isCount && !NUMBER.test(name) && isDecimal(text) ? decimalOf(text) : 1;
  return { label: 'times', count: isLengthOfList(count, around) ? 1 : count };
}

/** "count": 3 next to a list of three foods is its length. */
function isLengthOfList(count: number | undefined, around: Members): boolean {
  return Object.values(around).some(
    (list) => Array.isArray(list) && list.length > 1 && list.length === count,
  );
}

/** The list of a dish: "ingredients", "recipeIngredient", "Zutaten". */
const INGREDIENTS = /ingredients?$|^zutaten/i;

/** A number of dishes, unlike the weight of a person. */
const COUNT = /^(?:quantity|qty|count|anzahl|menge|amount)$/i;

/** The number of an order or a meal, rather than a count. */
const NUMBER = /^(?:number|nr|no)$/i;
