import { expect, test } from 'vitest';
import type { ViandError } from '../../src/model/diagnostic.ts';
import { POSTED_RECIPE_INPUT } from '../../src/operations/recipe/recipe-input.ts';

function faultsOf(raw: unknown) {
  try {
    POSTED_RECIPE_INPUT.read(raw);
  } catch (error) {
    return (error as ViandError).diagnostics;
  }
  return [];
}

test.each([['NaN'], [5], [null], [[]], [[1]]])(
  '%j is rejected, since it is not an object with fields',
  (raw) => {
    expect(faultsOf(raw)).toEqual([
      {
        code: 'request/invalid',
        message: 'The input is not an object',
        value: expect.any(String),
        expected: expect.stringContaining('an object with ingredients, entries, text'),
      },
    ]);
  },
);

test('an error in a list is reported with its position and the message of the field', () => {
  expect(faultsOf({ ingredients: ['500 g potatoes', 5] })).toMatchObject([
    { field: 'ingredients.1', value: '5', expected: 'at most 500 texts' },
  ]);
});

test('a list may have more errors than a function call can have arguments', () => {
  expect(faultsOf({ ingredients: Array(300_000).fill(5) })).toHaveLength(300_000);
});
