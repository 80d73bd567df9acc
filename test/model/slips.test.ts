import { expect, test } from 'vitest';
import { readUnit, suggestUnit, UNITS } from '../../src/model/units.ts';
import { nearestOf } from '../../src/text/words/edit-distance.ts';

test.each([
  ['brocoli', ['potato', 'broccoli'], 'broccoli'],
  ['BROCCOLI', ['broccoli'], 'broccoli'],
  ['braod', ['bread', 'broad'], 'broad'],
  ['flase', ['true', 'false'], 'false'],
  ['ab', ['abc'], undefined],
  ['abcd', ['abxy'], undefined],
  ['', ['a'], undefined],
  ['potato', [], undefined],
])('nearestOf(%s) of %s is %s', (word, choices, nearest) => {
  expect(nearestOf(word, choices)).toBe(nearest);
});

test('nearestOf() returns the first of equally near choices', () => {
  expect(nearestOf('milc', ['milk', 'mild'])).toBe('milk');
  expect(nearestOf('milc', ['mild', 'milk'])).toBe('mild');
});

test('suggestUnit() accepts units and their spelled-out names, but no other measures', () => {
  for (const unit of UNITS) expect(suggestUnit(unit)).toBe(unit);
  expect(suggestUnit(' Grammes ')).toBe('g');
  expect(suggestUnit('kgs.')).toBe('kg');
  for (const name of ['cl', 'dl', 'oz', 'lb', 'cup', 'tbsp', '']) {
    expect(suggestUnit(name), name).toBeUndefined();
    expect(readUnit(name), name).toBeUndefined();
  }
});
