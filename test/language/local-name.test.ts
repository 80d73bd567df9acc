import { expect, test } from 'vitest';
import { recordedName, searchedName } from '../../src/language/local-name.ts';
import { makeFood } from '../support/foods.ts';

test('recordedName returns the name in the record, unless the local name says more', () => {
  const roll = {
    ...makeFood(),
    name: 'Crusty white roll',
    otherNames: ['Semmel', 'Brötchen', 'Schrippe'],
    localNames: { de: 'Semmel' },
  };
  expect(recordedName(roll, '2 Stück Brötchen', 'de')).toBe('Brötchen');
  expect(recordedName(roll, 'helle Backware', 'de')).toBe('Semmel');
  const milk = { ...makeFood(), name: 'Whole milk', otherNames: ['milk', 'full-fat milk'] };
  expect(recordedName(milk, '200 ml milk', 'en')).toBe('Whole milk');
  expect(recordedName(milk, '200 ml full-fat milk', 'en')).toBe('Full-fat milk');
});

test('recordedName returns no German name if the text is English', () => {
  const salmon = {
    ...makeFood(),
    name: 'Salmon',
    otherNames: ['Lachs'],
    localNames: { de: 'Lachs' },
  };
  expect(recordedName(salmon, '100 g Lachs', 'en')).toBe('Salmon');
  expect(recordedName(salmon, '100 g Lachs', 'de')).toBe('Lachs');
});

test('searchedName adds the name that was searched for, unless the local name has as many words of the query', () => {
  const roll = {
    ...makeFood(),
    name: 'Crusty white roll',
    otherNames: ['Semmeln', 'Semmel', 'Kaisersemmel'],
    localNames: { de: 'Brötchen' },
  };
  expect(searchedName(roll, 'semmel', 'de')).toBe('Brötchen (Semmel)');
  expect(searchedName(roll, 'Brötchen', 'de')).toBe('Brötchen');
  expect(searchedName(roll, 'white rolls', 'en')).toBe('Crusty white roll');
  expect(searchedName(roll, 'croissant', 'en')).toBe('Crusty white roll');
});

test('searchedName finds a word of the query at the end of a compound, in singular and plural', () => {
  const biscuit = {
    ...makeFood(),
    name: 'Butter biscuit',
    otherNames: ['Leibniz-Keks'],
    localNames: { de: 'Butterkeks' },
  };
  expect(searchedName(biscuit, 'Kekse', 'de')).toBe('Butterkeks');
  expect(searchedName(biscuit, 'Keks', 'de')).toBe('Butterkeks');
  expect(searchedName(biscuit, 'Leibniz', 'de')).toBe('Butterkeks (Leibniz-Keks)');
});

test('searchedName prefers whole words to the ends of others, and adds to what is in parentheses', () => {
  const crisps = {
    ...makeFood(),
    name: 'Flavoured potato crisps',
    otherNames: ['Paprikachips', 'flavored potato chips'],
    localNames: { de: 'Würzige Kartoffelchips (Beutel)' },
  };
  expect(searchedName(crisps, 'chips', 'en')).toBe(
    'Flavoured potato crisps (flavored potato chips)',
  );
  expect(searchedName(crisps, 'paprika', 'de')).toBe(
    'Würzige Kartoffelchips (Beutel; Paprikachips)',
  );
  expect(searchedName(crisps, 'Potsdamer', 'en')).toBe('Flavoured potato crisps');
});
