import { groupedBy } from '../../../collections/grouped-by.ts';
import type { FoodCache } from '../../../engine/foods/food-cache.ts';
import { totalsOf } from '../../../engine/portion-totals.ts';
import { DENSITY_GOAL } from '../../../evaluation/nutrition/energy-density.ts';
import { massOf, nutrientTotal } from '../../../evaluation/totals.ts';
import { kjToKcal } from '../../../model/units.ts';
import type { RecordedPortion } from '../collect-records.ts';
import { snapToPieces } from '../count-pieces.ts';
import { kindsOfFood } from '../kinds-of-food.ts';
import type { Change } from './changed-record.ts';
import { mealSlotOf } from './meal-slots.ts';
import {
  ADDITIONS,
  BESIDE_DISHES,
  EXCHANGES,
  type Exchange,
  type MealSlot,
  type PartnerFood,
  SWEETS,
} from './partner-foods.ts';
import type { AddedPortion, Suggestion } from './suggestion.ts';

/** A change of what someone eats, and its kind. */
export type PossibleChange = Change & Pick<Suggestion, 'kind'>;

/** The number of foods of a record for which exchanges are tried: those with the most energy determine the score. */
const MAX_EXCHANGED = 60;

/** A portion below this weight is no advice, g. */
const LEAST_GRAMS = 5;

/** Below this weight, in g, a composite food is a sauce or a spread rather than a dish. */
const LEAST_DISH = 100;

/** The changes of a record that a person could make: exchanges of eaten foods, and additions to meals. */
export function possibleChanges(
  portions: readonly RecordedPortion[],
  foods: FoodCache,
): PossibleChange[] {
  const groups = groupedBy(portions, ({ food, meal }) => JSON.stringify([food.id, meal]));
  const heaviest = [...groups.values()]
    .map((changed) => ({
      changed,
      energy: nutrientTotal(totalsOf(foods.layout, changed), 'energy'),
    }))
    .sort((a, b) => b.energy - a.energy)
    .slice(0, MAX_EXCHANGED);
  const isEaten = familiesOf(groups.values(), foods);
  return [
    ...heaviest.flatMap(({ changed }) => exchangesOf(changed, foods)),
    ...additionsTo(portions, foods),
  ].filter(({ added }) => isEaten(added[0]?.foodId ?? ''));
}

/** Animal foods that some people never eat, by the kinds in `search/names/kinds/`. */
const FAMILIES: readonly (readonly string[])[] = [
  ['milk', 'cheese', 'yoghurt', 'quark', 'cream', 'butter', 'dairy', 'icecream'],
  ['fish', 'seafood', 'prawn'],
  ['egg'],
  ['meat', 'beef', 'pork', 'lamb', 'veal', 'chicken', 'turkey', 'poultry', 'sausage', 'ham'],
];

/** Whether the person eats this kind of food at all: viand never suggests fish to people who eat none. */
function familiesOf(
  groups: Iterable<readonly RecordedPortion[]>,
  foods: FoodCache,
): (variantId: string) => boolean {
  const kindsOfId = (id: string) => {
    const found = foods.record(id);
    return found === undefined ? new Set<string>() : kindsOfFood(found.food);
  };
  const eaten = new Set<string>();
  for (const [portion] of groups) {
    for (const kind of kindsOfId(portion?.food.id ?? '')) eaten.add(kind);
  }
  return (variantId) => {
    const kinds = kindsOfId(variantId);
    return FAMILIES.every(
      (family) => !family.some((kind) => kinds.has(kind)) || family.some((kind) => eaten.has(kind)),
    );
  };
}

/** Exchanges for one food of one meal, by the kinds in its names. */
function exchangesOf(changed: readonly RecordedPortion[], foods: FoodCache): PossibleChange[] {
  const [first] = changed;
  const found = first && foods.record(first.food.id);
  if (found === undefined) return [];
  const { food } = found;
  const kinds = kindsOfFood(food);
  const isOf = (exchange: Exchange) => exchange.kinds.some((kind) => kinds.has(kind));
  const isDish =
    food.isSolid &&
    food.type === 'generic_composite_food' &&
    changed.every(({ grams }) => grams >= LEAST_DISH) &&
    !isOf(SWEETS);
  // Nobody should be told to eat less soup or fewer vegetables.
  if (isDish && !isEnergyDense(changed, foods)) return [];
  const partners = isDish ? BESIDE_DISHES : (EXCHANGES.find(isOf)?.for ?? []);
  return partners.flatMap((offered) => {
    const { id, grams } = offered;
    const partner = foods.resolve(id);
    if (partner === undefined || partner.foodId === food.id) return [];
    if (!changed.every((portion) => fits(offered, portion))) return [];
    const added = changed.map(
      (portion): AddedPortion => ({
        day: portion.day,
        meal: portion.meal,
        foodId: partner.id,
        grams: grams === undefined ? portion.grams : usualPortion(foods, partner.id, grams),
      }),
    );
    if (added.some((portion) => portion.grams < LEAST_GRAMS)) return [];
    return [
      isDish
        ? { kind: 'halve', changed, keptShare: 0.5, added }
        : { kind: 'swap', changed, keptShare: 0, added },
    ];
  });
}

/** Whether a food can take the place of a portion, by its weight and its meal. */
function fits(
  { least = 0, most = Number.POSITIVE_INFINITY, slot }: PartnerFood,
  { grams, meal }: RecordedPortion,
): boolean {
  const slotOfMeal = mealSlotOf(meal);
  const isOfMeal = slot === undefined || slotOfMeal === undefined || slotOfMeal === slot;
  return grams >= least && grams <= most && isOfMeal;
}

/** Whether a food has more energy for its weight than people should eat overall. */
function isEnergyDense(portions: readonly RecordedPortion[], foods: FoodCache): boolean {
  const totals = totalsOf(foods.layout, portions);
  return kjToKcal(nutrientTotal(totals, 'energy')) * 100 > DENSITY_GOAL * massOf(totals);
}

/** Usual portions of additional foods, each in a meal of the record. */
function additionsTo(portions: readonly RecordedPortion[], foods: FoodCache): PossibleChange[] {
  const days = [...new Set(portions.map(({ day }) => day))];
  const meals = mealsBySlot(portions);
  return ADDITIONS.flatMap(({ id, grams, slot, everyDays }) => {
    const partner = foods.resolve(id);
    if (partner === undefined) return [];
    const amount = usualPortion(foods, partner.id, grams);
    const added = days
      .filter((_, index) => index % everyDays === 0)
      .map((day) => ({ day, meal: meals.get(slot) ?? '', foodId: partner.id, grams: amount }));
    return [{ kind: 'add', changed: [], keptShare: 1, added }];
  });
}

/** For each kind of meal, the one with the most entries of the record. */
function mealsBySlot(portions: readonly RecordedPortion[]): Map<MealSlot, string> {
  const byMeal = [...groupedBy(portions, ({ meal }) => meal)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const meals = new Map<MealSlot, string>();
  for (const [meal] of byMeal) {
    const slot = mealSlotOf(meal);
    if (slot !== undefined && !meals.has(slot)) meals.set(slot, meal);
  }
  return meals;
}

/** An amount as whole pieces if the food is counted in pieces, g. */
function usualPortion(foods: FoodCache, variantId: string, grams: number): number {
  const found = foods.record(variantId);
  return found === undefined ? grams : snapToPieces(found.food, variantId, grams);
}
