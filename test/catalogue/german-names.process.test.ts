import { expect, test } from 'vitest';
import type { Food } from '../../src/model/food.ts';
import { openEmbedded } from '../support/embedded-catalogue.ts';

const catalogue = openEmbedded();
const generic = [...catalogue.foods()].filter(
  ({ type, retiredIn }) => type !== 'branded_food' && retiredIn === null,
);
const germanName = ({ localNames }: Food) => localNames?.['de'];

test('every current generic food has a German name that begins like a heading', () => {
  expect(generic.length).toBeGreaterThan(3000);
  for (const food of generic) expect(germanName(food), food.id).toMatch(/^[\p{Lu}\d]/u);
});

test('no two current generic foods have the same German name', () => {
  const names = generic.map((food) => germanName(food)?.toLowerCase());
  const shared = names.filter((name, index) => names.indexOf(name) !== index);
  expect(shared).toEqual([]);
});
