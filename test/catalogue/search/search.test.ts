import path from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { importSource } from '../../../src/catalogue/importing/import-source.ts';
import { makeCollection } from '../../support/foods.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { named, SOURCE, searcher } from './searcher.ts';

test('exact names come first, then names that begin with the query, then the rest', async () => {
  const search = await searcher([
    named('Milk chocolate', 0.9),
    named('Coffee with milk', 1),
    named('Milk', 0.1),
    named('Milkshake', 0.9),
  ]);
  expect(search('milk').names).toEqual(['Milk', 'Milk chocolate', 'Milkshake', 'Coffee with milk']);
});

test('among equally good names the food that is eaten more comes first, and then the id decides', async () => {
  const search = await searcher([
    named('Rye bread', 0.2),
    named('White bread', 0.9),
    named('Corn bread', 0.2),
  ]);
  expect(search('bread').names).toEqual(['White bread', 'Corn bread', 'Rye bread']);
});

test('some words of a query are enough only if few foods have all of them, and the food that a word names comes first', async () => {
  const search = await searcher([named('Rice pudding'), named('Fried rice'), named('Egg')]);
  expect(search('rice egg').names[0]).toBe('Egg');
  expect(search('xylophone egg').names).toEqual(['Egg']);
  expect(search('rice pudding').names[0]).toBe('Rice pudding');
});

test('foods of the kind before "with" come before foods of the kind after it', async () => {
  const search = await searcher([
    named('Coffee cream', 0.9),
    named('Coffee with a dash of cream', 0.2),
  ]);
  expect(search('coffee with cream').names[0]).toBe('Coffee with a dash of cream');
});

test('a query for one food with another finds the first one', async () => {
  const foods = ['Pancakes', 'Pancake syrup', 'Syrup', 'Cheese roll', 'Roll', 'Cheese'];
  const search = await searcher(foods.map((name) => named(name)));
  expect(search('pancakes with syrup').names[0]).toBe('Pancakes');
  expect(search('roll with cheese').names[0]).toBe('Cheese roll');
});

test('"ready meal" after a dish finds no other ready meals', async () => {
  const search = await searcher(['Lasagne', 'Chicken ready meal'].map((name) => named(name)));
  expect(search('lasagne ready meal').names).toEqual(['Lasagne']);
  expect(search('chicken ready meal').names).toEqual(['Chicken ready meal']);
});

test('a German query for one food with another finds their compound', async () => {
  const foods = ['Käsebrot', 'Käsestange', 'Brot', 'Käse', 'Bagel mit Frischkäse'];
  const search = await searcher(foods.map((name) => named(name)));
  expect(search('Brot mit Käse').names[0]).toBe('Käsebrot');
  expect(search('Brötchen mit Wurst').names[0]).not.toBe('Käsebrot');
});

test('a dish named after its parts ranks before the parts', async () => {
  const foods = ['Fish', 'Fish in batter with chips', 'Chips', 'Fish and chips'];
  const search = await searcher(foods.map((name) => named(name)));
  expect(search('fish and chips').names[0]).toBe('Fish and chips');
});

test('search returns each hit once, even if there are more than it ranks', async () => {
  const many = Array.from({ length: 1100 }, (_, index) => named(`Sort ${index}`, 0.9));
  const others = Array.from({ length: 300 }, (_, index) =>
    named(`Sold ${index}`, 0.1, { type: 'branded_food', brand: 'Acme' }),
  );
  const search = await searcher([...many, ...others, named('Apple', 0.1), named('Sago', 0.05)]);
  const { names, totalCount } = search('s', { type: 'generic', limit: 2000 });
  expect(totalCount).toBe(1101);
  expect(names).toHaveLength(1101);
  expect(new Set(names).size).toBe(1101);
  expect(names).toContain('Sago');
});

test('a search for foods of one type finds no others, and internal words of the index find nothing', async () => {
  const search = await searcher([
    named('Oats'),
    named('Oats deluxe', 0.9, { type: 'branded_food', brand: 'Acme' }),
  ]);
  expect(search('oats', { type: 'generic' }).names).toEqual(['Oats']);
  expect(search('oats', { type: 'branded' }).names).toEqual(['Oats deluxe']);
  expect(search('\uE000g').totalCount).toBe(0);
});

test.each(['', '   ', '!?', '"', 'AND', 'a OR b', 'x*', '(', 'NEAR(a b)', '日本語', '\u0000'])(
  'search treats the syntax in %j as plain words',
  async (query) => {
    const search = await searcher([named('Thing')]);
    expect(() => search(query)).not.toThrow();
  },
);

test('search does not throw for any query, and returns the same hits each time', async () => {
  const search = await searcher(
    ['Milk', 'Milk rice', 'Rice', 'Crème', 'Äpfel'].map((name) => named(name)),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (query) => {
      expect(search(query)).toEqual(search(query));
    }),
    { numRuns: 300 },
  );
});

