import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { importSource } from '../../src/catalogue/importing/import-source.ts';
import type { FoodQuery } from '../../src/catalogue/search/search.ts';
import type { Food } from '../../src/model/food.ts';
import { makeCollection, makeFood, makeVariant } from '../support/foods.ts';
import { tempFolder } from '../support/temp-folder.ts';

const SOURCE = { id: 'test', name: 'Test foods', release: '1', licence: 'none' };

function named(name: string, searchWeight = 0.5, more: Partial<Food> = {}): Food {
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return makeFood({
    id,
    name,
    searchWeight,
    variants: [makeVariant({ id: `${id}.raw` })],
    ...more,
  });
}

function searcher(foods: readonly Food[]) {
  const file = path.join(tempFolder(), 'catalogue.sqlite');
  importSource(file, makeCollection(SOURCE, foods));
  const catalogue = openCatalogue(file);
  return (text: string, more: Partial<FoodQuery> = {}) => {
    const { foods: found, totalCount } = catalogue.search({
      text,
      kind: 'all',
      offset: 0,
      limit: 100,
      ...more,
    });
    return { names: found.map(({ name }) => name), totalCount };
  };
}

test('exact names come first, then names that begin with the query, then the rest', () => {
  const search = searcher([
    named('Milk chocolate', 0.9),
    named('Coffee with milk', 1),
    named('Milk', 0.1),
    named('Milkshake', 0.9),
  ]);
  expect(search('milk').names).toEqual(['Milk', 'Milk chocolate', 'Milkshake', 'Coffee with milk']);
});

test('among equals the one that is eaten more comes first, then the id decides', () => {
  const search = searcher([
    named('Rye bread', 0.2),
    named('White bread', 0.9),
    named('Corn bread', 0.2),
  ]);
  expect(search('bread').names).toEqual(['White bread', 'Corn bread', 'Rye bread']);
});

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
])('%s finds %s', (query, name) => {
  const search = searcher([
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

test('a misspelling never pushes down what is spelt right', () => {
  const foods = ['Bean', 'Bean soup', 'Bean salad', 'Bear'].map((name) => named(name));
  expect(searcher(foods)('bean').names).toEqual(['Bean', 'Bean salad', 'Bean soup']);
  expect(searcher([named('Bear', 0.1), named('Bean', 1)])('bear').names[0]).toBe('Bear');
});

test('any of the words is enough only where all of them find little', () => {
  const search = searcher([named('Rice pudding'), named('Fried rice'), named('Egg')]);
  expect(search('rice egg').names.sort()).toEqual(['Egg', 'Fried rice', 'Rice pudding']);
  expect(search('rice pudding').names[0]).toBe('Rice pudding');
});

test('near-duplicates are one hit, retired foods are none', () => {
  const search = searcher([
    named('Peas, green', 0.5),
    named('Green peas', 0.9),
    named('Old peas', 1, { retiredIn: '4.0' }),
  ]);
  expect(search('peas')).toEqual({ names: ['Green peas'], totalCount: 1 });
});

test('near-duplicates lend their names, and other words in another order are another food', () => {
  const search = searcher([
    named('Milk chocolate', 0.9),
    named('Chocolate milk', 0.5),
    named('Peas, green', 0.5, { otherNames: ['Erbsen'] }),
    named('Green peas', 0.9),
  ]);
  expect(search('chocolate milk').names).toEqual(['Chocolate milk', 'Milk chocolate']);
  expect(search('erbsen').names).toEqual(['Green peas']);
});

test.each(['squeezed', 'queen', 'soup'])('%j is folded once', (word) => {
  const search = searcher([named(`${word} thing`), named('Other'), named('Third')]);
  expect(search(`${word} zzzzzz`).names).toEqual([`${word} thing`]);
});

test('of more hits than are ranked, each is there once, and no other', () => {
  const many = Array.from({ length: 1100 }, (_, index) => named(`Sort ${index}`, 0.9));
  const others = Array.from({ length: 300 }, (_, index) =>
    named(`Sold ${index}`, 0.1, { type: 'branded_food', brand: 'Acme' }),
  );
  const search = searcher([...many, ...others, named('Apple', 0.1), named('Sago', 0.05)]);
  const { names, totalCount } = search('s', { kind: 'generic', limit: 2000 });
  expect(totalCount).toBe(1101);
  expect(names).toHaveLength(1101);
  expect(new Set(names).size).toBe(1101);
  expect(names).toContain('Sago');
});

test('a kind is kept apart, and words of the index itself find nothing', () => {
  const search = searcher([
    named('Oats'),
    named('Oats deluxe', 0.9, { type: 'branded_food', brand: 'Acme' }),
  ]);
  expect(search('oats', { kind: 'generic' }).names).toEqual(['Oats']);
  expect(search('oats', { kind: 'branded' }).names).toEqual(['Oats deluxe']);
  expect(search('\uE000g').totalCount).toBe(0);
});

test.each(['', '   ', '!?', '"', 'AND', 'a OR b', 'x*', '(', 'NEAR(a b)', '日本語', '\u0000'])(
  'a query of %j is only words',
  (query) => {
    expect(() => searcher([named('Thing')])(query)).not.toThrow();
  },
);

test('no query breaks, and the same query gives the same hits', () => {
  const search = searcher(
    ['Milk', 'Milk rice', 'Rice', 'Crème', 'Äpfel'].map((name) => named(name)),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (query) => {
      expect(search(query)).toEqual(search(query));
    }),
    { numRuns: 300 },
  );
});

test('pages put together are the whole list, each hit once, however many are ranked', () => {
  const foods = Array.from({ length: 1300 }, (_, index) =>
    named(`${index % 7 === 0 ? 'Bread' : 'Good bread'} number ${index}`, (index % 10) / 10),
  );
  const search = searcher([...foods, named('Bread', 0)]);
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
