import path from 'node:path';
import { expect, test } from 'vitest';
import { nutrient } from '../../src/model/nutrients.ts';
import type { FoodPage } from '../../src/operations/foods/search-foods.ts';
import { foodPageBody } from '../../src/presentation/food-page.ts';
import { BODIES } from '../../src/presentation/version-bodies.ts';
import { VERSIONS } from '../../src/presentation/versions.ts';
import { makeFood, makeVariant, nutrients } from '../support/foods.ts';
import { HOME } from '../support/viand.ts';

const FOOD = makeFood({
  id: 'potato',
  name: 'Potato',
  standardProcessing: 'boiled',
  standardServingType: 'medium_whole',
  searchWeight: 0.95,
  variants: [
    makeVariant({ id: 'potato.raw', nutrients: nutrients({ energy: 322.1684567, salt: 0 }) }),
    makeVariant({
      id: 'potato.boiled',
      processing: 'boiled',
      label: 'Boiled',
      density: 0.6,
      servingSizes: [
        { type: 'medium_whole', label: '1 potato', amount: 170, unit: 'g' },
        { type: null, label: '1 heap', amount: 500, unit: 'g' },
      ],
      nutrients: nutrients({ energy: 360, protein: 1.9, folate: 9, vitamin_C: 12.7, fiber: 1.5 }),
      source: 'sr-28',
      sourceCode: '11367',
      borrowed: {
        source: 'bls-4.0',
        sourceCode: 'K110132',
        nutrients: [nutrient('fiber').position],
      },
    }),
  ],
});

const PRODUCT = makeFood({
  id: 'acme-fizz',
  name: 'Fizz',
  type: 'branded_food',
  brand: 'Acme',
  gtin: '00036000291452',
  isSolid: false,
  standardUnit: 'ml',
});

test.each(VERSIONS)('a food record of version %s matches its golden file', async (version) => {
  const { food, foodRecord } = BODIES[version];
  const bodies = { item: food(FOOD), record: foodRecord({ food: FOOD }), product: food(PRODUCT) };
  await expect(`${JSON.stringify(bodies, null, 2)}\n`).toMatchFileSnapshot(
    path.join(HOME, `test/golden/food-${version}.json.txt`),
  );
});

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

test('version 1 has no labels at any depth, no serving sizes, and one quantity', () => {
  for (const body of [BODIES.v1.food(FOOD), BODIES.v1.foodRecord({ food: FOOD })]) {
    expect(keysOf(body)).not.toContain('label');
    expect(keysOf(body)).not.toContain('serving_sizes');
    expect(keysOf(body)).not.toContain('folate');
    expect(body).toMatchObject({ quantity_value: 170, quantity_unit: 'g' });
  }
  expect(BODIES.v1.food(PRODUCT)).toMatchObject({ quantity_value: 100, quantity_unit: 'ml' });
});

test('a record reports its stand-in code and the change of a legacy id, except in v1', () => {
  const found = {
    food: FOOD,
    standIn: { source: 'bls-4.0', code: 'T104100' },
    legacy: {
      ...{ id: 'bread', name: 'Bread', change: 'split' as const, release: '4.0' },
      ...{ target: FOOD.id, note: '' },
    },
  };
  expect(BODIES.v2.foodRecord(found)).toMatchObject({
    stand_in_for: { source: 'bls-4.0', code: 'T104100' },
    earlier_id: { id: 'bread', name: 'Bread', change: 'split', release: '4.0' },
  });
  for (const name of ['stand_in_for', 'earlier_id']) {
    expect(BODIES.v1.foodRecord(found)).not.toHaveProperty(name);
    expect(BODIES['v2.1'].foodRecord({ food: FOOD })).not.toHaveProperty(name);
  }
});

test('the standard serving is only in version 2.1', () => {
  const standard = ['standard_processing', 'standard_serving_type', 'standard_unit'];
  expect(Object.keys(BODIES['v2.1'].food(FOOD))).toEqual(expect.arrayContaining(standard));
  for (const key of standard) expect(BODIES.v2.food(FOOD)).not.toHaveProperty(key);
  expect(BODIES.v2.food(FOOD)).not.toHaveProperty('quantity_value');
});

function page(more: Partial<FoodPage>): FoodPage {
  return {
    foods: [FOOD],
    query: 'potato & more',
    type: 'all',
    limit: 10,
    offset: 0,
    totalCount: 25,
    hasNext: true,
    searchedFor: undefined,
    ...more,
  };
}

test('a page reports its position and links to the other pages', () => {
  expect(foodPageBody(page({ offset: 10 }), 'v2.1')).toMatchObject({
    pagination: {
      limit: 10,
      offset: 10,
      page: 2,
      total_count: 25,
      total_pages: 3,
      has_next: true,
      has_previous: true,
    },
    links: {
      self: '/api/v2.1/search?query=potato+%26+more&page=2&limit=10',
      first: '/api/v2.1/search?query=potato+%26+more&page=1&limit=10',
      last: '/api/v2.1/search?query=potato+%26+more&page=3&limit=10',
      next: '/api/v2.1/search?query=potato+%26+more&page=3&limit=10',
      previous: '/api/v2.1/search?query=potato+%26+more&page=1&limit=10',
    },
  });
});

test('a single page has no links to a previous or next page', () => {
  const { links } = foodPageBody(page({ hasNext: false, type: 'generic' }), 'v1') as {
    links: Record<string, string | null>;
  };
  expect(links).toMatchObject({ next: null, previous: null });
  expect(links['self']).toBe('/api/v1/search?query=potato+%26+more&type=generic&page=1&limit=10');
});

test('a page reports the corrected query, except in v1', () => {
  const corrected = page({ searchedFor: 'potato' });
  expect(foodPageBody(corrected, 'v2')).toMatchObject({ searched_for: 'potato' });
  expect(foodPageBody(corrected, 'v1')).not.toHaveProperty('searched_for');
  expect(foodPageBody(page({}), 'v2')).not.toHaveProperty('searched_for');
});