test('all pages together contain each hit of the whole list once', async () => {
  const foods = Array.from({ length: 1300 }, (_, index) =>
    named(`${index % 7 === 0 ? 'Bread' : 'Good bread'} number ${index}`, (index % 10) / 10),
  );
  const search = await searcher([...foods, named('Bread', 0)]);
  const all: string[] = [];
  for (let offset = 0; offset < 1400; offset += 100) {
    const { names, totalCount } = search('bread', { offset });
    expect(totalCount).toBe(1301);
    all.push(...names);
  }
  expect(all[0]).toBe('Bread');
  expect(all).toHaveLength(1301);
  expect(new Set(all).size).toBe(1301);
});

test('the saved results of frequent searches are the same as those of a search', async () => {
  const foods = Array.from({ length: 4100 }, (_, index) =>
    named(`${index % 3 === 0 ? 'Pear' : 'Good pear'} number ${index}`, (index % 10) / 10),
  );
  const file = path.join(tempFolder(), 'catalogue.sqlite');
  await importSource(file, makeCollection(SOURCE, [...foods, named('Pear', 0)]));
  const found = () => {
    const catalogue = openCatalogue(file);
    const pages = ['pear', 'pears', 'pea', 'numb'].flatMap((text) =>
      [0, 190, 300, 4000].map((offset) => {
        const hits = catalogue.search({ text, type: 'all', offset, limit: 20 });
        return { ...hits, foods: hits.foods.map(({ name }) => name) };
      }),
    );
    catalogue.close();
    return pages;
  };
  const saved = found();
  const db = new Database(file);
  expect(db.prepare('SELECT count(*) FROM frequent_search').pluck().get()).toBeGreaterThan(0);
  db.exec('DELETE FROM frequent_search');
  db.close();
  expect(found()).toEqual(saved);
  expect(saved[0]?.foods[0]).toBe('Pear');
});

test('an unfinished word finds the kind of food that begins with it, then names, then synonyms', async () => {
  const search = await searcher([
    named('Cheeseburger', 0.9, { otherNames: ['Käseburger'] }),
    named('Gouda', 0.3),
    named('Jam', 0.9, { otherNames: ['Strawberry jam'] }),
    named('Strawberries', 0.8),
  ]);
  expect(search('käs').names).toEqual(['Gouda', 'Cheeseburger']);
  expect(search('straw').names).toEqual(['Strawberries', 'Jam']);
});

test('foods with the exact word come before foods with longer words, and all are counted', async () => {
  const foods = [
    ...Array.from({ length: 1200 }, (_, at) => named(`Zorb ${at}`, 0.1)),
    ...Array.from({ length: 50 }, (_, at) => named(`Zorbel ${at}`, 0.9)),
  ];
  const search = await searcher(foods);
  const pages = [0, 400, 800, 1200].flatMap(
    (offset) => search('zorb', { offset, limit: 400 }).names,
  );
  expect(new Set(pages).size).toBe(1250);
  expect(pages.length).toBe(1250);
  expect(pages.slice(1200).every((name) => name.startsWith('Zorbel'))).toBe(true);
  expect(search('zorb', { limit: 10 }).totalCount).toBe(1250);
});

test('a food comes before dishes that share only the name of its part or form', async () => {
  const search = await searcher([named('Swede'), named('Potato mash', 0.9)]);
  expect(search('swede mash').names[0]).toBe('Swede');
});

test('a dish with an unknown ingredient finds the dish with that kind of ingredient', async () => {
  const foods = ['Suppe', 'Gemüsesuppe', 'Zucchini', 'Fruit cake', 'Pear'];
  const search = await searcher([...foods.map((name) => named(name)), named('Sponge cake', 0.9)]);
  expect(search('Zucchinisuppe').names[0]).toBe('Gemüsesuppe');
  expect(search('Zucchini Suppe').names[0]).toBe('Gemüsesuppe');
  // "Fruit cake" is not a more general name for a pear cake.
  expect(search('pear cake').names[0]).toBe('Sponge cake');
});

test('a query for a breaded food finds that food rather than another breaded one', async () => {
  const foods = ['Apple fritter', 'Spam', 'Wiener Schnitzel', 'Tofu'];
  const search = await searcher(foods.map((name) => named(name)));
  expect(search('spam fritters').names[0]).toBe('Spam');
  expect(search('Tofuschnitzel').names[0]).toBe('Tofu');
});

test('hasFoodWith() says whether a food has all words, each in its folded form', async () => {
  const file = path.join(tempFolder(), 'catalogue.sqlite');
  const foods = [named('Butter beans'), named('Green peas'), named('Peanut butter')];
  await importSource(file, makeCollection(SOURCE, foods));
  const catalogue = openCatalogue(file);
  expect([['butter', 'bean'], ['pea'], []].map(catalogue.hasFoodWith)).toEqual([true, true, true]);
  expect([['green', 'bean'], ['peas'], ['pea', 'nut']].map(catalogue.hasFoodWith)).toEqual([
    false,
    false,
    false,
  ]);
  catalogue.close();
});
