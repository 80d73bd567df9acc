import { expect, test } from 'vitest';
import {
  correctQuery,
  isMisspelled,
  isSlippedBeginning,
  type Vocabulary,
} from '../../src/search/spelling.ts';
import { wordsWithin } from '../../src/text/words/edit-distance.ts';

const FOODS = { broccoli: 20, soup: 300, soap: 1, chicken: 500, chickpea: 40 };

const near =
  (foodsOf: Readonly<Record<string, number>>): Vocabulary['near'] =>
  (word, edits) =>
    wordsWithin(
      word,
      edits,
      Object.entries(foodsOf).map(([one, foods]) => ({ word: one, foods })),
    );

const vocabulary = {
  isKnown: (typed: string) => Object.keys(FOODS).some((word) => word.startsWith(typed)),
  has: (word: string) => word in FOODS,
  near: near(FOODS),
};

test('only unknown words are corrected', () => {
  expect(correctQuery(['brocoli', 'soup'], vocabulary)).toEqual([['broccoli', 'soup']]);
  expect(correctQuery(['broc', 'soup'], vocabulary)).toEqual([]);
});

test('the likeliest correction comes first: few edits, then a word of many foods', () => {
  expect(correctQuery(['soep'], vocabulary)).toEqual([['soup'], ['soap']]);
  expect(correctQuery(['chickan'], vocabulary)[0]).toEqual(['chicken']);
});

test('a misspelling may look like a plural, or be a misspelt plural', () => {
  const sweet = {
    isKnown: () => false,
    has: () => false,
    near: near({ honey: 20, gravie: 30, graved: 2 }),
  };
  expect(correctQuery(['honny'], sweet)[0]).toEqual(['honey']);
  expect(correctQuery(['gravey'], sweet)[0]).toEqual(['gravie']);
});

test('two letters of a longer word may be wrong if its consonants are right', () => {
  const pies = { isKnown: () => false, has: () => false, near: near({ shepherd: 3, leopard: 9 }) };
  expect(correctQuery(['shepards'], pies)).toEqual([['shepherd']]);
});

test('a query stays unchanged if a word is near no other', () => {
  expect(correctQuery(['brocoli', 'xylophone'], vocabulary)).toEqual([]);
  expect(correctQuery(['so'], { ...vocabulary, isKnown: () => false })).toEqual([]);
});

test('the vocabulary is read only for unknown words', () => {
  const read = () => {
    throw new Error('read');
  };
  expect(correctQuery(['soup'], { ...vocabulary, near: read })).toEqual([]);
});

test('a short word that only looks alike is another word, unless it sounds the same', () => {
  const strange = {
    isKnown: () => false,
    has: () => false,
    near: near({ haricot: 3, broccoli: 20, in: 90 }),
  };
  expect(correctQuery(['haribo'], strange)).toEqual([]);
  expect(correctQuery(['brokoli'], strange)).toEqual([['broccoli']]);
  expect(correctQuery(['irn'], strange)).toEqual([]);
});

test('the first letter is rarely wrong, and with another one, a short word is a different word', () => {
  const words = near({ blacken: 20, lecken: 10, full: 30, cola: 5, iron: 8 });
  const strange = { isKnown: () => false, has: () => false, near: words };
  expect(correctQuery(['lacken'], strange)).toEqual([['lecken'], ['blacken']]);
  expect(correctQuery(['null'], strange)).toEqual([]);
  expect(correctQuery(['kola'], strange)).toEqual([['cola']]);
});

test('a word of three letters is corrected only by one that sounds alike', () => {
  expect(
    correctQuery(['irn'], { isKnown: () => false, has: () => false, near: near({ iron: 8 }) }),
  ).toEqual([]);
  expect(
    correctQuery(['pye'], { isKnown: () => false, has: () => false, near: near({ pie: 8 }) }),
  ).toEqual([['pie']]);
});

test('only a long word that is one letter from a word is a misspelling for sure', () => {
  expect(isMisspelled('brocolli', vocabulary)).toBe(false);
  expect(isMisspelled('brocccoli', vocabulary)).toBe(true);
  expect(isMisspelled('broccoli', vocabulary)).toBe(false);
  expect(isMisspelled('soub', vocabulary)).toBe(false);
});

