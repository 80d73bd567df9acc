import { expect, test } from 'vitest';
import { HitOrder, type OrderedFood } from '../../../../src/catalogue/search/building/hit-order.ts';

const FOODS = 3000;

/** Foods with few different properties, so that many have some in common. */
function someFoods(): OrderedFood[] {
  let state = 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % below;
  };
  return Array.from({ length: FOODS }, (_, index) => ({
    food: 2 * index + 1,
    isBranded: random(2) === 1,
    weight: random(9) / 7,
    length: random(5),
    key: `key ${random(FOODS)}`,
  }));
}

/** The same order, computed with comparisons. */
function byComparison(foods: readonly OrderedFood[], byId: readonly number[]): number[][] {
  const idRank = new Map(byId.map((food, rank) => [food, rank]));
  const rankOf = ({ food }: OrderedFood) => idRank.get(food) as number;
  const sorted = [...foods].sort(
    (a, b) =>
      Number(a.isBranded) - Number(b.isBranded) ||
      b.weight - a.weight ||
      a.length - b.length ||
      rankOf(a) - rankOf(b),
  );
  const groups = new Map<string, number[]>();
  for (const { key, food } of sorted) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [food]);
    else group.push(food);
  }
  return [...groups.values()];
}

test('HitOrder sorts foods by type, weight, length and id, and near-duplicates after their first', () => {
  const foods = someFoods();
  // Foods that no search finds have ids as well.
  const byId = Array.from({ length: 2 * FOODS }, (_, index) => ((index * 7919) % (2 * FOODS)) + 1);
  const order = new HitOrder(2 * FOODS);
  for (const food of foods) order.add(food);
  const groups: number[][] = [];
  let last: number | undefined;
  const turns = order.finish(byId);
  for (const [turn, food] of turns.foods.entries()) {
    const leader = turns.leaders[turn];
    if (leader === last) groups.at(-1)?.push(food);
    else groups.push([food]);
    last = leader;
  }
  expect(groups.length).toBeLessThan(FOODS);
  expect(groups).toEqual(byComparison(foods, byId));
});

test('HitOrder is empty if no food was added', () => {
  expect(new HitOrder(3).finish([2, 3, 1]).foods).toHaveLength(0);
});
