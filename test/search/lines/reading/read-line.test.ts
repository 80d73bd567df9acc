import { expect, test } from 'vitest';
import { nameOfLine } from '../../../../src/search/lines/reading/food-line.ts';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';

const UNIT = { g: 'g', ml: 'ml' } as const;

test.each<[string, number | undefined, string | undefined, string]>([
  ['2 slices wholemeal bread', 2, 'slice', 'wholemeal bread'],
  ['1 cup boiled rice', 1, 'cup', 'boiled rice'],
  ['200 ml milk', 200, 'ml', 'milk'],
  ['200ml milk', 200, 'ml', 'milk'],
  ['milk, 200 ml', 200, 'ml', 'milk'],
  ['bread (2 slices)', 2, 'slice', 'bread'],
  ['1/2 cup of oats', 0.5, 'cup', 'oats'],
  ['½ cup oats', 0.5, 'cup', 'oats'],
  ['1½ cups oats', 1.5, 'cup', 'oats'],
  ['1 1/2 cups oats', 1.5, 'cup', 'oats'],
  ['half a cup of oats', 0.5, 'cup', 'oats'],
  ['an apple', 1, undefined, 'apple'],
  ['two eggs', 2, undefined, 'eggs'],
  ['2 x 30 g cheese', 60, 'g', 'cheese'],
  ['2x30g cheese', 60, 'g', 'cheese'],
  ['1.250,5 g Reis', 1250.5, 'g', 'reis'],
  ['1,250.5 g rice', 1250.5, 'g', 'rice'],
  ['1.234.567,25 g Salz', 1234567.25, 'g', 'salz'],
  ['0,5 l Wasser', 0.5, 'ml', 'wasser'],
  ['3 EL Olivenöl', 3, 'tablespoon', 'olivenöl'],
  ['2 Scheiben Brot', 2, 'slice', 'brot'],
  ['eine halbe Tasse Reis', 0.5, 'cup', 'reis'],
  ['eine halbe Pizza', 0.5, undefined, 'pizza'],
  ['1 half avocado', 0.5, undefined, 'avocado'],
  ['1 Viertel Pizza', 0.25, undefined, 'pizza'],
  ['slice of toast', 1, 'slice', 'toast'],
  ['handful of almonds (about 20)', 20, undefined, 'almonds'],
  ['glass of red wine 175 ml', 175, 'ml', 'red wine'],
  ['Tasse Kaffee 150 ml', 150, 'ml', 'kaffee'],
  ['Becher Joghurt 150 g', 150, 'g', 'joghurt'],
  ['slice of bread 40 g', 40, 'g', 'bread'],
  ['pot roast 200 g', 200, 'g', 'pot roast'],
  ['porridge', undefined, undefined, 'porridge'],
  ['milk 3.5% 200 ml', 200, 'ml', 'milk 3.5%'],
  ['- 100 g quark', 100, 'g', 'quark'],
  ['4 fl oz juice', 4, 'ml', 'juice'],
  ['1 lb 2 oz potatoes', 18, 'g', 'potatoes'],
  ['1 kg 200 g flour', 1200, 'g', 'flour'],
  ['2 t-bone steaks', 2, undefined, 't bone steaks'],
  ['1 T-bone steak', 1, undefined, 't bone steak'],
  ['2 t salt', 2, 'teaspoon', 'salt'],
  ['1 envelope active dry yeast', 1, 'package', 'active dry yeast'],
  ['2 envelopes gelatine', 2, 'package', 'gelatine'],
])('readLine() reads %j', (text, quantity, measure, words) => {
  const line = readLine(text);
  expect(line.quantity).toBe(quantity);
  const { kind } = line.measure ?? {};
  if (kind === 'unit') expect(UNIT[(line.measure as { unit: 'g' | 'ml' }).unit]).toBe(measure);
  else expect((line.measure as { form: string } | undefined)?.form).toBe(measure);
  expect(nameOfLine(line)).toBe(words);
});

test('readLine() distinguishes sizes and preparations', () => {
  expect(readLine('1 large potato, baked')).toMatchObject({
    size: 'large',
    processings: ['baked'],
    words: ['potato', 'baked'],
  });
  expect(readLine('deep-fried squid')).toMatchObject({ processings: ['deep-fried'] });
  expect(readLine('cooked lentils')).toMatchObject({ isCooked: true, processings: [] });
});

test('readLine() reports the number that it took from a range', () => {
  expect(readLine('2-3 biscuits')).toMatchObject({
    quantity: 2.5,
    remarks: ['used the midpoint of 2-3'],
  });
});

test('readLine() does not read an overlong text as a food', () => {
  expect(readLine(`milk ${'x '.repeat(1000)}`).words).toEqual([]);
  expect(readLine(`milk ${'x '.repeat(900)}`).words).toContain('milk');
});

test('"fresh" describes a food, and may be part of its name', () => {
  expect(readLine('100 g fresh pasta')).toMatchObject({ words: ['pasta'], qualifiers: ['fresh'] });
});

test.each([
  ['2.75 cups oats', false],
  ['1,25 EL Honig', false],
  ['7.30 coffee', true],
  ['7.25 cup of tea', true],
  ['1.250 rolls', true],
])('the number of %j is unclear: %j', (text, isUnclear) => {
  expect(readLine(text).isUnclear).toBe(isUnclear);
});

test('readLine() adds a fraction only to a whole number', () => {
  for (const text of ['200 g 1 kg flour', '1 lb 20 oz potatoes', '1 kg flour 200 g']) {
    expect(readLine(text)).toMatchObject({ isUnclear: true });
  }
});

test('a volume in brackets is that of each bottle if bottles would otherwise hold less than 300 ml', () => {
  expect(readLine('2 Flaschen Bier (0,33 l)').quantity).toBeCloseTo(0.66);
  expect(readLine('2 bottles of water (1 l)').quantity).toBe(1);
});

test('rinsed food is from a tin, and a drained weight means a tin or jar', () => {
  expect(readLine('1 x 400g tin kidney beans, rinsed').isDrained).toBe(true);
  expect(readLine('1 Glas Sauerkirschen (Abtropfgew. 350 g)').isTinned).toBe(true);
});

test('pieces with bones are raw, and their weight counts as it was weighed', () => {
  expect(readLine('4 bone-in chicken thighs').processings).toEqual(['raw']);
  expect(readLine('500 g chicken thighs, bone-in').processings).toEqual([]);
});

test('a container after ounces is not a food', () => {
  expect(readLine('8 oz glass of milk').words).toEqual(['milk']);
});

test('readLine() ignores a word between others that describe a food, but not one between foods', () => {
  expect(readLine('2 carrots, peeled and diced')).toMatchObject({
    words: ['carrots'],
    qualifiers: [],
  });
  expect(readLine('steak, salt and pepper').qualifiers).toEqual(['salt', 'and', 'pepper']);
  expect(readLine('fish and chips').words).toEqual(['fish', 'and', 'chips']);
});
