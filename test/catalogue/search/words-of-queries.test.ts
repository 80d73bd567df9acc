import path from 'node:path';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { importSource } from '../../../src/catalogue/importing/import-source.ts';
import { makeCollection } from '../../support/foods.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { named, SOURCE, searcher } from './searcher.ts';

test.each([
  ['muesli', 'Müsli'],
  ['MÜSLI', 'Müsli'],
  ['creme', 'Crème fraîche'],
  ['weissbrot', 'Weißbrot'],
  ['eggplant', 'Aubergine'],
  ['choc', 'Chocolate'],
  ['chocolates', 'Chocolate'],
  ['brocoli', 'Broccoli'],
  ['brocolli', 'Broccoli'],
  ['choclate', 'Chocolate'],
  ['acme', 'Fizz'],
  ['fra cre', 'Crème fraîche'],
])('%s finds %s', async (query, name) => {
  const search = await searcher([
    named('Müsli'),
    named('Crème fraîche'),
    named('Weißbrot'),
    named('Aubergine', 0.5, { otherNames: ['Eggplant'] }),
    named('Chocolate'),
    named('Broccoli'),
    named('Fizz', 0.5, { brand: 'Acme', type: 'branded_food' }),
  ]);
  expect(search(query).names[0]).toBe(name);
});

test('a misspelling never ranks before the correct spelling', async () => {
  const foods = ['Bean', 'Bean soup', 'Bean salad', 'Bear'].map((name) => named(name));
  expect((await searcher(foods))('bean').names).toEqual(['Bean', 'Bean salad', 'Bean soup']);
  expect((await searcher([named('Bear', 0.1), named('Bean', 1)]))('bear').names[0]).toBe('Bear');
});

test('search adds no similar foods to an exact name, and treats a corrected word as typed', async () => {
  const foods = ["Goat's milk", 'Milk', 'Protein bar', 'Protein powder', 'Oat bar', 'Broccoli'];
  const search = await searcher(foods.map((name) => named(name)));
  expect(search("goat's milk").names).toEqual(["Goat's milk"]);
  expect(search('protein bar').names).toEqual(['Protein bar']);
  expect(search('goat milk yoghurt').names.length).toBeGreaterThan(1);
  expect(search('brocoli stewed').names).toEqual(['Broccoli']);
});

test('a query for a misspelt food with another finds the misspelt food', async () => {
  const search = await searcher(['Coffee', 'Sugar', 'Brown sugar'].map((name) => named(name)));
  expect(search('cofee with sugar').names[0]).toBe('Coffee');
});

test.each([
  ['coffee no sugar', 'Coffee'],
  ['coffee w/o milk', 'Coffee'],
  ['coffee 2 sugars', 'Coffee'],
  ['coffee with milk and one sugar', 'Coffee with milk'],
  ['coffee without sugar with milk', 'Coffee with milk'],
  ['coffee w milk', 'Coffee with milk'],
  ['coffee no sugar with milk', 'Coffee with milk'],
  ['beer no alcohol', 'Alcohol-free beer'],
  ['salad no dressing', 'Salad without dressing'],
  ['salt free', 'Salt'],
])('search ignores the foods that %j excludes: %s', async (query, first) => {
  const search = await searcher([
    named('Sugar', 0.9),
    named('Milk', 0.9),
    named('Salt', 0.9),
    named('Coffee'),
    named('Coffee with milk'),
    named('Beer', 0.9),
    named('Alcohol-free beer'),
    named('Dressing', 0.9),
    named('Salad'),
    named('Salad without dressing'),
  ]);
  expect(search(query).names[0]).toBe(first);
});

test('search expands abbreviations and short forms, unless a food has that name', async () => {
  const foods = [named('Potato', 0.9), named('Cherry tomato'), named('Rice pudding')];
  const search = await searcher(foods);
  expect(search('cherry toms').names[0]).toBe('Cherry tomato');
  expect(search('rice pud').names[0]).toBe('Rice pudding');
  const other = await searcher([...foods, named('Tom kha')]);
  expect(other('tom kha').names[0]).toBe('Tom kha');
});

