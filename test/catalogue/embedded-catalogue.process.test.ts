import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importSeeds } from '../../src/importers/seeds/import-seeds.ts';
import { standardVariant } from '../../src/model/food.ts';
import { FOOD_PATTERNS } from '../../src/model/food-patterns.ts';
import {
  BIG7,
  NUTRIENTS,
  type NutrientName,
  type NutrientVector,
  nutrient,
} from '../../src/model/nutrients.ts';
import { searchFoods } from '../../src/operations/foods/search-foods.ts';
import { servicesOf } from '../../src/operations/services.ts';
import { ADDED_NUTRIENTS } from '../../src/presentation/v1.ts';
import { foldedName } from '../../src/text/words/fold-words.ts';
import { openEmbedded } from '../support/embedded-catalogue.ts';
import { HOME } from '../support/viand.ts';

const catalogue = openEmbedded();
const seeds = await importSeeds([path.join(HOME, 'seeds')], () => {});
const foods = [...catalogue.foods()];

test('the embedded catalogue has enough single foods, variants, dishes and products', async () => {
  const { foodsByType, variantsByType, foodsWithGtin } = await catalogue.info();
  expect(foodsByType.generic_single_food).toBeGreaterThanOrEqual(1700);
  expect(variantsByType.generic_single_food).toBeGreaterThanOrEqual(3100);
  expect(foodsByType.generic_composite_food).toBeGreaterThanOrEqual(340);
  expect(foodsByType.branded_food).toBeGreaterThanOrEqual(190);
  expect(foodsWithGtin).toBe(foodsByType.branded_food);
});

test('docs/reference/nutrients.md lists the nutrients that no food has', () => {
  const page = readFileSync(path.join(HOME, 'docs/reference/nutrients.md'), 'utf8');
  const [, list = ''] = page.split('## Nutrients that no food has');
  const [ofSpecification = '', others = ''] = list.split('- others:');
  const named = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const variants = foods.flatMap((food) => food.variants);
  const absent = NUTRIENTS.filter(({ position }) =>
    variants.every(({ nutrients }) => Number.isNaN(nutrients[position])),
  ).map(({ name }) => name);
  expect(named(ofSpecification)).toEqual(absent.filter((name) => ADDED_NUTRIENTS.has(name)).sort());
  expect(named(others)).toEqual(absent.filter((name) => !ADDED_NUTRIENTS.has(name)).sort());
});

test('the catalogue contains the nutrients that can be computed from others', () => {
  const variants = foods.flatMap((food) => food.variants);
  const known = (name: NutrientName) =>
    variants.filter(({ nutrients }) => !Number.isNaN(nutrients[nutrient(name).position])).length;
  expect(variants.length - known('carbohydrates')).toBeLessThan(10);
  expect(variants.length - known('carbohydrates_by_difference')).toBeLessThan(10);
  expect(known('carotenoids_ex_beta_carotene')).toBeGreaterThan(3500);
  expect(known('nitrogen')).toBeGreaterThan(1000);
  expect(known('vitamin_K')).toBeGreaterThan(250);
});

const hasOnlyDifference = (nutrients: NutrientVector) =>
  Number.isNaN(nutrients[nutrient('fiber').position]) &&
  !Number.isNaN(nutrients[nutrient('carbohydrates_by_difference').position]);

test('every variant has the big7, the nutrients and food patterns of the index, and its source', () => {
  const fats = ['monounsaturated_fatty_acids', 'polyunsaturated_fatty_acids'] as const;
  const needed = [...BIG7.map(({ name }) => name), 'sodium', ...fats] as const;
  const variants = foods.flatMap((food) => food.variants);
  for (const variant of variants) {
    const { id, nutrients, foodPatterns, foodPatternsOrigin, sourceCode, borrowed } = variant;
    for (const name of needed) {
      // Six foods have no fibre, and only carbohydrates by difference.
      if (name === 'carbohydrates' && hasOnlyDifference(nutrients)) continue;
      expect(nutrients[nutrient(name).position], `${name} of ${id}`).not.toBeNaN();
    }
    expect(foodPatterns, id).not.toBeNull();
    expect(sourceCode ?? borrowed?.sourceCode, id).toBeDefined();
    expect(foodPatternsOrigin, id).not.toBeNull();
  }
});

