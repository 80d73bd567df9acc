import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEAL_LIST_SCHEMA, mealList } from '../../../src/meals/entries/meal-list.ts';
import { type Diagnostic, ViandError } from '../../../src/model/diagnostic.ts';

/** All that is wrong with a list, as its reader sees it. */
function faultsOf(value: unknown): Diagnostic[] {
  const faults: Diagnostic[] = [];
  try {
    mealList(value)({
      food: () => undefined,
      entry: () => undefined,
      report: (fault) => faults.push(fault),
      row: () => undefined,
    });
  } catch (error) {
    if (!(error instanceof ViandError)) throw error;
    faults.push(...error.diagnostics);
  }
  return faults;
}

const isValid = new Ajv2020({ allowUnionTypes: true }).compile(MEAL_LIST_SCHEMA);

const anything = fc.oneof(
  fc.constantFrom(
    'apple',
    'g',
    'ml',
    'µg',
    'ug',
    'G',
    '',
    ' ',
    'stone',
    true,
    null,
    0,
    -1,
    1.5,
    1e13,
  ),
  fc.jsonValue({ maxDepth: 1 }),
);
const entry = fc.record(
  { food_id: anything, unit: anything, amount: anything, weighted_before_process: anything },
  { requiredKeys: [] },
);
const meal = fc.oneof(fc.record({ entries: fc.array(entry, { maxLength: 3 }) }), anything);

/** The reader also takes units in other cases. */
const isSpelt = (list: unknown) => /"unit":"G"/.test(JSON.stringify(list) ?? '');

test('the schema of a list of meals accepts what its reader accepts, except unusual spellings of units', () => {
  fc.assert(
    fc.property(fc.oneof(fc.array(meal, { maxLength: 3 }), anything), (list) => {
      const isRead = faultsOf(list).length === 0;
      if (isValid(list)) expect(isRead, JSON.stringify(list)).toBe(true);
      if (isRead && !isSpelt(list)) expect(isValid(list), JSON.stringify(list)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['1,001 meals', Array.from({ length: 1001 }, () => ({ entries: [] })), 'at most 1000 meals'],
  [
    '100,001 entries',
    [{ entries: Array.from({ length: 100_001 }, () => ({})) }],
    'at most 100000 entries',
  ],
])('a list of %s is too large', (_, list, expected) => {
  expect(faultsOf(list)).toMatchObject([{ code: 'input/too-large', expected }]);
});

test('faults have JSON Pointers to the wrong values', () => {
  const list = [
    {
      entries: [
        { food_id: 'x', unit: 'g' },
        { food_id: 7, unit: 'cup', amount: -1 },
      ],
    },
  ];
  expect(faultsOf(list).map(({ location: place }) => place?.pointer)).toEqual([
    '/0/entries/1/food_id',
    '/0/entries/1/amount',
    '/0/entries/1/unit',
  ]);
});

test.each(['entires', 'Entries', 'entrys'])('a meal with %s should have entries', (name) => {
  const entry = { food_id: 'milk', amount: 1, unit: 'g' };
  expect(faultsOf([{ [name]: [entry] }])).toMatchObject([
    {
      code: 'meal/misspelt-field',
      location: { pointer: `/0/${name}` },
      fix: { value: 'entries', isSafe: false },
    },
  ]);
});

test('another member of a meal is not taken for its entries', () => {
  const meal = { entires: 1, tags: ['lunch'] };
  expect(faultsOf([meal])).toMatchObject([{ code: 'meal/shape', location: { pointer: '/0' } }]);
});
