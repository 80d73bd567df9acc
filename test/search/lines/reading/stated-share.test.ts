import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeShare } from '../../../../src/search/lines/reading/stated-share.ts';

test.each([
  ['Milch 1,5 %', 'Milch', 1.5, undefined],
  ['Milch (1,5 % Fett)', 'Milch', 1.5, 'fat'],
  ['Milch, 3,5% Fett', 'Milch', 3.5, 'fat'],
  ['1,5%ige Milch', 'Milch', 1.5, undefined],
  ['Joghurt mit 0,1 Prozent Fett', 'Joghurt', 0.1, 'fat'],
  ['Milch Fettgehalt 3,8 %', 'Milch', 3.8, 'fat'],
  ['2% milk', 'milk', 2, undefined],
  ['low-fat 2% milk', 'low-fat milk', 2, undefined],
  ['lowfat (1%) milk', 'lowfat milk', 1, undefined],
  ['milk 3.25 percent', 'milk', 3.25, undefined],
  ['Gouda 48 % F. i. Tr.', 'Gouda', 48, 'dry fat'],
  ['Gouda, 45% Fett i.Tr.', 'Gouda', 45, 'dry fat'],
  ['Quark 40% Fett in der Trockenmasse', 'Quark', 40, 'dry fat'],
  ['Bier 5 % vol', 'Bier', 5, 'alcohol'],
  ['cider 4.5% ABV', 'cider', 4.5, 'alcohol'],
  ['Rotwein (12,5 Vol.-%)', 'Rotwein', 12.5, 'alcohol'],
  ['2 sausages, 97% meat', '2 sausages', 97, 'other'],
  ['ground beef 90% lean', 'ground beef', 10, 'fat'],
  ['97% fat free ham', 'ham', 3, 'fat'],
  ['80/20 ground beef', 'ground beef', 20, 'fat'],
  ['Heineken 0.0', 'Heineken', 0, 'alcohol'],
  ['Becks 0,0 330 ml', 'Becks 330 ml', 0, 'alcohol'],
  ['Schokolade 85 % Kakao', 'Schokolade', 85, 'other'],
])('takeShare() reads %j', (text, rest, percent, of) => {
  const taken = takeShare(text);
  expect(taken.rest.replace(/\s+/g, ' ').trim()).toBe(rest);
  expect(taken.share).toMatchObject({ percent, of });
});

test.each([
  '50 % of a pizza',
  'Butter mit 30 % weniger Fett',
  'half of it',
  '1/2 pizza',
  '3/4 cup milk',
  '12/12 eggs',
])('takeShare() finds no share in %j', (text) => {
  expect(takeShare(text)).toEqual({ rest: text });
});

test('a pure food states no share', () => {
  expect(takeShare('100 % Apfelsaft')).toEqual({ rest: 'Apfelsaft' });
});

test('takeShare() leaves a text without a percent sign unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/%|prozent|per ?cent|\d\d\/\d/i.test(text));
      expect(takeShare(text)).toEqual({ rest: text });
    }),
  );
});
