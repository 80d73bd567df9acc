import { expect, test } from 'vitest';
import { readDenial, readFreeFrom, readNegation } from '../../src/search/exclusions.ts';

test.each([
  ['coffee no sugar', 'coffee', 'sugar'],
  ['tea without milk and sugar', 'tea', 'milk and sugar'],
  ['black tea no milk no sugar', 'black tea', 'milk sugar'],
  ['curry no rice with naan', 'curry with naan', 'rice'],
  ['peanut butter no added sugar', 'peanut butter', 'sugar'],
  ['kaffee ohne zucker mit milch', 'kaffee mit milch', 'zucker'],
])('readNegation reads %j as %j', (query, rest, excluded) => {
  const exclusion = readNegation(query.split(' '));
  expect(exclusion?.rest.join(' ')).toBe(rest);
  expect(exclusion?.excluded.join(' ')).toBe(excluded);
});

test.each(['no', 'without', 'no sugar cola', 'ohne mich', 'sugar no', 'coffee'])(
  'readNegation finds no food before what %j excludes',
  (query) => {
    expect(readNegation(query.split(' '))).toBeUndefined();
  },
);

test.each([
  ['jelly sugar free', 'jelly'],
  ['dairy free yoghurt', 'yoghurt'],
  ['sugar free', undefined],
  ['eggs free range', undefined],
  ['free coffee', undefined],
  ['coffee', undefined],
])('readFreeFrom reads %j as %j', (query, rest) => {
  expect(readFreeFrom(query.split(' '))?.rest.join(' ')).toBe(rest);
});

test('readNegation() phrases an exclusion as names of foods do', () => {
  const phrasings = readNegation(['bier', 'ohne', 'alkohol'])?.phrasings.map((words) =>
    words.join(' '),
  );
  expect(phrasings).toContain('bier alkoholfrei');
  expect(phrasings).toContain('bier without alkohol');
});

test.each([
  ['apfelmus ungezuckert', 'apfelmus', 'apfelmus ohne zucker'],
  ['ungesusstes apfelmus', 'apfelmus', 'unsweetened apfelmus'],
  ['musli zuckerfrei', 'musli', 'musli ohne zuckerzusatz'],
  ['unsalted peanut', 'peanut', 'peanut without salt'],
])('readDenial reads %j as %j', (query, rest, phrasing) => {
  const denial = readDenial(query.split(' '));
  expect(denial?.rest.join(' ')).toBe(rest);
  expect(denial?.phrasings.map((words) => words.join(' '))).toContain(phrasing);
});

test.each(['ungezuckert', 'apfelmus', 'gezuckert apfelmus'])(
  'readDenial finds none in %j',
  (query) => {
    expect(readDenial(query.split(' '))).toBeUndefined();
  },
);
