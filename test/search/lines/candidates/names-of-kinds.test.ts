import { expect, test } from 'vitest';
import {
  countUnmatchedWords,
  haveHeadOf,
  isCalledBy,
  isExcludedBy,
  kindNamedBy,
  mayBeMeant,
} from '../../../../src/search/lines/candidates/names-of-kinds.ts';
import { makeFood } from '../../../support/foods.ts';

const named = (words: string, name: string, en?: string) =>
  kindNamedBy(
    words.split(' '),
    makeFood({ name, ...(en && { otherNames: [en], localNames: { en } }) }),
  );

test.each([
  ['vollmilch', 'Vollmilch frisch, 3,5 % Fett, pasteurisiert'],
  ['fettarme milch', 'Milch fettarm, frisch, 1,5 % Fett'],
  ['semi skimmed milk', 'Milk, semi-skimmed, pasteurised, average'],
  ['skim milk', 'Milk, fat free (skim)'],
  ['olive oil', 'Oil, olive, salad or cooking'],
  ['apples', 'Apples, raw, with skin'],
  ['mandeln', 'Mandel süß'],
  ['double cream', 'Cream, fresh, double, including Jersey cream'],
  ['teigwaren', 'Teigwaren eifrei, roh'],
  ['reis', 'Reis poliert, gekocht in Salzwasser (unjodiert)'],
  ['riso', 'Riso, bollito in acqua salata'],
  ['emmentaler', 'Emmentaler mind. 45 % Fett i. Tr.'],
])('kindNamedBy() finds that "%s" names "%s" except for its kind', (words, name) => {
  expect(named(words, name)).toBe('head');
});

test('kindNamedBy() tells a food that only a later part of its name calls so', () => {
  expect(named('almonds', 'Nuts, almonds, blanched')).toBe('part');
  expect(named('butter', 'Beans, butter')).toBe('part');
});

test.each([
  ['olive oil', 'Oil, corn, peanut, and olive'],
  ['milk chocolate', 'Chocolate milk'],
  ['rotwein', 'Preiselbeersauce mit Rotwein'],
  ['joghurt', 'Joghurt, mit Honig'],
  ['beef stew', 'Beef, chuck for stew'],
  ['knäckebrot', 'Knäckebrot glutenfrei'],
  ['tomatoes', 'Tomatoes, canned'],
  ['hähnchen', 'Hähnchen Herz'],
  ['milk', 'Milk, non-dairy'],
  ['whole milk', 'Milk, buttermilk, fluid, whole'],
  ['reis', 'Reis in Tomatensauce'],
  ['brot', 'Brot glutenfrei'],
])('kindNamedBy() does not take "%s" for "%s"', (words, name) => {
  expect(named(words, name)).toBeUndefined();
});

test('kindNamedBy() reads names in other languages, too', () => {
  expect(named('butter', 'Halbfettbutter', 'Butter half fat')).toBeUndefined();
  expect(named('leberwurst', 'Liver sausage, plain', 'Leberwurst')).toBe('head');
});

test('countUnmatchedWords() counts what the line leaves out, and an exclusion as several words', () => {
  const count = (name: string) =>
    countUnmatchedWords(makeFood({ name, otherNames: [] }), ['butter']);
  expect(count('Butter, salted')).toBe(1);
  expect(count('Butter, without salt')).toBeGreaterThan(count('Butter, salted, spread'));
});

test('haveHeadOf() compares the ends of compounds', () => {
  expect(haveHeadOf('Erdbeerjoghurt mit Sahne', ['joghurt'])).toBe(true);
  expect(haveHeadOf('Preiselbeersauce mit Rotwein', ['rotwein'])).toBe(false);
});

test('isExcludedBy() reads what a name says that a food lacks', () => {
  expect(isExcludedBy('Milk, imitation, non-soy', ['soy', 'milk'])).toBe(true);
  expect(isExcludedBy('Butter, without salt', ['butter'])).toBe(false);
  expect(isExcludedBy('Bacon strip, meatless', ['bacon'])).toBe(true);
  expect(isExcludedBy('Bacon strip, meatless', ['meatless', 'bacon'])).toBe(false);
});

test('isCalledBy() compares all words of a name in their order', () => {
  const food = makeFood({ name: 'Milk, chocolate', otherNames: ['Cookie'] });
  expect(isCalledBy(['cookies'], food)).toBe(true);
  expect(isCalledBy(['milk', 'chocolate'], food)).toBe(true);
  expect(isCalledBy(['chocolate', 'milk'], food)).toBe(false);
  expect(isCalledBy(['milk'], food)).toBe(false);
});

test('mayBeMeant() ignores the milk that a recipe of a table is made with', () => {
  expect(mayBeMeant(['custard'], makeFood({ name: 'Custard, made up with whole milk' }))).toBe(
    true,
  );
  expect(mayBeMeant(['custard'], makeFood({ name: 'Custard with honey' }))).toBe(false);
});
