import { expect, test } from 'vitest';
import { named, searcher } from '../searcher.ts';

test('a search for some of the words finds the kind of food after unknown words', async () => {
  const search = await searcher([named('Pork sausage'), named('Tomato')]);
  expect(search('zzimmy zzean sausage').names).toEqual(['Pork sausage']);
});

test('a search for some of the words finds no food by a word in the middle of a brand', async () => {
  const search = await searcher([named('Cream', 0.5, { otherNames: ['Soya light cuisine'] })]);
  expect(search('zzean cuisine').names).toEqual([]);
});

test('a search for some of the words finds the name of a food beside words that are no food', async () => {
  const search = await searcher([named('Hot chocolate', 0.1), named('Milk chocolate', 0.9)]);
  expect(search('zzoptions hot chocolate').names[0]).toBe('Hot chocolate');
});

test('a search for some of the words ignores the joining words of menus', async () => {
  const search = await searcher([named('Dulce de leche'), named('Chile con carne')]);
  expect(search('taco de zzueye').names).toEqual([]);
});

test('berries are no beer, although a German ending would make them so', async () => {
  const search = await searcher([named('Beer', 0.9), named('Strawberries', 0.2)]);
  expect(search('Beere').names[0]).toBe('Strawberries');
});

test('a dish named before what it is made of is that dish', async () => {
  const muffins = ['Plain', 'Chocolate', 'Bran', 'Lemon'].map((kind) => named(`${kind} muffin`));
  const search = await searcher([...muffins, named('Mixed nuts', 0.9), named('Banana', 0.9)]);
  expect(search('muffin banana nut').names[0]).toMatch(/muffin$/);
  expect(search('smoked zzean nut').names[0]).toBe('Mixed nuts');
});

test.each([
  ['bake', 'Bake'],
  ['mash', 'Mash'],
  ['stew', 'Stew'],
  ['spread', 'Spread'],
])('%s before a food is what is done with it', async (verb, name) => {
  const dishes = ['Plain', 'Chocolate', 'Bran', 'Lemon'].map((kind) => named(`${kind} ${name}`));
  const search = await searcher([...dishes, named('Salmon', 0.9)]);
  expect(search(`${verb} salmon`).names[0]).toBe('Salmon');
});

test('a short end of an unknown compound finds nothing unless it is a food itself', async () => {
  const search = await searcher([
    named('Black tea', 0.9, { otherNames: ['Darjee ling'] }),
    named('Kibbe', 0.2),
  ]);
  expect(search('kibbeling').names).toEqual([]);
});

test('a search for some of the words finds no food merely by how it was made', async () => {
  const search = await searcher([named('Fried stuffed potatoes', 0.9), named('Beef steak', 0.2)]);
  expect(search('chicken fried steak').names).toEqual(['Beef steak']);
});

test('a German compound before its flavour is the food', async () => {
  const search = await searcher([
    named('Soya yoghurt', 0.2, { otherNames: ['Sojajoghurt'] }),
    named('Vanille', 0.9),
  ]);
  expect(search('Sojajoghurt Vanille').names[0]).toBe('Soya yoghurt');
  expect(search('Vanille').names).toEqual(['Vanille']);
});

test('a food before its flavour is meant, and work before it is not', async () => {
  const search = await searcher([
    named('Oat drink', 0.2, { otherNames: ['Haferdrink'] }),
    named('Minced meat', 0.9, { otherNames: ['gehackte Steaks'] }),
    named('Chocolate muesli', 0.9, { otherNames: ['Schoko-Müsli'] }),
    named('Mandel', 0.2),
  ]);
  expect(search('Haferdrink Schoko').names[0]).toBe('Oat drink');
  expect(search('gehackte Mandel').names[0]).toBe('Mandel');
});
