import { isObject, type Members } from '../../tables/json/members.ts';
import { isCountName } from '../headers/amount-names.ts';
import { columnTopic } from '../headers/column-names.ts';
import { isMass } from '../words/amounts/amount-cells.ts';

/** Objects with the portion of a food. Their names and descriptions are those of the portion. */
const PORTION =
  /^(?:selected[-_ ]?)?(?:serving|portion|measure|household[-_ ]?measure)(?:[-_ ]?(?:size|unit|info))?$/i;

/** The number of an amount: `"quantity": {"value": 200, "unit": "ml"}`. */
const NUMBER = /^(?:value|wert|number|zahl|count|anzahl|quantity|qty|amount|menge)$/i;

/** Its unit, or the name of a unit: `"unit": {"name": "gram"}`. */
const UNIT = /^(?:unit|einheit|uom|measure|name|label|symbol|abbreviation|description|text)$/i;

/** A weight with its unit in the name of the member. */
const WEIGHT =
  /^(?:(?:gram|g|metric)[-_ ]?(?:weight|amount)|weight[-_ ]?(?:in[-_ ]?)?(?:g|grams?)|grams?|gramm|g|ml)$/i;

/** Whether a member has the portion, the amount or the unit of a food, rather than a food. */
export function isPortionMember(name: string, value: unknown): boolean {
  const topic = columnTopic(name);
  return isObject(value) && (PORTION.test(name) || topic === 'unit' || topic === 'amount');
}

/**
 * The members of a portion as members of its food: `{"servings": 2, "serving": {"description": "1 slice", "grams": 20}}`
 * has two servings of 20 g. The name of a unit is the unit.
 */
export function portionMembers(name: string, portion: Members, food: Members): Members {
  const own = Object.entries(portion).map(([key, one]): [string, unknown] => [key, textOf(one)]);
  const find = (key: RegExp) => own.find(([one, value]) => key.test(one) && value !== '')?.[1];
  const unit = find(UNIT);
  if (columnTopic(name) === 'unit' && !PORTION.test(name)) return present({ unit });
  const weight = own.find(([one, value]) => WEIGHT.test(one) && value !== '');
  const size =
    weight === undefined
      ? { number: find(NUMBER), unit }
      : { number: weight[1], unit: /^ml$/i.test(weight[0]) ? 'ml' : 'g' };
  if (!isCounted(food)) return present({ amount: size.number, unit: size.unit });
  if (size.number === undefined) return present({ unit });
  return typeof size.unit === 'string' && isMass(size.unit)
    ? { [`serving size (${size.unit})`]: size.number }
    : { unit: `${size.number} ${size.unit ?? ''}`.trim() };
}

/** Whether a food has a number of its own next to its portion. */
function isCounted(food: Members): boolean {
  return Object.entries(food).some(
    ([name, value]) => !isObject(value) && (isCountName(name) || columnTopic(name) === 'amount'),
  );
}

/** A value of a portion; the name of a unit that is an object. Blank for any other object. */
function textOf(value: unknown): unknown {
  if (!isObject(value)) return Array.isArray(value) || value === null ? '' : value;
  const named = Object.entries(value).find(
    ([key, one]) => UNIT.test(key) && typeof one === 'string',
  );
  return named?.[1] ?? '';
}

function present(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