test('search uses the words that name a food if no food has all of them and none is misspelt', async () => {
  const search = await searcher([
    named('Orange juice', 0.3),
    named('Orange', 0.9),
    named('Vodka', 0.9),
    named('Hot chocolate', 0.3),
    named('Chocolate cream', 0.9),
  ]);
  expect(search('orange juice vodka').names[0]).toBe('Orange juice');
  expect(search('hot chocolate with whipped cream').names[0]).toBe('Hot chocolate');
});

test.each(['squeezed', 'queen', 'soup'])('%j is folded once', async (word) => {
  const search = await searcher([named(`${word} thing`), named('Other'), named('Third')]);
  expect(search(`${word} zzzzzz`).names).toEqual([`${word} thing`]);
});

test('the beginning of a longer word is not a form of a shorter one', async () => {
  const search = await searcher([named('Peas', 0.9), named('Peanuts', 0.5), named('Banane', 0.5)]);
  expect(search('pean').names).toEqual(['Peanuts']);
  expect(search('bananen').names).toEqual(['Banane']);
});

test('an unknown compound finds the kind of food it ends in, and the result says so', async () => {
  const file = path.join(tempFolder(), 'catalogue.sqlite');
  await importSource(file, makeCollection(SOURCE, [named('Suppe'), named('Tee')]));
  const catalogue = openCatalogue(file);
  const found = catalogue.search({ text: 'Frittatensuppe', type: 'all', offset: 0, limit: 10 });
  expect(found.foods.map(({ name }) => name)).toEqual(['Suppe']);
  expect(found.searchedFor).toBe('suppe');
  catalogue.close();
});

test('a long word with a letter missing is corrected, and not split', async () => {
  const search = await searcher([named('Grapes', 0.9), named('Fruit', 0.9), named('Grapefruit')]);
  expect(search('grapfruit').names).toEqual(['Grapefruit']);
});

test.each([
  ['protein shake after gym', 'Protein shake'],
  ['sainsburys prawn curry', 'Prawn curry'],
  ['pringles sour cream', 'Pringles'],
  ['prawn curry n mints', 'Prawn curry'],
  ['kipper w brown bread', 'Kipper'],
  ['haggis neeps tatties', 'Haggis'],
  ['prawn curri tin', 'Prawn curry'],
])('words that name no food do not decide the first hit: %s', async (query, first) => {
  const search = await searcher([
    named('Iced tray bake', 0.9, { otherNames: ['tin bake'] }),
    named('Brown bread', 0.9),
    named('Potato', 0.9, { otherNames: ['tatties'] }),
    named('Swede', 0.5, { otherNames: ['neeps'] }),
    named('After-dinner mints', 0.9),
    named('Salisbury steak', 0.9),
    named('Sour cream', 0.9),
    named('Pringles'),
    named('Protein shake'),
    named('Prawn curry'),
    named('Kipper'),
    named('Haggis'),
  ]);
  expect(search(query).names[0]).toBe(first);
});

test('German plurals and adjectives find foods that a table names in the singular', async () => {
  const search = await searcher([
    named('Linse rot, reif', 0.1),
    named('Linse braun', 0.2),
    named('Linsen-Bolognese', 0.05),
    named('Rote-Linsensuppe', 0.4),
    named('Mandel süß', 0.1),
    named('Curryreis mit Mandeln', 0.4),
  ]);
  expect(search('Linsen').names.slice(0, 2)).toEqual(['Linse braun', 'Linse rot, reif']);
  expect(search('rote Linsen').names[0]).toBe('Linse rot, reif');
  expect(search('Mandeln').names).toEqual(['Mandel süß', 'Curryreis mit Mandeln']);
});

test('search looks for both parts of a compound that no food has', async () => {
  const search = await searcher([named('Fenchelsaat'), named('Salat'), named('Fenchel')]);
  expect(search('Fenchelsalat').names).toEqual(['Salat', 'Fenchel']);
});

test('a general word for food finds nothing by itself', async () => {
  const search = await searcher(['Chicken meal', 'Polenta meal'].map((name) => named(name)));
  expect(search('happy meal').names).toEqual([]);
  expect(search('chicken meal').names).toEqual(['Chicken meal']);
});

