import { isObject, type Members } from '../../tables/json/members.ts';
import { isCountName } from '../headers/amount-names.ts';
import { columnTopic } from '../headers/column-names.ts';

/** Objects with the portion of a food. Their names and descriptions are those of the portion. */
const PORTION =
  /^(?:selected)?[-_ ]?(?:serving|portion|measure|household[-_ ]?measure)(?:[-_ ]?(?:size|unit|info))?$/i;

/** Objects with the unit of an amount: `"unit": {"name": "gram"}`. */
const UNIT_NAME = ['name', 'symbol', 'abbreviation', 'label', 'code'];

/** The weight of a portion, in grams or millilitres. */
const WEIGHT =
  /^(?:(?:gram|g|metric)[-_ ]?(?:weight|amount)|weight[-_ ]?(?:in[-_ ]?)?(?:g|grams?)|grams?|gramm|g|ml)$/i;

/** Whether a member has the portion of a food, rather than a food. */
export function isPortionMember(name: string, value: unknown): boolean {
  return isObject(value) && (PORTION.test(name) || columnTopic(name) === 'unit');
}

/**
 * The members of a portion as members of its food: `{"servings": 2, "serving": {"description": "1 slice", "grams": 20}}`
 * has two servings of 20 g. The name of a unit is the unit.
 */
export function portionMembers(name: string, portion: Members, food: Members): Members {
  if (columnTopic(name) === 'unit' && !PORTION.test(name)) {
    const key = UNIT_NAME.find((one) => typeof portion[one] === 'string');
    return key === undefined ? {} : { unit: portion[key] };
  }
  const counted = Object.entries(food).some(
    ([one, number]) => !isObject(number) && (isCountName(one) || columnTopic(one) === 'amount'),
  );
  const own = Object.entries(portion).filter(([, one]) => !isObject(one) && !Array.isArray(one));
  const weight = own.find(([one]) => WEIGHT.test(one));
  if (!counted) return Object.fromEntries(own.filter(([one]) => isOfAmount(one)));
  if (weight !== undefined) {
    const unit = /^ml$/i.test(weight[0]) ? 'ml' : 'g';
    return { [`serving size (${unit})`]: weight[1] };
  }
  const [, words] = own.find(([, one]) => typeof one === 'string') ?? [];
  return words === undefined ? {} : { unit: words };
}

function isOfAmount(name: string): boolean {
  const topic = columnTopic(name);
  return topic === 'amount' || topic === 'unit' || isCountName(name);
}
