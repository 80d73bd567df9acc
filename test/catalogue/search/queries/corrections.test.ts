import { expect, test } from 'vitest';
import { named, searcher } from '../searcher.ts';

test('correctionsOf keeps a word that may be an amount: a misspelt cinnamon roll is no cinnamon', async () => {
  const search = await searcher([named('Cinnamon', 0.9), named('Cinnamon roll', 0.2)]);
  expect(search('cinamon roll').names).toEqual(['Cinnamon roll']);
});

test('correctionsOf finds a name that differs by a letter of a known word', async () => {
  const search = await searcher([
    named('Soft drink', 0.5, { otherNames: ['Dr Pepper'] }),
    named('Peperoncino'),
  ]);
  expect(search('dr peper').names).toEqual(['Soft drink']);
});

test('correctionsOf finds a name with joining words whose other word lacks its first letter', async () => {
  const search = await searcher([
    named('Meat pastry', 0.2, { otherNames: ['pastry filled with meat'] }),
    named('Danish pastry', 0.9),
    named('Meat', 0.9),
  ]);
  expect(search('pastry illed with meat').names[0]).toBe('Meat pastry');
});

test('correctionsOf does not correct a word to one that joins others', async () => {
  const search = await searcher([
    named('White rice', 0.2),
    named('Curry with rice', 0.9),
    named('Stew with rice', 0.9),
  ]);
  expect(search('wite rice').names[0]).toBe('White rice');
});

test('correctionsOf does not correct a single word to part of a brand', async () => {
  const search = await searcher([named('Cheddar', 0.5, { otherNames: ['Cathedral City'] })]);
  expect(search('cuties').names).toEqual([]);
  expect(search('cathedrel city').names).toEqual(['Cheddar']);
});

test('correctionsOf keeps a brand that is near a word of other foods', async () => {
  const search = await searcher([named('Mixed nuts'), named('Cheese platter', 0.9)]);
  expect(search('planters mixed nuts').names).toEqual(['Mixed nuts']);
});

test('correctionsOf does not replace a word that foods have by another', async () => {
  const search = await searcher([
    named('Pea soup', 0.9),
    named('Pear', 0.9),
    named('Vegetable soup', 0.2),
    named('Coffee cake', 0.9),
    named('Toffee'),
  ]);
  expect(search('pear soup').searchedFor).toBeUndefined();
  expect(search('toffee cake').searchedFor).toBeUndefined();
});

test('correctionsOf reads the beginning of a word that another language spells with other letters', async () => {
  const search = await searcher([named('Kombucha')]);
  expect(search('comb').names).toEqual(['Kombucha']);
});

test('correctionsOf reads two swapped letters, although another word begins so', async () => {
  const search = await searcher([
    named('Apple'),
    named('Cider', 0.9, { localNames: { de: 'Appelwoi' } }),
  ]);
  expect(search('appel').names[0]).toBe('Apple');
});

test('correctionsOf keeps a word for a kind of food, which a table in another language lacks', async () => {
  const search = await searcher([named('Wheat flour', 0.2), named('Oatmeal meal', 0.9)]);
  expect(search('Mehl').names[0]).toBe('Wheat flour');
  expect(search('Mehl').searchedFor).toBeUndefined();
});

test('correctionsOf takes a word for a food if several names have it as their head', async () => {
  const names = ['made with oil', 'made with butter', 'with cheese', 'with tomatoes'];
  const search = await searcher([
    ...names.map((kind) => named(`Egg omelet or scrambled egg, ${kind}`, 0.2)),
    named('Ham', 0.9),
  ]);
  expect(search('ham omellet').names[0]).toMatch(/^Egg omelet/);
});

test('correctionsOf corrects beside an unknown word only a slip', async () => {
  const search = await searcher([named('Tom Collins'), named('Broccoli')]);
  expect(search('cullen skink').names).toEqual([]);
});