test('search finds nothing for words that name no food, unless a food has that name', async () => {
  const search = await searcher(['Soup', 'Cat food'].map((name) => named(name)));
  expect(search('soap').names).toEqual([]);
  expect(search('soop').names).toEqual(['Soup']);
  expect(search('cat food').names).toEqual(['Cat food']);
});

test('search reports the corrected query in ordinary spelling', async () => {
  const foods = ['Strawberry yoghurt', 'Chocolate brownie'].map((name) => named(name));
  const search = await searcher(foods);
  expect(search('strawbery yoghurt').searchedFor).toBe('strawberry yoghurt');
  expect(search('choclate brownies').searchedFor).toBe('chocolate brownies');
});

test('a compound finds foods whose names have its parts as separate words, before dishes with the compound', async () => {
  const search = await searcher([
    named('Rind Leber'),
    named('Rinderleber gebraten', 0.1),
    named('Pute Brust, ohne Haut'),
    named('Salat mit Putenbrust'),
    named('Leberwurst'),
  ]);
  expect(search('Rinderleber').names).toEqual(['Rind Leber', 'Rinderleber gebraten']);
  expect(search('Putenbrust').names[0]).toBe('Pute Brust, ohne Haut');
});

const namesOf = async (foods: readonly string[], text: string) =>
  (await searcher(foods.map((name) => named(name))))(text).names;

test('a German adjective and its food are also one word', async () => {
  const foods = ['Parmaschinken', 'Kochschinken', 'Schinken roh'];
  expect((await namesOf(foods, 'gekochter Schinken'))[0]).toBe('Kochschinken');
});

test('other words for a food are tried if no food has those of the query', async () => {
  expect(await namesOf(['Onions, green, raw', 'Spring water'], 'spring onions')).toEqual([
    'Onions, green, raw',
  ]);
});

test('a word that only describes a food finds nothing by itself', async () => {
  expect(await namesOf(['Beans, red kidney', 'Red snapper'], 'red bull')).toEqual([]);
});

test('a food called by all words comes before those that begin with one', async () => {
  expect((await namesOf(['Macaroon', 'Burger, Big Mac'], 'big mac'))[0]).toBe('Burger, Big Mac');
});

test('what a name excludes is no word of the food', async () => {
  const foods = ['Pizza, with meat other than pepperoni', 'Walnuts, excluding honey roasted'];
  expect(await namesOf(foods, 'pepperoni')).toEqual([]);
  expect(await namesOf(foods, 'walnuts')).toEqual(['Walnuts, excluding honey roasted']);
});

test('a concentrate of juice comes after the juice', async () => {
  const foods = ['Apple juice concentrate', 'Apple juice, clear, chilled'];
  expect((await namesOf(foods, 'apple juice'))[0]).toBe('Apple juice, clear, chilled');
});

test('a German plural in "e" finds foods of the singular, but a kind of its own is no plural', async () => {
  const search = await searcher([
    named('Kräuterbitter', 0.9, { otherNames: ['Weinextrakt'] }),
    named('Rotwein', 0.2),
    named('Weißwein', 0.1),
  ]);
  expect(search('Weine').names[0]).toBe('Rotwein');
});

test.each([
  ['milk chocolate digestives', 'Chocolate digestive'],
  ['sweet potato soup', 'Potato soup'],
  ['sea salt crisps', 'Crisps'],
  ['peanut butter ice cream', 'Ice cream'],
  ['pot noodle chicken', 'Pot noodle'],
  ['Tomate Suppe', 'Tomatensuppe'],
  ['custard made up with milk', 'Custard'],
  ['vegetarian bacon', 'Vegan bacon'],
])('%s names the food at its end, and not what flavours it', async (query, name) => {
  const search = await searcher(
    [
      'Milk chocolate',
      'Chocolate digestive',
      'Sweet potato',
      'Potato soup',
      'Sea salt',
      'Crisps',
      'Peanut butter',
      'Ice cream',
      'Pot noodle',
      'Chicken',
      'Tomatensuppe',
      'Suppe',
      'Custard',
      '7up',
      'Bacon',
      'Vegan bacon',
    ].map((food) => named(food)),
  );
  expect(search(query).names[0]).toBe(name);
});