test('the beginning of a longer word may be a misspelling of a whole word', () => {
  const words = { petersilie: 9, petersilerdapfel: 1, vollkorn: 30, vollkornbrot: 20 };
  const herbs = {
    isKnown: (typed: string) => Object.keys(words).some((word) => word.startsWith(typed)),
    has: (word: string) => word in words,
    near: near(words),
  };
  expect(correctQuery(['petersile'], herbs)[0]).toEqual(['petersilie']);
  expect(correctQuery(['vollkornb'], herbs)).toEqual([]);
  expect(isSlippedBeginning('petersile', herbs)).toBe(true);
  for (const unfinished of ['petersili', 'petersilerd', 'vollkornb', 'vollkorn']) {
    expect(isSlippedBeginning(unfinished, herbs)).toBe(false);
  }
});

test('five letters of which two are swapped are a misspelling, although a longer word begins with them', () => {
  const words = { apple: 90, appelwoi: 1, bread: 20, breadstick: 3 };
  const fruit = {
    isKnown: (typed: string) => Object.keys(words).some((word) => word.startsWith(typed)),
    has: (word: string) => word in words,
    near: near(words),
  };
  expect(isSlippedBeginning('appel', fruit)).toBe(true);
  expect(correctQuery(['appel'], fruit)[0]).toEqual(['apple']);
  // Unfinished, or too short.
  for (const typed of ['appelw', 'breads', 'appe'])
    expect(isSlippedBeginning(typed, fruit)).toBe(false);
});

test('a compound of two known words is not a misspelling of another', () => {
  const kitchen = near({
    fenchelsaat: 1,
    dinkelbrot: 2,
    dinkelbrei: 1,
    cauliflower: 9,
    walnuss: 5,
  });
  const parts = ['fenchel', 'salat', 'dinkel', 'brei', 'cauli', 'flour', 'wall', 'nuss'];
  const foods = {
    isKnown: () => false,
    has: (word: string) => parts.includes(word),
    near: kitchen,
  };
  expect(correctQuery(['fenchelsalat'], foods)).toEqual([]);
  expect(correctQuery(['dinkelbrei'], foods)).toEqual([['dinkelbrei']]);
  expect(correctQuery(['cauliflour'], foods)).toEqual([['cauliflower']]);
  expect(correctQuery(['wallnuss'], foods)).toEqual([['walnuss']]);
});

test('before a kind of food, a word is corrected by at most one letter', () => {
  const foods = { mais: 5, misosuppe: 1, suppe: 60, wall: 1, nuss: 20, walnuss: 9 };
  const words = { isKnown: () => false, has: (word: string) => word in foods, near: near(foods) };
  expect(correctQuery(['maissuppe'], words)).toEqual([]);
  expect(correctQuery(['wallnuss'], words)[0]).toEqual(['walnuss']);
});

const wordsOf = (foods: Readonly<Record<string, number>>): Vocabulary => ({
  isKnown: (typed) => Object.keys(foods).some((word) => word.startsWith(typed)),
  has: (word) => word in foods,
  near: near(foods),
});

test('a word that another language spells with c is no misspelling of a shorter word, even unfinished', () => {
  const words = wordsOf({ broccoli: 20, brot: 300 });
  expect(correctQuery(['brok'], words)).toEqual([['broc']]);
  expect(correctQuery(['brokkoli'], words)).toEqual([['broccoli']]);
  expect(correctQuery(['bro'], wordsOf({ brot: 1, brcot: 1 }))).toEqual([]);
});

test('a compound with one misspelt part is corrected to its two words', () => {
  const words = wordsOf({ hahnchen: 20, brust: 30, apfel: 9, schorle: 3 });
  expect(correctQuery(['hanchenbrust'], words)).toEqual([['hahnchen', 'brust']]);
  expect(correctQuery(['apfelscholre'], words)).toEqual([['apfel', 'schorle']]);
  // Neither part is a word, or both are.
  expect(correctQuery(['fahrradkette'], words)).toEqual([]);
});

test('a word that is spelled correctly is not corrected', () => {
  const mayCorrect = (word: string) => word !== 'sharp';
  const words = wordsOf({ shark: 2, cheddar: 9 });
  expect(correctQuery(['sharp', 'cheddar'], words)).toEqual([['shark', 'cheddar']]);
  expect(correctQuery(['sharp', 'cheddar'], words, mayCorrect)).toEqual([]);
  expect(correctQuery(['sharp', 'chedar'], words, mayCorrect)).toEqual([['sharp', 'cheddar']]);
});

test('a word of foods before a food of some kind is no misspelling of another compound', () => {
  const words = wordsOf({ rahm: 4, gulasch: 9, rehgulasch: 2 });
  expect(correctQuery(['rahmgulasch'], words)).toEqual([]);
});
