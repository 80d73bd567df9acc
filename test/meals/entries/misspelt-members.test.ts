import { expect, test } from 'vitest';
import { brief, read } from '../../support/read.ts';

const readEntry = (entry: object, options = {}) =>
  read(
    JSON.stringify([{ entries: [{ food_id: 'milk', unit: 'ml', ...entry }] }]),
    'm.json',
    options,
  );

test.each([
  ['amont', 3],
  ['amonut', 3],
  ['Amount', '3'],
  ['quantity', 3],
  ['Menge', 3],
  ['amuont', null],
  ['weightedBeforeProcess', true],
  ['weighed_before_process', 1],
  ['weighted_before_processing', true],
  ['weighed_before_cooking', true],
])('an entry with the member %s is faulty, and names the field', async (name, value) => {
  const { entries, faults } = await readEntry({ [name]: value });
  expect(entries).toEqual([]);
  expect(faults[0]).toMatchObject({
    code: 'meal/misspelt-field',
    message: `Unknown member "${name}"`,
    location: { pointer: `/0/entries/0/${name}` },
    fix: { value: name.startsWith('we') ? 'weighted_before_process' : 'amount', isSafe: false },
  });
});

test('a misspelt member is not reported as missing, too, and its value is read', async () => {
  const wrong = { foodId: 'milk', amout: -3, unti: 'ml' };
  const text = JSON.stringify([{ entries: [wrong] }]);
  expect(brief(await read(text, 'm.json'))).toEqual([
    ['meal/misspelt-field', 1, 'foodId'],
    ['meal/misspelt-field', 1, 'amout'],
    ['meal/misspelt-field', 1, 'unti'],
    ['meal/negative-amount', 1, '-3'],
  ]);
});

test.each([
  ['a label of another name', { note: 'x', account_of: 7, day: 1 }],
  ['a name like that of a field that is there', { amount: 5, amounts: 3, quantity: 2 }],
  [
    'a name like that of a field, with a value that no field has',
    { mount: 'Everest', portion: 'big' },
  ],
])('%s is a label', async (_, members) => {
  const { entries, faults } = await readEntry(members);
  expect(faults).toEqual([]);
  expect(entries).toHaveLength(1);
});

test('a field under its own name is misspelt if --map gives it another one', async () => {
  const options = { columnMap: { amount: 'Portion' } };
  const { entries, faults } = await readEntry({ amount: 3 }, options);
  expect(entries).toEqual([]);
  expect(faults[0]).toMatchObject({ code: 'meal/misspelt-field', fix: { value: 'Portion' } });
  expect((await readEntry({ amount: 3, Portion: 5 }, options)).faults).toEqual([]);
  expect((await readEntry({ note: 3 }, options)).faults).toEqual([]);
});

test('a label to group by is never a misspelt field', async () => {
  const meals = JSON.stringify([{ entries: [{ food_id: 'milk', amont: 3 }] }]);
  const options = { observedLabels: ['amont'], groupBy: [] };
  expect((await read(meals, 'm.json', options)).faults).toEqual([]);
});

test('the names of --map count as those of fields', async () => {
  const columnMap = { amount: 'FoodAmt' };
  const mapped = await readEntry({ FodAmt: 3 }, { columnMap });
  expect(mapped.faults[0]).toMatchObject({ field: 'FodAmt', fix: { value: 'FoodAmt' } });
  expect((await readEntry({ quantity: 3 }, { columnMap })).faults).toEqual([]);
});
