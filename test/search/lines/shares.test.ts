import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEAR_SHARE, shareFit, takeShare } from '../../../src/search/lines/shares.ts';
import { makeVariant, nutrients } from '../../support/foods.ts';

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

test('what is pure states no share', () => {
  expect(takeShare('100 % Apfelsaft')).toEqual({ rest: 'Apfelsaft' });
});

test('takeShare() leaves a text without a percent sign as it is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/%|prozent|per ?cent|\d\d\/\d/i.test(text));
      expect(takeShare(text)).toEqual({ rest: text });
    }),
  );
});

/** How well a food with these figures fits a text, by figures alone. */
function fitOf(text: string, amounts: Parameters<typeof nutrients>[0], density?: number): number {
  const { share } = takeShare(text);
  if (share === undefined) throw new Error(`no share in ${text}`);
  const variant = makeVariant({ nutrients: nutrients(amounts), density: density ?? null });
  return shareFit(share, variant);
}

test('a food fits a share by its fat, its fat in dry matter or its alcohol', () => {
  const other = 0.6;
  expect(fitOf('milk 1.5 %', { fat: 1.6, water: 89, alcohol: 0 })).toBe(1);
  expect(fitOf('milk 0.3 %', { fat: 3.5, water: 87, alcohol: 0 })).toBe(other);
  expect(fitOf('Camembert 60 % F.i.Tr.', { fat: 24, water: 52, alcohol: 0 })).toBe(NEAR_SHARE);
  // 29 g of fat in 59 g of dry matter
  expect(fitOf('Gouda 48 % F.i.Tr.', { fat: 29, water: 41 })).toBe(1);
  expect(fitOf('Gouda 48 % Fett', { fat: 29, water: 41 })).toBe(other);
  // 3.9 g of alcohol in 100 g are 4.9 ml
  expect(fitOf('beer 5 %', { fat: 0, water: 92, alcohol: 3.9 }, 1)).toBe(1);
  expect(fitOf('beer 5 % vol', { fat: 0, water: 97, alcohol: 0.4 }, 1)).toBe(other);
});

test('a share that no figure tells leaves a food unsure', () => {
  expect(fitOf('chocolate 85 % cocoa', { fat: 46, water: 1 })).toBe(0.75);
  expect(fitOf('milk 1.5 %', {})).toBe(0.75);
});

test('a share that may be of fat is rather that than one of fat in dry matter', () => {
  const butter = fitOf('butter 82 %', { fat: 82, water: 16, alcohol: 0 });
  const light = fitOf('butter 82 %', { fat: 40, water: 48, alcohol: 0 });
  expect(butter).toBe(1);
  expect(light).toBeLessThan(butter);
});
