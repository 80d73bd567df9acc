import { expect, test } from 'vitest';
import { brandContent } from '../../../../../src/search/lines/weighing/assumed-sizes/brand-containers.ts';

const drink = (name: string) => ({ isSolid: false, otherNames: [name] });

test.each([
  [['monster', 'energy'], 'Monster', 'tin', 500],
  [['red', 'bull'], 'Red Bull', 'tin', 250],
  [['rockstar'], 'rockstar', undefined, 500],
  [['capri', 'sun'], 'Capri Sun', undefined, 200],
  [['fritz', 'kola'], 'fritz-kola', 'bottle', 330],
])('brandContent knows what %j holds', (words, name, measure, content) => {
  expect(brandContent(words, drink(name), measure)).toBe(content);
});

test('brandContent knows nothing of containers that a brand is not sold in', () => {
  expect(brandContent(['monster'], drink('Monster'), 'glass')).toBeUndefined();
});

test("brandContent does not apply a drink's container to a solid food of the same name", () => {
  const crisps = { isSolid: true, otherNames: ['monster munch'] };
  expect(brandContent(['monster', 'munch'], crisps, undefined)).toBeUndefined();
  const pudding = { isSolid: true, otherNames: ['Müller Milchreis'] };
  expect(brandContent(['müller', 'milchreis'], pudding, undefined)).toBe(200);
});

test('brandContent knows no brand in another food', () => {
  expect(brandContent(['monster'], drink('lemonade'), 'tin')).toBeUndefined();
});
