import { expect, test } from 'vitest';
import { deniedIn, freeOfIn, lackingIn } from '../../src/search/lacking.ts';

test.each([
  ['coffee no sugar', 'coffee', 'sugar'],
  ['tea without milk and sugar', 'tea', 'milk and sugar'],
  ['black tea no milk no sugar', 'black tea', 'milk sugar'],
  ['curry no rice with naan', 'curry with naan', 'rice'],
  ['peanut butter no added sugar', 'peanut butter', 'sugar'],
  ['kaffee ohne zucker mit milch', 'kaffee mit milch', 'zucker'],
])('lackingIn reads %j as %j', (query, rest, lacked) => {
  const lacking = lackingIn(query.split(' '));
  expect(lacking?.rest.join(' ')).toBe(rest);
  expect(lacking?.lacked.join(' ')).toBe(lacked);
});

test.each(['no', 'without', 'no sugar cola', 'ohne mich', 'sugar no', 'coffee'])(
  'lackingIn finds no food before what %j lacks',
  (query) => {
    expect(lackingIn(query.split(' '))).toBeUndefined();
  },
);

test.each([
  ['jelly sugar free', 'jelly'],
  ['dairy free yoghurt', 'yoghurt'],
  ['sugar free', undefined],
  ['eggs free range', undefined],
  ['free coffee', undefined],
  ['coffee', undefined],
])('freeOfIn reads %j as %j', (query, rest) => {
  expect(freeOfIn(query.split(' '))?.rest.join(' ')).toBe(rest);
});

test('lackingIn knows how names say it', () => {
  const namings = lackingIn(['bier', 'ohne', 'alkohol'])?.namings.map((words) => words.join(' '));
  expect(namings).toContain('bier alkoholfrei');
  expect(namings).toContain('bier without alkohol');
});

test.each([
  ['apfelmus ungezuckert', 'apfelmus', 'apfelmus ohne zucker'],
  ['ungesusstes apfelmus', 'apfelmus', 'unsweetened apfelmus'],
  ['musli zuckerfrei', 'musli', 'musli ohne zuckerzusatz'],
  ['unsalted peanut', 'peanut', 'peanut without salt'],
])('deniedIn reads %j as %j', (query, rest, naming) => {
  const denied = deniedIn(query.split(' '));
  expect(denied?.rest.join(' ')).toBe(rest);
  expect(denied?.namings.map((words) => words.join(' '))).toContain(naming);
});

test.each(['ungezuckert', 'apfelmus', 'gezuckert apfelmus'])(
  'deniedIn finds none in %j',
  (query) => {
    expect(deniedIn(query.split(' '))).toBeUndefined();
  },
);
