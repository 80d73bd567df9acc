import { expect, test } from 'vitest';
import { foodPattern } from '../../../src/model/food-patterns.ts';
import { nutrient } from '../../../src/model/nutrients.ts';
import { openEmbedded } from '../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();
const found = (text: string) =>
  catalogue.search({ text, type: 'all', offset: 0, limit: 20 }).foods.map(({ id }) => id);

test.each([
  ['rosé', 'rose-wine'],
  ['rose', 'rose-wine'],
  ['cadbury roses', 'chocolate-pralines'],
  ['salade de fruits', 'fruit-salad'],
  ['welsh', 'welsh-rarebit'],
  ['latte di soia', 'soy-drink'],
  ['farina di mais', 'maize-flour'],
  ['fruit shoot', 'fruit-drink'],
  ['fruit shoot drink', 'fruit-drink'],
  ['robinsons fruit shoot', 'fruit-drink'],
  ['shoots', 'bean-sprouts'],
  ['pinon nuts', 'pine-nuts'],
  ['beef patty pastry', 'jamaican-patty'],
  ['pistachio spread', 'pistachios'],
  ['veggie hackfleisch', 'vegan-mince'],
  ['non-vegan sausages', 'pork-sausage'],
  ['meat free chicken nuggets', 'vegan-nuggets'],
  ['vegan oyster mushroom', 'oyster-mushroom'],
  ['vegane beef tomato', 'tomato'],
  ['vegan goose berries', 'gooseberries'],
  ['vegan kidney beans', 'kidney-beans'],
  ['vegan chicken soup', 'vegetable-soup'],
  ['vegan lamb curry', 'vegetable-curry'],
  ['vegan prawn crackers', 'prawn-crackers'],
  ['vegan chicken burger', 'veggie-burger'],
])('a search for %s finds %s first', (text, id) => {
  expect(found(text)[0]).toBe(id);
});

test.each(['vegan crab apple jelly', 'vegetarian crab apple', 'vegan prawn crackers'])(
  'a search for %s finds no mince',
  (text) => {
    expect(found(text)).not.toContain('vegan-mince');
  },
);

test('gari and eba count as starchy vegetables by their carbohydrates, as boiled cassava does', () => {
  const cupsPerGram = (id: string) => {
    const [variant] = catalogue.find(id)?.food.variants ?? [];
    const cups = variant?.foodPatterns?.[foodPattern('v_starchy_total').position] ?? 0;
    const carbohydrates = nutrient('carbohydrates_by_difference').position;
    return cups / (variant?.nutrients[carbohydrates] ?? 0);
  };
  for (const id of ['gari', 'eba']) expect(cupsPerGram(id)).toBeCloseTo(0.0195, 3);
});
