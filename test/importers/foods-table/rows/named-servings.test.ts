import { describe, expect, test } from 'vitest';
import { parseWeight } from '../../../../src/importers/foods-table/headings/parse-weight.ts';
import {
  type GivenServings,
  namedServings,
} from '../../../../src/importers/foods-table/rows/named-servings.ts';

function servingsOf(given: Partial<GivenServings>) {
  const refused: string[] = [];
  const refuse = (part: string) => refused.push(part);
  const found = namedServings({
    serving: undefined,
    list: '',
    columns: [],
    weighed: [],
    refuse,
    ...given,
  });
  expect(refused).toEqual([]);
  return found.map(({ type, label, amount }) => [type, label, amount]);
}

function ofSize(label: string) {
  const weight = parseWeight(label);
  return servingsOf({ serving: weight && { label, ...weight } }).slice(1);
}

test.each([
  ['1 Glas (200 g)', 'medium_glass', '1 Glas', 200],
  ['1 slice (45 g)', 'medium_slice', '1 slice', 45],
  ['1 Stück (25 g)', 'medium_piece', '1 Stück', 25],
  ['2 slices (90 g)', 'medium_slice', '1 slice', 45],
  ['1/2 cup (120 ml)', 'medium_cup', '1 cup', 240],
  ['1 large glass (300 ml)', 'large_glass', '1 large glass', 300],
  ['1 Riegel = 25 g', 'package', '1 Riegel', 25],
  ['1 Handvoll (30 g)', null, '1 Handvoll', 30],
])('namedServings reads the measure that a serving size names: %s', (label, ...measure) => {
  expect(ofSize(label)).toEqual([measure]);
});

test.each(['30 g', '1 portion (30 g)', 'Beilage (30 g)', '100 g (abgetropft 60 g)'])(
  'namedServings adds no measure for a serving size without one: %s',
  (label) => {
    expect(ofSize(label)).toEqual([]);
  },
);

test('namedServings gives measures of a list their types, in English and German', () => {
  const list = '1 Glas = 210 g; 1 plate = 330 g; 1 Riegel = 25 g; 1 large glass = 300 g';
  expect(servingsOf({ list })).toEqual([
    ['medium_glass', '1 Glas', 210],
    ['medium_bowl', '1 plate', 330],
    ['package', '1 Riegel', 25],
    ['large_glass', '1 large glass', 300],
  ]);
});

describe('parseWeight()', () => {
  test.each([
    ['2 x 100 g', 200],
    ['3 Stück à 60 g', 180],
    ['4 pieces (30 g each)', 120],
    ['2 slices (60 g)', 60],
    ['1 Becher, 150 g', 150],
    ['1.250 g', 1250],
  ])('%s weighs %d g', (text, amount) => {
    expect(parseWeight(text)).toEqual({ amount, unit: 'g' });
  });

  test('a range is not a weight', () => {
    expect(parseWeight('10-30 g')).toBeUndefined();
  });
});

test.each([
  ['3 Stück à 60 g', 180, ['1 piece', 60]],
  ['1 Tbsp. (20g)', 20, ['1 Tbsp', 20]],
  ['1 1/2 slices (90 g)', 90, ['1 slice', 60]],
])('the serving %s names a measure', (label, amount, measure) => {
  const servings = namedServings({
    serving: { label, amount, unit: 'g' },
    list: '',
    columns: [],
    weighed: [],
    refuse: () => undefined,
  });
  expect(servings.slice(1).map((one) => [one.label, one.amount])).toEqual([measure]);
});

test.each([
  '1 cup = 120 g, 1 slice = 20 g',
  'cup = 120 g / slice = 20 g',
  '1 cup (120 g); 1 slice (20 g)',
])('the list %j has two measures', (list) => {
  const refused: string[] = [];
  const found = namedServings({
    serving: undefined,
    list,
    columns: [],
    weighed: [],
    refuse: (part) => refused.push(part),
  });
  expect(found.map(({ type, amount }) => [type, amount])).toEqual([
    ['medium_cup', 120],
    ['medium_slice', 20],
  ]);
  expect(refused).toEqual([]);
});

test.each([
  ['2 EL = 60 g', 'tablespoon', '1 tablespoon', 30],
  ['1/2 cup: 60 g', 'medium_cup', '1 cup', 120],
  ['1 Scheibe = 40 g', 'medium_slice', '1 Scheibe', 40],
])('namedServings reads a list with several of a measure: %s', (list, ...measure) => {
  expect(servingsOf({ list })).toEqual([measure]);
});

test.each([
  ['1 oz', 28.35, 'g'],
  ['1 bar (1.4 oz)', 39.69, 'g'],
  ['1/2 lb', 226.8, 'g'],
  ['1 1/2 ounces', 42.52, 'g'],
  ['2 x 1 oz', 56.7, 'g'],
  ['8 fl oz', 236.59, 'ml'],
  ['4 oz. (112g)', 112, 'g'],
  ['1 container (5.3 oz/150g)', 150, 'g'],
])('parseWeight reads ounces and pounds where there are no grams: %s', (text, amount, unit) => {
  const weight = parseWeight(text);
  expect(weight?.amount).toBeCloseTo(amount, 1);
  expect(weight?.unit).toBe(unit);
});

test.each(['1-2 oz', '0 oz', '1/2 cup'])('parseWeight finds no weight in %s', (text) => {
  expect(parseWeight(text)).toBeUndefined();
});
