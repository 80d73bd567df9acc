import { expect, test } from 'vitest';
import { withPartsOfLitres } from '../../../../../../src/search/lines/normalising/amounts/measures/parts-of-litres.ts';

test.each([
  ['2 Halbe Weißbier', '2 x 1/2 l Weißbier'],
  ['2 Halbe Helles', '2 x 1/2 l Helles'],
  ['a Halbe Bier', '1/2 l Bier'],
  ['3 Halbe alkoholfreies Weizen', '3 x 1/2 l alkoholfreies Weizen'],
  ['ein Viertel Rotwein', '1/4 l Rotwein'],
  ['2 Viertel Weißwein', '2 x 1/4 l Weißwein'],
  ['1/8 Weißwein', '1/8 l Weißwein'],
  ['ein Viertel Grüner Veltliner', '1/4 l Grüner Veltliner'],
  ['1 Viertel Blaufränkisch', '1/4 l Blaufränkisch'],
  ['2 Achterl Weiß', '2 x 1/8 l Weißwein'],
  ['Pint Guinness', '1 pint Guinness'],
  ['half a lager', '1/2 pint lager'],
  ['2 halves of dry cider', '2 x 1/2 pint dry cider'],
  ['Cola 0,5', 'Cola je 0,5 l'],
  ['1 Bier alkoholfrei 0,5', '1 Bier alkoholfrei je 0,5 l'],
  ['1 Wasser still 0,75', '1 Wasser still je 0,75 l'],
  ['0,5 Helles', '0,5 l Helles'],
  ['2 x 0,3 Cola', '2 x 0,3 l Cola'],
  ['1/4 Rindsuppe', '1/4 l Rindsuppe'],
  ['1/8 klare Suppe', '1/8 klare Suppe'],
  ['0,5 l Wasser', '0,5 l Wasser'],
  ['0,5 Brötchen', '0,5 Brötchen'],
])('withPartsOfLitres writes %s as %s', (text, full) => {
  expect(withPartsOfLitres(text)).toBe(full);
});

test.each([
  '½ Linsensuppe',
  '1/2 Milchkaffee',
  'halber Kakao',
  '2 halbe Brötchen',
  '1/2 weiße Zwiebel',
  '1/2 helles Brot',
  'half a pizza',
  '1/2 Hefe',
])('withPartsOfLitres keeps %s, which is not a drink', (text) => {
  expect(withPartsOfLitres(text)).toBe(text);
});
