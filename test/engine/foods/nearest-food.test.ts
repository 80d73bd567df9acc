import { expect, test } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { FoodCache } from '../../../src/engine/foods/food-cache.ts';
import { nearestFood } from '../../../src/engine/foods/nearest-food.ts';
import { resolvedVariant } from '../../../src/engine/foods/resolved-food.ts';
import {
  ESTIMATED_ENERGY,
  foodPatternGapSlot,
  GRAMS,
  layoutOf,
  nutrientSlot,
  WHOLE_LAYOUT,
} from '../../../src/evaluation/layout.ts';
import type { Food } from '../../../src/model/food.ts';
import { type NutrientName, nutrient } from '../../../src/model/nutrients.ts';
import { makeFood, makeVariant, nutrients, patterns } from '../../support/foods.ts';

const BROCCOLI = makeFood({
  id: 'broccoli',
  name: 'Broccoli',
  variants: [
    makeVariant({ id: 'broccoli.raw' }),
    makeVariant({ id: 'broccoli.boiled', processing: 'boiled', density: 0.6 }),
  ],
});
const COLA = makeFood({ id: 'cola', name: 'Cola drink', gtin: '00036000291452' });

/** A catalogue of a few foods that records its calls. */
function catalogueOf(...foods: readonly Food[]) {
  const searches: string[] = [];
  const asked: string[] = [];
  const byId = (id: string) =>
    foods.find((food) => food.id === id || food.variants.some((variant) => variant.id === id));
  const catalogue = {
    find: (id: string) => {
      asked.push(`find ${id}`);
      const food = byId(id);
      return food && { food };
    },
    composition: (id: string) => {
      asked.push(`composition ${id}`);
      const food = byId(id);
      if (food === undefined) return undefined;
      const variant = food.variants.find((one) => one.id === id) ?? food.variants[0];
      return {
        ...variant,
        foodId: food.id,
        variantId: variant?.id,
        isSolid: food.isSolid,
        borrowed: [],
      };
    },
    findGtin: (gtin: string) => foods.find((food) => food.gtin === gtin),
    ambiguousIds: () => [],
    idsLike: () => foods.map(({ id }) => id),
    search: ({ text }: { readonly text: string }) => {
      searches.push(text);
      const found = foods.filter(({ name }) => name.toLowerCase().includes(text.slice(0, 4)));
      return { foods: found };
    },
  } as unknown as Catalogue;
  return { catalogue, searches, asked };
}

const nearest = (id: string, ...foods: readonly Food[]) =>
  nearestFood(catalogueOf(...foods).catalogue)(id);

test('nearestFood() gives a safe fix only for a GTIN without its leading zeros', () => {
  expect(nearest('36000291452', COLA)).toEqual({ value: 'cola', isSafe: true });
  expect(nearest('36000291453', COLA)).toBeUndefined();
  expect(nearest('brocoli', BROCCOLI)).toEqual({ value: 'broccoli', isSafe: false });
});

test('nearestFood() never suggests a similar numeric code, since that is another food', () => {
  const own = makeFood({ id: '11352', name: 'Bread roll' });
  expect(nearest('11353', own)).toBeUndefined();
});

test.each([
  ['Broccoli', 'broccoli'],
  [' BROCCOLI.boiled ', 'broccoli.boiled'],
  ['brocoli.boiled', 'broccoli.boiled'],
  ['broccoli.boild', 'broccoli.boiled'],
  // No state is similar, so only the food is suggested.
  ['broccoli.microwaved', 'broccoli'],
  ['xyz.boiled', undefined],
])('nearestFood() suggests for the id %j: %s', (id, expected) => {
  expect(nearest(id, BROCCOLI)?.value).toBe(expected);
});

test('nearestFood() suggests nothing for text that is too long for an id, and does not search', () => {
  const { catalogue, searches, asked } = catalogueOf(BROCCOLI);
  expect(nearestFood(catalogue)(`broccoli ${'x'.repeat(200)}`)).toBeUndefined();
  expect([...searches, ...asked]).toEqual([]);
});

test('nearestFood() reads blanks and underscores in ids as hyphens', () => {
  const rye = makeFood({ id: 'rye-bread', name: 'Rye bread' });
  expect(nearest('Rye_Bread', rye)?.value).toBe('rye-bread');
  expect(nearest('rye  bread', rye)?.value).toBe('rye-bread');
});

test('nearestFood() suggests only foods whose names have all words', () => {
  const soup = makeFood({
    id: 'soup-1',
    name: 'Tomato soup',
    variants: [
      makeVariant({ id: 'soup-1.raw' }),
      makeVariant({ id: 'soup-1.boiled', processing: 'boiled' }),
    ],
  });
  expect(nearest('tomato soup', soup)?.value).toBe('soup-1');
  // "boiled" is the state of a variant, not a word of the name.
  expect(nearest('tomato soup boiled', soup)?.value).toBe('soup-1.boiled');
  expect(nearest('tomato soup raw', soup)?.value).toBe('soup-1');
  expect(nearest('tomato salad', soup)).toBeUndefined();
  const named = makeFood({ id: 'soup-2', name: 'Tomato', otherNames: ['Soup of tomatoes'] });
  expect(nearest('tomato soup', named)?.value).toBe('soup-2');
});

test('nearestFood() does not search for numbers or single letters', () => {
  const { catalogue, searches } = catalogueOf(BROCCOLI);
  const suggest = nearestFood(catalogue);
  for (const id of ['12 34', 'a b c', 'ab 12', 'boiled']) expect(suggest(id)).toBeUndefined();
  expect(searches).toEqual([]);
});

