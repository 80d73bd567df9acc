import { unitOfAmounts } from '../../headers/amount-names.ts';
import { splitUnit } from '../../headers/column-units.ts';
import type { ColumnTopic } from '../../headers/header-names.ts';
import type { AmountColumns } from '../amounts/amount-columns.ts';
import type { FoodColumn } from './food-columns.ts';

/** Names of columns of further helpings of the same food: "Nachschlag (g)", "2. Portion". */
const HELPING =
  /(?<!\p{L})(?:nachschlag|nachgenommen|nachgereicht|(?:second|2nd|extra|further) (?:helping|portion|serving)s?|seconds|refill|(?:zweite|weitere|2\.) portion)(?!\p{L})/iu;

/** Whether a column has further helpings of a food. */
export function isHelping(name: string): boolean {
  return MAY_BE_HELPING.test(name) && HELPING.test(splitUnit(name).bare);
}

/** A quick test that rules out most names. The pattern of letters takes milliseconds to compile. */
const MAY_BE_HELPING = /nach|second|portion|serving|helping|refill/i;

/** Second helpings as further columns of the same food: its amounts are added to those of the first. */
export function helpingsOf(
  names: readonly string[],
  topics: readonly (ColumnTopic | undefined)[],
  foods: readonly FoodColumn[],
): FoodColumn[] {
  return names.flatMap((name, position): FoodColumn[] => {
    if (topics[position] === 'food' || !isHelping(name)) return [];
    const of = foods.findLast(({ food }) => food <= position);
    const [served] = of?.amounts.amounts ?? [];
    if (of === undefined || served === undefined) return [];
    const unit = unitOfAmounts(name);
    const amounts: AmountColumns = {
      amounts: [{ position, unit: unit || served.unit }],
      unit: unit === '' ? of.amounts.unit : -1,
      count: -1,
      eaten: -1,
      isEatenPercent: false,
      areShares: undefined,
      left: -1,
      leftUnit: '',
      planned: -1,
    };
    return [{ food: of.food, amounts, sharing: [], isHelping: true }];
  });
}
