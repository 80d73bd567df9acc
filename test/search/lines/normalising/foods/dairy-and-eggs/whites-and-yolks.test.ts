import { expect, test } from 'vitest';
import { withWhitesAndYolks } from '../../../../../../src/search/lines/normalising/foods/dairy-and-eggs/whites-and-yolks.ts';

test.each([
  ['2 eggs, whites only', '2 egg whites'],
  ['3 Eier, nur das Eiweiß', '3 egg whites'],
  ['2 Eier, davon nur das Eiweiß', '2 egg whites'],
  ['Eiweiß von 3 Eiern', '3 egg whites'],
  ['1 egg (yolk only)', '1 egg yolks'],
  ['2 Eier ohne Eigelb', '2 egg whites'],
  ['eggs, no yolk', 'egg whites'],
  ['3 eggs, yolks removed', '3 egg whites'],
  ['2 Eier (Eigelb entfernt)', '2 egg whites'],
  ['2 eggs (whites)', '2 egg whites'],
  ['2 eggs, white', '2 white eggs'],
  ['2 eggs, whites', '2 egg whites'],
  ['2 boiled eggs (whites)', '2 boiled egg whites'],
  ['2 whites of egg', '2 egg whites'],
  ['1 white of egg', '1 egg whites'],
  ['whites of 3 large eggs', '3 large egg whites'],
  ['1 yolk of a large egg', '1 large egg yolks'],
  ['3 scrambled egg whites', '3 fried egg whites'],
  ['3-egg-white omelette', '3 fried egg whites'],
  ['omelette made from 2 egg whites', '2 fried egg whites'],
  ['Rührei aus 3 Eiweiß', '3 fried egg whites'],
])('withWhitesAndYolks writes %s as %s', (text, written) => {
  expect(withWhitesAndYolks(text)).toBe(written);
});

test.each([
  '2 eggs',
  '3 eggs, shells removed',
  '1 egg, 1 egg white',
  'eggs with white toast',
  '2 egg whites',
  '2 eggs, white or brown',
  '2 white eggs',
])('withWhitesAndYolks keeps %s', (text) => {
  expect(withWhitesAndYolks(text)).toBe(text);
});
