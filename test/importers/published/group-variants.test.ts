import { expect, test } from 'vitest';
import { groupVariants } from '../../../src/importers/published/group-variants.ts';
import { publishedFood } from '../../../src/importers/published/published-food.ts';
import { stateOfName } from '../../../src/importers/published/state-of-name.ts';
import { stemOfName } from '../../../src/importers/published/stem-of-name.ts';
import { yieldFactor } from '../../../src/model/cooking/yields.ts';
import type { Food } from '../../../src/model/food.ts';
import { nutrients } from '../../support/foods.ts';

test.each([
  ['Potatoes, boiled, cooked in skin, flesh, without salt', 'Potatoes, cooked in skin, flesh'],
  ['Broccoli, cooked, boiled, drained, without salt', 'Broccoli'],
  ['Broccoli, cooked, boiled, drained, with salt', 'Broccoli, with salt'],
  ['Fish, salmon, baked or broiled', 'Fish, salmon'],
  ['Chicken thigh, baked, broiled, or roasted, skin eaten, from raw', 'Chicken thigh, skin eaten'],
  ['Lamb, liver, cooked, soaked and fried', 'Lamb, liver'],
  ['Pasta, dry, enriched', 'Pasta, enriched'],
  ['Kartoffel geschält, gebraten ohne Fett (Pfanne)', 'Kartoffel geschält'],
  ['Porree/Lauch, tiefgefroren, gedünstet', 'Porree/Lauch, tiefgefroren'],
  ['Champignon druckgedämpft', 'Champignon'],
  ['Okra, boiled in unsalted water', 'Okra'],
  ['Loganberries, stewed without sugar', 'Loganberries'],
  ['Beef, silverside, pot-roasted, lean and fat', 'Beef, silverside, lean and fat'],
  ['Game meat (average), cooked (without addition of fat and Salt)', 'Game meat (average)'],
  ['Spelt, cooked (wothout addition of fat and salt)', 'Spelt'],
  ['Veal, sirloin, roast in oven (without addition of fat and salt)', 'Veal, sirloin'],
])('stemOfName(%j) is %j', (name, stem) => {
  expect(stemOfName(name)).toEqual({ stem, isStated: true });
});

test.each([
  'Apricots, stewed with sugar',
  'Potatoes, boiled in salted water',
  'Cod, fried in sunflower oil',
  'Beef, rump, pan fried "medium" (without addition of fat and salt)',
  'Cake dough (with butter)',
  'Potato, NFS',
  'Fried broccoli',
  'Cheese, cheddar',
  'Kartoffelpüree',
  'Raw',
])('stemOfName(%j) finds no state', (name) => {
  expect(stemOfName(name)).toEqual({ stem: name === 'Raw' ? '' : name, isStated: false });
});

test.each([
  ['Champignon geschmort ohne Fett', null, 'braised'],
  ['Rind Steak gebraten ohne Fett (Ofen)', null, 'roasted'],
  ['Rice, white, cooked', 'Cereal Grains and Pasta', 'boiled'],
  ['Ostrich, oyster, cooked', 'Poultry Products', 'roasted'],
  ['Fish, cod, cooked, dry heat', 'Finfish and Shellfish Products', 'baked'],
  ['Tofu, fried, prepared from dried beans', null, 'fried'],
  ['Potatoes, flesh, without salt', null, 'raw'],
  ['Turkey, heart, all classes, cooked, simmered', 'Poultry Products', 'boiled'],
  ['Beef, cured, corned beef, brisket, cooked', 'Beef Products', 'boiled'],
  ['Beef, topside, microwaved, lean', 'Beef Products', 'baked'],
  ['Peas, frozen, microwaved', 'Vegetables and Vegetable Products', 'steamed'],
  ['Lamb, stewing, pressure cooked, lean', 'Lamb, Veal, and Game Products', 'boiled'],
  ['Beef, flank, pot-roasted, lean', 'Beef Products', 'braised'],
  ['Beef, rib roast, lean', 'Beef Products', 'raw'],
  ['Veal, sirloin, roast in oven (without addition of fat and salt)', null, 'roasted'],
] as const)('stateOfName(%j) in group %j is %s', (name, group, state) => {
  expect(stateOfName(name, group)).toBe(state);
});

const VEGETABLES = 'Vegetables and Vegetable Products';

function food(code: string, name: string, amounts = {}, type = 'generic_single_food' as const) {
  return publishedFood({
    ...{ source: 'test-1', code, name, type, processing: stateOfName(name) },
    ...{ foodGroup: VEGETABLES, nutrients: nutrients(amounts) },
  });
}

const RAW = food('1', 'Potatoes, raw', { energy: 322, fat: 0.1, protein: 2, water: 79.3 });
const BOILED = food('2', 'Potatoes, boiled', { energy: 360, fat: 0.1, protein: 1.9, water: 77 });

test('groupVariants() groups foods that differ only in their state', () => {
  const [potato, ...others] = groupVariants([RAW, food('3', 'Leek, raw'), BOILED]);
  expect(others.map(({ id }) => id)).toEqual(['test-3']);
  expect(potato).toMatchObject({
    name: 'Potatoes',
    otherNames: ['Potatoes, raw', 'Potatoes, boiled'],
    variants: [
      { id: 'test-1.raw', processing: 'raw', sourceCode: '1' },
      { id: 'test-2.boiled', processing: 'boiled', sourceCode: '2' },
    ],
  });
  const boiled = potato?.variants[1];
  if (potato === undefined || boiled === undefined) throw new Error('there are two variants');
  expect(yieldFactor(potato, boiled).origin).toBe('dry matter');
});

