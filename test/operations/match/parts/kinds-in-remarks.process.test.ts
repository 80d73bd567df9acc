import { expect, test } from 'vitest';
import { SURE_CONFIDENCE } from '../../../../src/model/entry.ts';
import { matchLine } from '../../../../src/operations/match/match-line.ts';
import { openEmbedded } from '../../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

function foodOf(food: string, line: { readonly kind?: string; readonly lacksUnit?: true } = {}) {
  const measure = line.lacksUnit ? '10' : '100 g';
  const rest = { location: { file: 'a.csv' }, line: 1, text: `${measure} ${food}`, cells: [] };
  const [matched] = matchLine(
    catalogue,
    { ...rest, food, measure, ...line },
    { threshold: SURE_CONFIDENCE },
  );
  return matched?.candidates[0];
}

test.each([
  ['Joghurt', 'fettarm', 'low-fat-yoghurt'],
  ['Milch', '1,5 %', 'semi-skimmed-milk'],
  ['Yoghurt', '0% fat', 'fat-free-yoghurt'],
  ['Brot', 'Vollkorn', 'german-wholegrain-bread'],
  ['Fisch', 'Lachs', 'salmon'],
  ['Käse', 'Emmentaler', 'emmental'],
  ['Reis', 'gekocht', 'white-rice.boiled'],
])('matchLine reads a remark on the kind: %s, %s', (food, kind, id) => {
  expect(foodOf(food, { kind })?.id).toBe(id);
});

test.each([
  ['Joghurt', 'lecker', 'yoghurt'],
  ['Apfel', 'im Büro', 'apple'],
  ['Toast', 'Butter', 'toast-bread'],
])('matchLine ignores a remark that is not a kind of the food: %s, %s', (food, kind, id) => {
  expect(foodOf(food, { kind })?.id).toBe(id);
});

test.each([
  ['Fisch (Lachs)', 'salmon'],
  ['Wurst (Salami)', 'salami'],
  ['Joghurt (fettarm)', 'low-fat-yoghurt'],
  ['Joghurt, fettarm', 'low-fat-yoghurt'],
  ['Milch, fettarm', 'semi-skimmed-milk'],
])('matchLine reads the kind in the name of a food next to its amount: %s', (food, id) => {
  expect(foodOf(food)?.id).toBe(id);
});

test('matchLine is not sure of a number that may be grams', () => {
  expect(foodOf('Mandeln', { lacksUnit: true })).toMatchObject({ id: 'almonds', doubt: 'unit' });
  expect(foodOf('Mandeln', { lacksUnit: true })?.confidence).toBeLessThan(0.6);
});

test('a remark on the place leaves juice as it is', () => {
  expect(foodOf('orange juice', { kind: 'at home' })?.id).toBe('orange-juice');
});
