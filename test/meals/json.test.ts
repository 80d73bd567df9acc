import { expect, test } from 'vitest';
import { brief, read } from '../support/read.ts';

const entry = { food_id: 'milk', amount: 200, unit: 'ml' };
const json = (value: unknown) => JSON.stringify(value);

test('readJson() reads an array of meals', async () => {
  const { entries, faults } = await read(
    json([{ entries: [entry, { ...entry, weighted_before_process: true }] }, { entries: [entry] }]),
    'meals.json',
  );
  expect(faults).toEqual([]);
  expect(
    entries.map(({ foodId, amount, unit, isRawWeight: weightedBeforeProcess, location: place }) => [
      foodId,
      amount,
      unit,
      weightedBeforeProcess,
      place.pointer,
    ]),
  ).toEqual([
    ['milk', 200, 'ml', false, '/0/entries/0'],
    ['milk', 200, 'ml', true, '/0/entries/1'],
    ['milk', 200, 'ml', false, '/1/entries/0'],
  ]);
});

test.each([
  ['a meal by itself', json({ entries: [entry] }), 'meal.json'],
  ['a meal spread over lines', JSON.stringify({ entries: [entry] }, null, 2), 'meal.json'],
  ['a meal a line', `${json({ entries: [entry] })}\n`, 'meals.ndjson'],
  ['no last line break', json({ entries: [entry] }), 'meals.jsonl'],
  ['blank lines', `\n${json({ entries: [entry] })}\n\n`, 'meals.ndjson'],
  ['JSON in a file of another name', json([{ entries: [entry] }]), 'meals.csv'],
  [
    'NDJSON in a file of another name',
    `${json({ entries: [entry] })}\n${json({ entries: [] })}\n`,
    'meals.txt',
  ],
  ['a byte order mark', `\uFEFF${json([{ entries: [entry] }])}`, 'meals.json'],
])('JSON: %s', async (_, text, name) => {
  const { entries, faults } = await read(text, name);
  expect(faults).toEqual([]);
  expect(entries).toMatchObject([{ foodId: 'milk', amount: 200, unit: 'ml' }]);
});

test('readJson() refuses null, which JSON writes for a failed calculation', async () => {
  const nothing = { food_id: null, amount: null, unit: null, weighted_before_process: null };
  const { entries, faults } = await read(json([{ entries: [nothing] }]), 'm.json');
  expect(entries).toEqual([]);
  expect(faults.map(({ code }) => code)).toEqual([
    'meal/missing-food',
    'meal/bad-amount',
    'meal/unknown-unit',
    'meal/bad-flag',
  ]);
});

test('readJson() reads further members of a meal as labels', async () => {
  const meals = [{ person: 'P1', day: 3, entries: [entry] }];
  const { entries } = await read(json(meals), 'm.json', { groupBy: ['person', 'day'] });
  expect(entries[0]?.group).toEqual(['P1', '3']);
});

test('readJson() reads members with other names, and amounts in a given unit', async () => {
  const meals = [{ entries: [{ code: 'milk', grams: 5 }] }];
  const { entries, faults } = await read(json(meals), 'm.json', {
    columnMap: { food_id: 'code', amount: 'grams' },
    unit: 'g',
  });
  expect(faults).toEqual([]);
  expect(entries).toMatchObject([{ foodId: 'milk', amount: 5, unit: 'g' }]);
});

test('readJson() reports a list without meals', async () => {
  expect(brief(await read('[]', 'm.json'))).toEqual([['meal/no-entries', undefined]]);
});

test('readJson() reports every fault with line and pointer', async () => {
  const text = `[
  { "entries": [
    { "food_id": 11111000, "amount": "200", "unit": "ml" },
    { "amount": -1, "unit": "cup", "weighted_before_process": "yes" },
    { "food_id": "milk",
      "amount": 1e400, "unit": "g" },
    7
  ] },
  { "meals": [] },
  null
]`;
  const result = await read(text, 'm.json');
  expect(
    result.faults.map(({ code, location: place }) => [code, place?.line, place?.pointer]),
  ).toEqual([
    ['meal/missing-food', 3, '/0/entries/0/food_id'],
    ['meal/bad-amount', 3, '/0/entries/0/amount'],
    ['meal/missing-food', 4, '/0/entries/1/food_id'],
    ['meal/negative-amount', 4, '/0/entries/1/amount'],
    ['meal/unknown-unit', 4, '/0/entries/1/unit'],
    ['meal/bad-flag', 4, '/0/entries/1/weighted_before_process'],
    ['meal/bad-amount', 6, '/0/entries/2/amount'],
    ['meal/shape', 7, '/0/entries/3'],
    ['meal/shape', 9, '/1'],
    ['meal/shape', 10, '/2'],
  ]);
  expect(result.entries).toEqual([]);
  expect(result.rows).toBe(6);
});

test('readJson() reports a meal without the label to group by', async () => {
  const result = await read(json([{ entries: [entry] }, { day: {}, entries: [entry] }]), 'm.json', {
    groupBy: ['day'],
  });
  expect(brief(result)).toEqual([
    ['meal/missing-label', 1],
    ['meal/missing-label', 1],
  ]);
  expect(result.entries).toEqual([]);
});

test('readJson() locates the point at which a text stops being JSON', async () => {
  const result = await read('[\n  { "entries": [\n    { "food_id": }\n  ] }\n]', 'm.json');
  expect(brief(result)).toEqual([['meal/syntax', 3]]);
  expect(result.faults[0]?.message).toContain('a value is missing');
});

test('readNdjson() reports a faulty line and continues', async () => {
  const lines = [json({ entries: [entry] }), '{ "entries": [', '', json({ entries: [{}] })];
  const result = await read(lines.join('\n'), 'm.ndjson');
  expect(brief(result)).toEqual([
    ['meal/syntax', 2],
    ['meal/missing-food', 4],
  ]);
  expect(result.entries).toHaveLength(1);
});

test.each(['amount', 'entries'])('%s of any depth is a fault, not a crash', async (member) => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const text =
    member === 'amount'
      ? `[{"entries":[{"food_id":"milk","unit":"g","amount":${deep}}]}]`
      : `[{"entries":${deep}}]`;
  const result = await read(text, 'm.json');
  expect(result.faults).toHaveLength(1);
});

test('readNdjson() says so if some lines name foods, and others are meals with ids', async () => {
  const lines = [json({ name: 'banana', amount: '100 g' }), json({ entries: [entry] })];
  const { faults } = await read(lines.join('\n'), 'm.ndjson');
  expect(faults.map(({ message }) => message)).toEqual([
    'Some lines name foods, and others are meals with food ids',
  ]);
});