test('nearestFood() caches earlier results, and stops searching at its limits', () => {
  const { catalogue, searches, asked } = catalogueOf(BROCCOLI);
  const suggest = nearestFood(catalogue, { ids: 4, searches: 2 });
  expect(suggest('broccoli spears')).toBeUndefined();
  expect(suggest('broccoli spears')).toBeUndefined();
  expect(searches).toHaveLength(1);
  suggest('broccoli florets');
  suggest('broccoli leaves');
  expect(searches).toHaveLength(2);
  expect(suggest('brocoli')?.value).toBe('broccoli');
  const before = asked.length;
  // The fifth id exceeds the limit; earlier ids are still cached.
  expect(suggest('broccoly')).toBeUndefined();
  expect(suggest('brocoli')?.value).toBe('broccoli');
  expect(asked).toHaveLength(before);
});

test('FoodCache asks the catalogue only once for each id, even for an unknown one', () => {
  const { catalogue, asked } = catalogueOf(BROCCOLI);
  const foods = new FoodCache(catalogue);
  for (let time = 0; time < 2; time++) {
    expect(foods.resolve('broccoli')?.id).toBe('broccoli.raw');
    expect(foods.resolve('nothing')).toBeUndefined();
    expect(foods.record('broccoli.boiled')?.food).toBe(BROCCOLI);
    expect(foods.record('nothing')).toBeUndefined();
  }
  expect(asked).toEqual([
    'composition broccoli',
    'composition nothing',
    'find broccoli.boiled',
    'find nothing',
  ]);
  expect(foods.layout).toBe(WHOLE_LAYOUT);
});

test('FoodCache takes the defaults of a portion from the variant', () => {
  const { catalogue } = catalogueOf(BROCCOLI);
  const boiled = new FoodCache(catalogue).resolve('broccoli.boiled');
  expect(boiled?.density).toBe(0.6);
  expect(boiled?.defaults()).toMatchObject({
    rawDensity: null,
    defaultAmount: { amount: 100, unit: 'g' },
    isDefaultAServing: false,
  });
});

test('a resolved food adds its amounts per gram, and adds its mass where an amount is unknown', () => {
  const food = makeFood({
    variants: [
      makeVariant({
        nutrients: nutrients({ energy: 400, zinc: 0, iron: 2, carbohydrates_by_difference: 10 }),
        foodPatterns: patterns({ f_total: 1 }),
        foodPatternsEstimated: true,
        borrowed: {
          source: 'x',
          sourceCode: '1',
          nutrients: [nutrient('iron').position, nutrient('copper').position],
        },
      }),
    ],
  });
  const { slots, partsPerGram, maxGrams } = resolvedVariant(food);
  const adds = new Map([...slots].map((slot, at) => [slot, partsPerGram[at]]));
  const slot = (name: NutrientName, of?: 'nutrientGapSlots' | 'nutrientEstimateSlots') =>
    nutrientSlot(WHOLE_LAYOUT, name, of);
  expect(adds.get(GRAMS)).toBe(1e9);
  expect(adds.get(slot('energy'))).toBe(4e9);
  expect(adds.get(slot('iron'))).toBe(2e7);
  expect(adds.get(ESTIMATED_ENERGY)).toBe(4e9);
  expect(adds.get(WHOLE_LAYOUT.solidGrams)).toBe(1e9);
  expect(adds.get(WHOLE_LAYOUT.solidEnergy)).toBe(4e9);
  expect(adds.get(WHOLE_LAYOUT.carbohydrateKcal)).toBe(4e8);
  expect(adds.get(WHOLE_LAYOUT.byDifference)).toBe(1e9);
  expect(adds.get(slot('iron', 'nutrientEstimateSlots'))).toBe(1e9);
  // 0 adds nothing. An unknown amount adds to the gap, and cannot be an estimate.
  expect(adds.has(slot('zinc'))).toBe(false);
  expect(adds.has(slot('zinc', 'nutrientGapSlots'))).toBe(false);
  expect(adds.get(slot('copper', 'nutrientGapSlots'))).toBe(1e9);
  expect(adds.has(slot('copper', 'nutrientEstimateSlots'))).toBe(false);
  expect(adds.has(WHOLE_LAYOUT.solidEnergyGap)).toBe(false);
  expect(adds.has(WHOLE_LAYOUT.carbohydrateGap)).toBe(false);
  expect(adds.has(foodPatternGapSlot(WHOLE_LAYOUT, 'd_total'))).toBe(false);
  expect(maxGrams).toBe(2 ** 46 / 4e9);
});

test('a resolved drink is not solid, and its unknown food patterns count as unknown mass', () => {
  const drink = makeFood({
    isSolid: false,
    variants: [makeVariant({ nutrients: nutrients({}), foodPatterns: null })],
  });
  const { slots } = resolvedVariant(drink);
  expect(slots).not.toContain(WHOLE_LAYOUT.solidGrams);
  expect(slots).not.toContain(WHOLE_LAYOUT.solidEnergyGap);
  expect(slots).not.toContain(ESTIMATED_ENERGY);
  expect(slots).not.toContain(WHOLE_LAYOUT.byDifference);
  expect(slots).toContain(WHOLE_LAYOUT.carbohydrateGap);
  expect(slots).toContain(foodPatternGapSlot(WHOLE_LAYOUT, 'f_total'));
  const solid = resolvedVariant({ ...drink, isSolid: true });
  expect(solid.slots).toContain(WHOLE_LAYOUT.solidEnergyGap);
  const narrow = layoutOf([{ nutrients: ['energy'], foodPatterns: [] }]);
  expect([...resolvedVariant(makeFood(), undefined, narrow).slots]).toEqual([
    GRAMS,
    nutrientSlot(narrow, 'energy'),
  ]);
});
