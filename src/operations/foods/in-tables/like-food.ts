import type { Food, Variant } from '../../../model/food.ts';
import { nutrientAmount } from '../../../model/nutrients.ts';
import { areAlike } from '../../../search/lines/candidates/alike-foods.ts';

/** How far the same food may differ between two tables, raw or cooked, by the project's judgement. */
const OF_ONE_KIND = { share: 0.4, kilojoules: 250, grams: 5 };

/** From this amount of alcohol in g on, a drink is no alcohol-free one. */
const ALCOHOLIC = 1;

/** Whether two foods may be the same one in two tables: of one group, and similar in what they are made of. */
export function isLikeFood(one: Food, other: Food): boolean {
  const [group, otherGroup] = [one.foodGroup, other.foodGroup];
  if (group !== null && otherGroup !== null && group !== otherGroup) return false;
  return isMadeLike(one, other);
}

/** Whether two foods are similar in what they are made of, in any of their states. */
export function isMadeLike(one: Food, other: Food): boolean {
  return one.variants.some((a) =>
    other.variants.some((b) => isAlcoholic(a) === isAlcoholic(b) && areAlike(a, b, OF_ONE_KIND)),
  );
}

function isAlcoholic({ nutrients }: Variant): boolean {
  return nutrientAmount(nutrients, 'alcohol') >= ALCOHOLIC;
}
