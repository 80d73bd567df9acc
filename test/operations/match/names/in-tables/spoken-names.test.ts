import { expect, test } from 'vitest';
import { withSpokenNames } from '../../../../../src/operations/match/names/in-tables/spoken-names.ts';
import { makeFood } from '../../../../support/foods.ts';

const spoken = (name: string, ...words: readonly string[]) =>
  withSpokenNames(makeFood({ name, otherNames: [] }), { words, share: undefined }).otherNames;

test('withSpokenNames() leaves out what people do not say', () => {
  expect(spoken('Banane roh')).toEqual(['Banane']);
  expect(spoken('Apples, raw, with skin')).toEqual(['Apples']);
  expect(spoken('Kaffee (Getränk)')).toEqual(['Kaffee']);
  expect(spoken('Brötchen (Blätterteig)')).toEqual([]);
  expect(spoken('Lachs geräuchert (Räucherlachs)')).toEqual(['Räucherlachs']);
  expect(spoken('Salami (Schwein)')).toEqual([]);
});

test('withSpokenNames() leaves out that a table does not specify a kind, or means the usual one', () => {
  expect(spoken('Milk, NFS')).toEqual(['Milk']);
  expect(spoken('Bacon, NS as to type of meat, cooked')).toEqual(['Bacon, cooked']);
  expect(spoken('Yogurt, Greek, NS as to type of milk, plain')).toEqual(['Yogurt, Greek']);
  expect(spoken('Mayonnaise, regular')).toEqual(['Mayonnaise']);
  expect(spoken('Bagel, plain')).toEqual(['Bagel']);
  // Plain chocolate is dark.
  expect(spoken('Chocolate, plain')).toEqual([]);
  expect(spoken('Tomatoes, canned, whole contents')).toEqual(['Tomatoes, canned']);
});

test('withSpokenNames() adds the compound or synonym that a line uses for the head', () => {
  expect(spoken('Rind Leber', 'rinderleber')).toEqual(['rinderleber']);
  expect(spoken('Hähnchen Brust, ohne Haut', 'hähnchenbrust')).toEqual([
    'hahnchenbrust, ohne Haut',
  ]);
  expect(spoken('Teigwaren eifrei', 'nudeln')).toEqual(['nudeln eifrei']);
  expect(spoken('Rind Leber', 'leberwurst')).toEqual([]);
});

test('withSpokenNames() adds each of the alternatives of a name', () => {
  expect(spoken('Garnele/Granat/Krabbe, gekocht')).toEqual([
    'Garnele, gekocht',
    'Granat, gekocht',
    'Krabbe, gekocht',
  ]);
});
