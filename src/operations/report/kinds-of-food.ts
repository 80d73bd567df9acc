import type { Food } from '../../model/food.ts';
import { kindsOf } from '../../search/names/kinds-of.ts';

const known = new WeakMap<Food, ReadonlySet<string>>();

/** The keys of the kinds in `search/names/kinds/` to which a food belongs, by its names. */
export function kindsOfFood(food: Food): ReadonlySet<string> {
  const before = known.get(food);
  if (before !== undefined) return before;
  const { kinds } = kindsOf([food.name, ...food.otherNames]);
  known.set(food, kinds);
  return kinds;
}
