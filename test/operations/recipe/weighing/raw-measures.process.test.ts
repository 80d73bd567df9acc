import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../../src/catalogue/catalogue.ts';
import { rawVariant } from '../../../../src/model/cooking/yields.ts';
import { standardVariant } from '../../../../src/model/food.ts';
import { evaluatePostedRecipe } from '../../../../src/operations/recipe/evaluate-recipe.ts';
import { servicesOf } from '../../../../src/operations/services.ts';
import { CATALOGUE } from '../../../support/embedded-catalogue.ts';

const services = servicesOf(openCatalogue(CATALOGUE));
afterAll(() => services.catalogue.close());

const run = (body: object) =>
  evaluatePostedRecipe.run(services, evaluatePostedRecipe.input.read(body));

test.each([
  ['1 cup oats', 'oats.raw', 81],
  ['1 Tasse Haferflocken', 'rolled-oats.raw', 85],
  ['1 cup rice', 'white-rice.raw', 185],
  ['2 cups kale', 'kale.raw', 50],
  ['1 whole chicken', 'chicken.raw', 880],
  ['1 portion pasta', 'pasta.raw', 111],
  ['1 whole chicken (about 1.8 kg)', 'chicken.raw', 1260],
  ['2 kg whole chicken', 'chicken.raw', 1400],
  ['1 Suppenhuhn (ca. 1,5 kg)', 'stewing-chicken.raw', 1050],
  ['1,5 kg Suppenhuhn', 'stewing-chicken.raw', 1050],
  ['1 küchenfertige Gans (ca. 4 kg)', 'goose.raw', 2800],
  // What names a state keeps it, with its measures.
  ['1 cup cooked rice', 'white-rice.boiled', 158],
  ['1 cup boiled oats', 'oats.boiled', 235],
  ['1 Tasse gekochter Reis', 'white-rice.boiled', 158],
  ['oats.boiled', 'oats.boiled', 240],
])('a recipe weighs %s with the measures of its state', async (line, foodId, grams) => {
  const { ingredients } = await run({ ingredients: [line] });
  expect(ingredients).toMatchObject([{ foodId, grams }]);
});

const MEASURES = [
  ['medium_cup', '1 cup'],
  ['tablespoon', '1 tablespoon'],
  ['portion', '1 portion'],
  ['medium_whole', '1 whole'],
] as const;

test('a recipe does not weigh a raw food with a measure of its cooked state', async () => {
  const lines = services.catalogue
    .collections()
    .flatMap(({ foods }) => [...foods])
    .flatMap((food) => {
      const raw = rawVariant(food);
      const usual = standardVariant(food);
      if (food.brand !== null || raw === undefined || raw === usual) return [];
      return MEASURES.flatMap(([type, words]) => {
        const [own, cooked] = [raw, usual].map(
          ({ servingSizes }) => servingSizes.find((size) => size.type === type)?.amount,
        );
        if (own == null || cooked == null || own === cooked) return [];
        return { text: `${words} ${food.name.replace(/,.*/, '')}`, foodId: raw.id, own };
      });
    });
  expect(lines.length).toBeGreaterThan(400);
  const some = lines.filter((_, index) => index % 3 === 0);
  const expected = new Map(some.map((line) => [line.text, line]));
  for (let at = 0; at < some.length; at += 500) {
    const texts = some.slice(at, at + 500).map(({ text }) => text);
    const { ingredients } = await run({ ingredients: texts, skip_faulty: true });
    for (const { text, foodId, grams } of ingredients) {
      const line = expected.get(text);
      if (line?.foodId === foodId) expect({ text, grams }).toEqual({ text, grams: line.own });
    }
  }
});

test('a recipe weighs the ids of foods as raw, and those of variants as they are', async () => {
  const { ingredients } = await run({
    entries: [
      { food_id: 'oats', unit: 'g' },
      { food_id: 'oats', amount: 240, unit: 'ml' },
      { food_id: 'oats.boiled', unit: 'g' },
      { food_id: 'oats.boiled', amount: 240, unit: 'ml' },
    ],
  });
  const found = ingredients.map(({ foodId, grams }) => [foodId, Math.round(grams)]);
  expect(found).toEqual([
    ['oats.raw', 81],
    ['oats.raw', 82],
    ['oats.boiled', 240],
    ['oats.boiled', 237],
  ]);
});
