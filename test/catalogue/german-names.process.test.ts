import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import type { Food } from '../../src/model/food.ts';
import { HOME } from '../support/viand.ts';

const catalogue = openCatalogue(path.join(HOME, 'data/catalogue.sqlite'));
const generic = [...catalogue.foods()].filter(
  ({ type, retiredIn }) => type !== 'branded_food' && retiredIn === null,
);
const germanName = ({ localNames }: Food) => localNames?.['de'];

afterAll(() => catalogue.close());

test('every current generic food has a German name that begins like a heading', () => {
  expect(generic.length).toBeGreaterThan(3000);
  for (const food of generic) expect(germanName(food), food.id).toMatch(/^[\p{Lu}\d]/u);
});

test('no two current generic foods have the same German name', () => {
  const names = generic.map((food) => germanName(food)?.toLowerCase());
  const shared = names.filter((name, index) => names.indexOf(name) !== index);
  expect(shared).toEqual([]);
});
