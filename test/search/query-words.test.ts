import { expect, test } from 'vitest';
import {
  readQuery,
  withJoinersInFull,
  withoutKindOfEgg,
  withoutSweetening,
} from '../../src/search/query-words.ts';

const read = (rewrite: (words: readonly string[]) => readonly string[], query: string) =>
  rewrite(query.split(' ')).join(' ');

test.each([
  ['toast w butter', 'toast with butter'],
  ['coffee w o sugar', 'coffee without sugar'],
  ['rice n peas', 'rice and peas'],
  ['brot m butter', 'brot mit butter'],
  ['hot chocolate made with milk', 'hot chocolate with milk'],
  ['custard made up with milk', 'custard with milk'],
  ['made up custard', 'made up custard'],
])('withJoinersInFull reads %j as %j', (query, full) => {
  expect(read(withJoinersInFull, query)).toBe(full);
});

test.each(['coffee w', 'w', 'a w root beer', 'milk constructor rice'])(
  'withJoinersInFull leaves %j as it is',
  (query) => {
    expect(read(withJoinersInFull, query)).toBe(query);
  },
);

test.each([
  ['tea with milk and 2 sugars', 'tea with milk'],
  ['coffee one sugar', 'coffee'],
  ['tee mit zucker', 'tee'],
  ['tee ohne zucker', 'tee'],
  ['tea milk sugar', 'tea milk'],
])('withoutSweetening reads %j as %j', (query, plain) => {
  expect(read(withoutSweetening, query)).toBe(plain);
});

test.each(['crepe with sugar', 'sugar free iced tea', 'iced tea sugar free', 'sugar in tea'])(
  'withoutSweetening leaves %j as it is',
  (query) => {
    expect(read(withoutSweetening, query)).toBe(query);
  },
);

test('a word that only describes a food is left out, unless foods have it', () => {
  const isKnown = (word: string) => word === 'grapes';
  expect(readQuery(['grapes', 'seedless'], isKnown).content).toEqual(['grapes']);
  expect(readQuery(['frozen', 'peas'], () => true).content).toEqual(['frozen', 'peas']);
});

test('a misspelt amount is not a food, unless foods have the word', () => {
  const isKnown = (word: string) => !['peice', 'handfull', 'schnitzl'].includes(word);
  expect(readQuery(['schnitzl', 'reis'], isKnown).content).toEqual(['schnitzl', 'reis']);
  expect(readQuery(['chicken', 'peice'], isKnown).content).toEqual(['chicken']);
  expect(readQuery(['sultanas', 'handfull'], isKnown).content).toEqual(['sultanas']);
  expect(readQuery(['chicken', 'peice'], () => true).content).toEqual(['chicken', 'peice']);
  expect(readQuery(['peice'], isKnown).content).toEqual(['peice']);
});

test('a search may ignore tips and spears, which are parts of a vegetable', () => {
  expect(readQuery(['asparagus', 'tips']).content).toEqual(['asparagus']);
  expect(readQuery(['asparagus', 'tips']).required).toEqual(['asparagus', 'tips']);
});

test('withoutKindOfEgg() drops how long an egg was boiled, and free range', () => {
  expect(withoutKindOfEgg(['hard', 'boiled', 'egg'])).toEqual(['boiled', 'egg']);
  expect(withoutKindOfEgg(['hartgekochtes', 'ei'])).toEqual(['gekochtes', 'ei']);
  expect(withoutKindOfEgg(['free', 'range', 'eggs'])).toEqual(['eggs']);
  expect(withoutKindOfEgg(['hard', 'cheese'])).toEqual(['hard', 'cheese']);
  expect(withoutKindOfEgg(['fat', 'free', 'milk'])).toEqual(['fat', 'free', 'milk']);
});
