import { expect, test } from 'vitest';
import { searchFoods } from '../../src/operations/foods/search-foods.ts';
import { matchTextRecord } from '../../src/operations/match/match-text-record.ts';
import { assertSpelling, readBody } from '../../src/server/misspelt-names.ts';

test.each([
  [['query', 'limt'], 'limt', 'limit'],
  [['Query'], 'Query', 'query'],
  [['query', 'ofset', 'limit'], 'ofset', 'offset'],
])('assertSpelling() of %j suggests a name instead of %s', (given, name, near) => {
  expect(() => assertSpelling(given, searchFoods.input)).toThrow(
    expect.objectContaining({
      diagnostics: [expect.objectContaining({ field: name, fix: { value: near, isSafe: false } })],
    }),
  );
});

test.each([
  [['query', 'limit', 'limt']],
  [['query', '_', 'utm_source', 'q']],
  [['query', `limit${'t'.repeat(1000)}`]],
])('assertSpelling() of %j ignores other names', (given) => {
  expect(() => assertSpelling(given, searchFoods.input)).not.toThrow();
});

test('readBody() refuses a misspelt member, and a body that is not an object', () => {
  expect(() => readBody(matchTextRecord.input, { text: 'egg', lagn: 'de' })).toThrow('"lagn"');
  expect(() => readBody(matchTextRecord.input, [])).toThrow('not an object');
});
