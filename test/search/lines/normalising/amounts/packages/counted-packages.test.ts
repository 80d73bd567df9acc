import { expect, test } from 'vitest';
import {
  withPackagesCounted,
  withPairsCounted,
  withSizeOfEachApart,
  withTimesFirst,
} from '../../../../../../src/search/lines/normalising/amounts/packages/counted-packages.ts';

test.each([
  ['Paar Wiener', '2 Wiener'],
  ['ein paar Oliven', 'a few Oliven'],
  ['paar Salzstangen', 'a few Salzstangen'],
  ['Wein, paar Erdnüsse', 'Wein, a few Erdnüsse'],
  ['2 paar Wiener', '2 paar Wiener'],
])('withPairsCounted(%j)', (text, counted) => {
  expect(withPairsCounted(text)).toBe(counted);
});

test.each([
  ['6er Chicken Nuggets', '6 Chicken Nuggets'],
  ['10er Pack Eier', '10 Eier'],
  ['0,4er Pils', '0,4 l Pils'],
  ['2 (15-oz.) cans beans', '2 x 15-oz. cans beans'],
])('withPackagesCounted(%j)', (text, counted) => {
  expect(withPackagesCounted(text)).toBe(counted);
});

test.each([
  ['rice cakes x 3', '3 rice cakes'],
  ['coffee, biscuit x2', 'coffee, biscuit x2'],
])('withTimesFirst(%j)', (text, counted) => {
  expect(withTimesFirst(text)).toBe(counted);
});

test.each([
  ['3 Gläser Wasser a 250ml', '3 Gläser Wasser à 250ml'],
  ['4 Semmeln (a 60 g)', '4 Semmeln à 60 g'],
  ['2 Dosen a 400g Linsen', '2 Dosen à 400g Linsen'],
  ['2 eggs and a 250 ml glass of milk', '2 eggs and a 250 ml glass of milk'],
  ['2 Dosen Tomaten, stückige à 400 g', '2 Dosen Tomaten, stückige (à 400 g)'],
])('withSizeOfEachApart(%j)', (text, plain) => {
  expect(withSizeOfEachApart(text)).toBe(plain);
});
