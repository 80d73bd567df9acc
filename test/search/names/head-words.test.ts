import { expect, test } from 'vitest';
import { headPhrases, isCombined } from '../../../src/search/names/head-words.ts';

const headsOf = (name: string) => headPhrases(name).map((words) => words.join(' '));

test.each([
  ['Skimmed milk', ['skimmed milk']],
  ['Milk, whole', ['milk']],
  ['Rice with lentils', ['rice']],
  ['Ham and cheese sandwich', ['ham and cheese sandwich']],
  ['Macaroni and cheese', ['macaroni']],
  ['Quiche Lorraine', ['quich']],
  ['Gouda 45 % Fett i. Tr.', ['gouda']],
  ['Apfel roh', ['apfel']],
  ['Kartoffeln mit Quark', ['kartoffeln']],
  ['Ale (bitter)', ['ale']],
])('%s ends in its head', (name, heads) => {
  expect(headsOf(name)).toEqual(heads);
});

test('a part of a food is the food as well', () => {
  expect(headsOf('Chicken breast')).toEqual(['chicken breast', 'chicken']);
  expect(headsOf('Leg of lamb')).toEqual(['lamb', 'leg']);
  expect(headsOf('Cream of tomato soup')).toEqual(['tomato soup']);
});

test('a category before a food is not its only head', () => {
  expect(headsOf('Spices, cinnamon, ground')).toEqual(['spice', 'cinnamon']);
  expect(headsOf('Fish, salmon, Atlantic, raw')).toEqual(['fish', 'salmon']);
  expect(headsOf('Peppers, sweet, red, raw')).toEqual(['pepper']);
  expect(headsOf('Pork, cured, bacon')).toEqual(['pork', 'bacon']);
  expect(headsOf('Soft drink, cola')).toEqual(['soft drink', 'cola']);
});

test('fries are the head after any first part, but not something that the food lacks or tastes of', () => {
  expect(headsOf('Potato, french fries')).toEqual(['potato', 'french frie']);
  expect(headsOf('Salad dressing, mayonnaise, light')).toEqual(['salad dressing', 'mayonnaise']);
  expect(headsOf('Candy, non chocolate')).toEqual(['candie']);
  expect(headsOf('Soft drink, chocolate flavored')).toEqual(['soft drink']);
  expect(headsOf('Onions, without salt')).toEqual(['onion']);
});

test('a name that has only describing words has a head, too', () => {
  expect(headsOf('Raw')).toEqual(['raw']);
  expect(headsOf('(plain)')).toEqual(['plain']);
  expect(headsOf('Boiled sweets')).toEqual(['boiled sweet']);
  expect(headsOf('!')).toEqual([]);
});

test('a list of ingredients is a dish, whatever category it begins with', () => {
  expect(headsOf('Fish, tofu, and vegetables, tempura')).toEqual(['fish']);
});

test('a spread or juice that German describes by the words after it is not that food', () => {
  expect(headsOf('Fruchtsaftgetränk Kirsche')).toEqual(['fruchtsaftgetrank']);
  expect(headsOf('Brotaufstrich Tomate-Mozzarella')).toEqual(['brotaufstrich']);
  expect(headsOf('Rind Leber')).toEqual(['rind leber', 'rind']);
});

test('a coffee that French or Italian describes by the word after it is a coffee', () => {
  expect(headsOf('Café Crème')).toEqual(['cafe']);
  expect(headsOf('Kaffee Crema')).toEqual(['kaffee']);
  expect(headsOf('Coffee creamer')).toEqual(['coffee creamer']);
});

test('a word with a hyphen says how the food after it was made', () => {
  expect(headsOf('Meat-filled dumplings')).toEqual(['dumpling']);
  expect(headsOf('Home-made bread')).toEqual(['bread']);
});

test('each of two names joined by a slash is a head', () => {
  expect(headsOf('Karotte/Möhre, roh')).toEqual(['karotte', 'mohre']);
  expect(headsOf('Huhn mit Sauce hell/weiß')).toEqual(['huhn']);
});

test('the words that describe the first part belong to its head', () => {
  expect(headsOf('Ice creams, chocolate')[0]).toBe('chocolate ice cream');
  expect(headsOf('Sausages, pork, raw')[0]).toBe('pork sausage');
  expect(headsOf('Fat, duck')).toEqual(['duck fat', 'fat']);
});

test('a food served in or with another one is a combination, whatever follows a comma', () => {
  expect(isCombined('Käse im Blätterteig gebacken')).toBe(true);
  expect(isCombined('Milk, whole, with added vitamin D')).toBe(false);
  expect(isCombined('With')).toBe(false);
});

test.each([
  ['Blanc d’oeuf, cru', 'blanc'],
  ["Pasta all'uovo, secca", 'pasta'],
  ['Pasta di acciughe', 'acciughe'],
  ['Huile de noix', 'huile'],
  ['Succo di mela', 'succo'],
  ['Pommes de terre, crues', 'pommedeterre'],
  ['Eau-de-vie de fruits', 'eaudevie'],
  ['Plain all purpose flour', 'flour'],
  ['Vitamin D tablet', 'tablet'],
])('the head of the French, Italian or English name "%s" is "%s"', (name, head) => {
  expect(headPhrases(name)[0]?.at(-1)).toBe(head);
});