test('figures of a variant do not contradict each other: salt, fatty acids and kinds of sugar', () => {
  const kinds = ['glucose', 'fructose', 'galactose', 'sucrose', 'maltose', 'lactose'] as const;
  const unsaturated = ['monounsaturated_fatty_acids', 'polyunsaturated_fatty_acids'] as const;
  const contradictions = foods.flatMap(({ type, variants }) => {
    if (type === 'branded_food') return [];
    return variants.flatMap(({ id, nutrients }) => {
      const amount = (name: NutrientName) => nutrients[nutrient(name).position] ?? Number.NaN;
      const sum = (names: readonly NutrientName[]) =>
        names.reduce((total, name) => total + (amount(name) || 0), 0);
      const salt = amount('sodium') * 0.0025;
      const fattyAcids = sum(['saturated_fatty_acids', ...unsaturated]);
      const found = [
        Math.abs(amount('salt') - salt) > 0.05 + salt * 0.06 ? `${id} salt` : '',
        fattyAcids > amount('fat') + 0.4 ? `${id} fatty acids` : '',
        sum(kinds) > amount('sugar') * 1.25 + 1.3 ? `${id} kinds of sugar` : '',
      ];
      return found.filter((text) => text !== '');
    });
  });
  expect(contradictions).toEqual([]);
});

test('estimated meat and its solid fat weigh no more than the food, as in FPED', () => {
  const at = (name: string) => FOOD_PATTERNS.findIndex((pattern) => pattern.name === name);
  const meats = ['pf_meat', 'pf_curedmeat', 'pf_organ', 'pf_poult'].map(at);
  const tooHeavy = foods
    .flatMap(({ variants }) => variants)
    .filter(({ foodPatterns, foodPatternsEstimated }) => {
      const amount = (position: number) => foodPatterns?.[position] ?? 0;
      const meat = meats.reduce((sum, position) => sum + amount(position), 0);
      // 100.2 g leave room for the rounding of FPED.
      return foodPatternsEstimated && meat > 0 && 28.35 * meat + amount(at('solid_fats')) > 100.2;
    })
    .map(({ id }) => id);
  expect(tooHeavy).toEqual([]);
});

test.each(FOOD_PATTERNS.map(({ name, position }) => [name, position] as const))(
  'at least one measured food contains %s',
  (_, position) => {
    const measured = foods
      .flatMap(({ variants }) => variants)
      .filter(({ foodPatternsEstimated }) => !foodPatternsEstimated)
      .map(({ foodPatterns }) => foodPatterns?.[position] ?? 0);
    expect(Math.max(...measured)).toBeGreaterThan(0);
  },
);

test('all ids of earlier releases and all codes of sources find their foods', () => {
  expect(seeds.legacyIds.length).toBeGreaterThan(100);
  expect(new Set(seeds.legacyIds.map(({ change }) => change)).size).toBe(4);
  for (const { id, target } of seeds.legacyIds) {
    const found = catalogue.find(id);
    expect([found?.food.id, found?.variantId], id).toContain(target);
    expect(found?.legacy?.id, id).toBe(id);
  }
  for (const { source, code, variantId } of seeds.codes) {
    const prefix = source.slice(0, source.indexOf('-'));
    expect(catalogue.find(`${prefix}-${code}`)?.variantId, `${source} ${code}`).toBe(variantId);
  }
});

test('no generic food has the name of another one as its synonym, except known ones', () => {
  const generic = foods.filter(({ brand }) => brand === null);
  const named = new Map(generic.map(({ id, name }) => [foldedName(name), id]));
  const clashes = generic.flatMap(({ id, otherNames }) =>
    otherNames.flatMap((name) => {
      const other = named.get(foldedName(name));
      return other === undefined || other === id ? [] : [`${id}: ${name} is ${other}`];
    }),
  );
  // These names are ambiguous among people as well.
  expect(clashes).toEqual([
    'egg-salad-sandwich: egg sandwich is fried-egg-sandwich',
    'mint: peppermint is peppermints',
    'peppermints: mints is mint',
    'sweet-pickles: sweet pickles is sweet-pickle',
  ]);
});

test('retired foods are found by their ids and by no search', () => {
  const retired = foods.filter(({ retiredIn }) => retiredIn !== null);
  expect(retired.length).toBeGreaterThan(0);
  for (const { id, name } of retired) {
    expect(catalogue.find(id)?.food.id).toBe(id);
    const found = searchFoods.run(
      servicesOf(catalogue),
      searchFoods.input.read({ query: name, limit: 100 }),
    );
    expect(found.foods.map((food) => food.id)).not.toContain(id);
  }
});

test('composition() returns the nutrients of the food that find() finds, for every id', () => {
  let ids = 0;
  for (const food of catalogue.foods()) {
    const codes = food.variants.flatMap(({ id, sourceCode }) => [id, sourceCode ?? id]);
    for (const id of [food.id, ...codes]) {
      const found = catalogue.find(id);
      const variant = found?.food.variants.find((one) => one.id === found.variantId);
      const expected = variant ?? (found && standardVariant(found.food));
      expect(catalogue.composition(id), id).toMatchObject({
        variantId: expected?.id,
        foodId: found?.food.id,
        nutrients: expected?.nutrients,
      });
      ids += 1;
    }
  }
  expect(ids).toBeGreaterThan(6000);
  expect(catalogue.composition('whole-milk')?.foodId).toBe(catalogue.find('whole-milk')?.food.id);
  expect(catalogue.composition('no-such-food')).toBeUndefined();
});