test('groupVariants() groups states of a food between whose names only a comma differs', () => {
  const foods = [
    food('8', 'Rote Rübe jung, roh', { energy: 180 }),
    food('9', 'Rote Rübe, jung, gekocht', { energy: 170 }),
  ];
  const groups = groupVariants(foods);
  expect(groups.map(({ variants }) => variants.length)).toEqual([2]);
});

test('groupVariants() takes the boiled food rather than the poached one, whose name may be shorter', () => {
  const egg = (code: string, state: string) => food(code, `Egg, whole, ${state}`, { energy: 600 });
  const foods = [egg('5', 'raw'), egg('6', 'poached'), egg('7', 'hard-boiled')];
  const [whole, poached] = groupVariants(foods);
  expect(whole?.variants.map(({ sourceCode }) => sourceCode)).toEqual(['5', '7']);
  expect(poached?.name).toBe('Egg, whole, poached');
});

test('groupVariants() uses the id of the standard state for the food', () => {
  const [potato] = groupVariants([RAW, { ...BOILED, searchWeight: 0.9 }]);
  expect(potato).toMatchObject({ id: 'test-2', standardProcessing: 'boiled' });
});

test('groupVariants() keeps foods separate if one cannot be made from the other', () => {
  const fritters = food('4', 'Potatoes, boiled', { energy: 2000, fat: 1, protein: 5, water: 10 });
  expect(groupVariants([RAW, fritters])).toEqual([RAW, fritters]);
});

test('groupVariants() prefers the plainer of two foods in the same state', () => {
  const fresh = food('5', 'Potatoes, fresh, boiled, drained', { energy: 360, water: 77 });
  const [potato, other] = groupVariants([RAW, fresh, BOILED]);
  expect(potato?.variants.map(({ sourceCode }) => sourceCode)).toEqual(['1', '2']);
  expect(other).toBe(fresh);
});

test('groupVariants() keeps products, dishes, and foods without a stated state separate', () => {
  const dish = { ...BOILED, type: 'generic_composite_food' as const };
  const product = { ...BOILED, gtin: '00036000291452' };
  const plain = food('6', 'Potatoes', { energy: 322 });
  expect(groupVariants([RAW, dish])).toHaveLength(2);
  expect(groupVariants([RAW, product])).toHaveLength(2);
  expect(groupVariants([plain, BOILED])).toHaveLength(2);
  expect(groupVariants([plain, BOILED], () => true)).toHaveLength(1);
});

test('groupVariants() groups ripe pulses under their plain name, except for roasted ones', () => {
  const raw = { energy: 322, fat: 0.1, protein: 2, water: 79.3 };
  const boiled = { energy: 360, fat: 0.1, protein: 1.9, water: 77 };
  const [lentils, ...others] = groupVariants([
    food('1', 'Lentils, raw', raw),
    food('2', 'Lentils, mature seeds, cooked, boiled, without salt', boiled),
    food('3', 'Lentils, mature seeds, dry roasted', raw),
  ]);
  expect(lentils).toMatchObject({ name: 'Lentils' });
  expect(lentils?.variants.map(({ processing }) => processing)).toEqual(['raw', 'boiled']);
  expect(others.map(({ id }) => id)).toEqual(['test-3']);
});

test('groupVariants() keeps raw and cooked ham separate', () => {
  expect(groupVariants([food('7', 'Ham, raw'), food('8', 'Ham, cooked')])).toHaveLength(2);
});

test('groupVariants() names the food in each language by the common part of the names', () => {
  const named = (one: Food, de: string, it: string): Food => ({
    ...one,
    localNames: { de, it },
    otherNames: [de, it],
  });
  const [potato] = groupVariants([
    named(RAW, 'Kartoffel, geschält, roh', 'Patata, cruda'),
    named(BOILED, 'Kartoffel geschält, gekocht', 'Bollite'),
  ]);
  expect(potato?.localNames).toEqual({ de: 'Kartoffel, geschält', it: 'Patata, cruda' });
  expect(potato?.otherNames).toEqual([
    'Kartoffel, geschält',
    'Patata, cruda',
    'Potatoes, raw',
    'Kartoffel, geschält, roh',
    'Potatoes, boiled',
    'Kartoffel geschält, gekocht',
    'Bollite',
  ]);
});

test('groupVariants() cuts nothing but the state from a name in another language', () => {
  const named = (one: Food, en: string): Food => ({ ...one, localNames: { en } });
  const [semolina] = groupVariants([
    named(food('1', 'Reis Grieß, roh'), 'Rice semolina'),
    named(food('2', 'Reis Grieß, gekocht'), 'Rice grits, boiled'),
  ]);
  expect(semolina?.localNames).toEqual({ en: 'Rice semolina' });
  const [mushroom] = groupVariants([
    named(food('1', 'Champignon roh'), 'Button mushroom fried without fat (pan)'),
    named(food('2', 'Champignon gekocht'), 'Button mushroom boiled'),
  ]);
  expect(mushroom?.localNames).toEqual({ en: 'Button mushroom' });
});
