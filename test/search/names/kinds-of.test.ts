import { expect, test } from 'vitest';
import { compoundHead } from '../../../src/search/names/compounds.ts';
import { KINDS } from '../../../src/search/names/kinds/kinds.ts';
import {
  kindsBeginning,
  kindsNamed,
  kindsOf,
  phrasesOfKinds,
} from '../../../src/search/names/kinds-of.ts';
import { foldWords } from '../../../src/text/words/fold-words.ts';

const WORDS = new Set(
  foldWords('Brot Saft Milch Reis Eis Wasser Vanille Vollkorn Apfel Schwein Wein'),
);
const partOf = (word: string) => compoundHead(word, (one) => WORDS.has(one));
const kinds = (...names: string[]) => [...kindsOf(names, partOf).kinds];
const heads = (...names: string[]) => [...kindsOf(names, partOf).heads];

test('a food belongs to the kinds of its head, and to their kinds', () => {
  expect(kinds('Cheddar')).toEqual(expect.arrayContaining(['cheese', 'dairie']));
  expect(kinds('Beef steak')).toEqual(expect.arrayContaining(['beef', 'meat']));
  expect(kinds('Gouda 45 % Fett i. Tr.')).toContain('cheese');
});

test('an exception is not of the kind that its name ends in', () => {
  expect(kinds('Peanut butter')).toContain('nutbutter');
  expect(kinds('Peanut butter')).not.toContain('butter');
  expect(heads('Coconut milk')).not.toContain('milk');
  expect(heads('Breast milk', 'milk for babies')).not.toContain('milk');
});

test('other names decide only if the main name shows no kind', () => {
  expect(kinds('Cheese sandwich', 'Bread and cheese')).not.toContain('bread');
  expect(kinds('Gravlax', 'salmon')).toContain('fish');
});

test.each([
  ['Vegetable stir-fry', 'chip'],
  ['Red pepper', 'spice'],
  ['Butternut squash', 'cordial'],
  ['Blackcurrant squash', 'pumpkin'],
  ['Beans, kidney, red', 'offal'],
  ['Welsh rabbit', 'game'],
])('%s is not a %s', (name, kind) => {
  expect(kinds(name)).not.toEqual([]);
  expect(kinds(name)).not.toContain(kind);
});

test('a Torte is a cake, but other cakes are not a Torte', () => {
  expect(kinds('Linzer Torte')).toEqual(expect.arrayContaining(['torte', 'cake']));
  expect(kinds('Brownie')).toContain('cake');
  expect(kinds('Brownie')).not.toContain('torte');
});

test('German compounds end in their head', () => {
  expect(heads('Vollkornbrot')).toEqual(['vollkornbrot', 'brot']);
  expect(heads('Vanilleeis')).toContain('eis');
  expect(heads('Wassereis')).not.toContain('reis');
  expect(heads('Schwein')).not.toContain('wein');
});

test('a phrase names its kinds in both languages', () => {
  expect(kindsNamed('kase')).toEqual(['cheese']);
  expect(kindsNamed('icecream')).toEqual(['icecream']);
  expect(kindsNamed('xylophone')).toEqual([]);
});

test('no two kinds have the same first word', () => {
  const first = KINDS.map(({ words }) => words.split(';')[0]);
  expect(new Set(first).size).toBe(first.length);
});

test('the beginning of a word may name a kind', () => {
  expect(kindsBeginning('kas')).toContain('cheese');
  expect(kindsBeginning('xyz')).toEqual([]);
});

test.each([
  ['Spaghetti bolognese', 'pasta'],
  ['Pasta with tomato sauce', 'pasta'],
  ['Crisped rice', 'rice'],
  ['Kimchi', 'cabbage'],
  ['Bratwurst in a roll', 'sausage'],
])('%s is not a %s', (name, kind) => {
  expect([...kindsOf([name]).kinds]).not.toContain(kind);
});

test('lettuce is a Salat, but not a salad', () => {
  const { kinds } = kindsOf(['Lettuce', 'Kopfsalat']);
  expect([...kinds]).toContain('salat');
  expect([...kinds]).not.toContain('salad');
});

test('a food has the phrases of its kinds, the nearest first, in every language', () => {
  expect(phrasesOfKinds('gouda')).toEqual(expect.arrayContaining(['cheese', 'kase']));
  expect(phrasesOfKinds('zucchini')).toEqual(expect.arrayContaining(['vegetable', 'gemuse']));
  const gouda = phrasesOfKinds('gouda');
  expect(gouda.indexOf('cheese')).toBeLessThan(gouda.indexOf('dairie'));
  expect(phrasesOfKinds('cheese')).not.toContain('cheese');
  expect(phrasesOfKinds('xylophone')).toEqual([]);
});
