import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read } from '../support/read.ts';

/** Line, columns and value of each fault. */
async function placesOf(content: string, name = 'a.csv'): Promise<unknown[]> {
  const { faults } = await read(content, name, { hasColumns: true });
  return faults.map(({ field, location: place }) => [
    field,
    place?.line,
    place?.column,
    place?.endColumn,
  ]);
}

test.each<[string, string, unknown[]]>([
  ['plain cells', 'food_id,amount,unit\nmilk,1x,gg\n', [2, 6, 8, 2, 9, 11]],
  ['white space', 'food_id,amount,unit\nmilk, 1x , gg\n', [2, 7, 9, 2, 12, 14]],
  ['quotes', '"food_id","amount","unit"\n"milk","1x","gg"\n', [2, 9, 11, 2, 14, 16]],
  ['quotes and CRLF', '"food_id","amount","unit"\r\n\r\n"milk",1x,"gg"\r\n', [3, 8, 10, 3, 12, 14]],
  ['a separator in quotes', 'note,food_id,amount,unit\n"a,b",milk,1x,gg\n', [2, 12, 14, 2, 15, 17]],
  [
    'a line break in quotes',
    'note,food_id,amount,unit\n"a\nb",milk,1x,gg\n',
    [3, 9, 11, 3, 12, 14],
  ],
  ['a byte order mark', '\uFEFFamount,food_id,unit\n1x,milk,gg\n', [2, 1, 3, 2, 9, 11]],
])('readCsv() gives the column of a value: %s', async (_, text, numbers) => {
  expect(await placesOf(text)).toEqual([
    ['amount', ...numbers.slice(0, 3)],
    ['unit', ...numbers.slice(3)],
  ]);
});

test('readCsv() locates a missing value, even at the end of a line', async () => {
  expect(await placesOf('food_id,amount,unit\n,1,\n"",1,""\n')).toEqual([
    ['food_id', 2, 1, 1],
    ['unit', 2, 4, 4],
    ['food_id', 3, 2, 2],
    ['unit', 3, 7, 7],
  ]);
});

test('readJson() gives the column of a value, for text without its quotes', async () => {
  const text = '[{ "entries": [\r\n  { "food_id": "milk", "amount": -1, "unit": "gg" },\n  7 ] }]';
  expect(await placesOf(text, 'a.json')).toEqual([
    ['amount', 2, 34, 36],
    ['unit', 2, 47, 49],
    [undefined, 3, 3, 4],
  ]);
  expect(await placesOf('[\n{ "entries": [] ]', 'a.json')).toEqual([[undefined, 2, 17, undefined]]);
});

test('readNdjson() gives the column of a value', async () => {
  const line = (unit: string) => `{"entries":[{"food_id":"milk","amount":1,"unit":"${unit}"}]}`;
  expect(await placesOf(`${line('g')}\n${line('gg')}\n{"entries":[},\n`, 'a.ndjson')).toEqual([
    ['unit', 2, 50, 52],
    [undefined, 3, 13, undefined],
  ]);
});

test('a column is the position of the value, whatever cells precede it', async () => {
  const cell = fc
    .tuple(fc.stringMatching(/^[ a-zé,;"\n]{0,6}$/u), fc.boolean())
    .map(([text, isQuoted]) =>
      isQuoted || /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text,
    );
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { maxLength: 4 }), async (cells) => {
      const names = cells.map((_, index) => `note${index}`);
      const header = [...names, 'food_id', 'amount', 'unit'].join(',');
      const text = `${header}\n${[...cells, 'milk', '1', 'WRONG'].join(',')}\n`;
      const [fault] = (await read(text, 'a.csv', { hasColumns: true })).faults;
      const { line = 0, column = 0, endColumn = 0 } = fault?.location ?? {};
      expect(text.split('\n')[line - 1]?.slice(column - 1, endColumn - 1)).toBe('WRONG');
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['2,5', '2.5'],
  ['1,234', undefined],
  ['250g', '250'],
  ['250 ml', '250'],
  ['2,5 kg', '2.5'],
  ['1/2', '0.5'],
  ['1/0', undefined],
  ['some', undefined],
  ['250x', undefined],
])('an amount of %s is most likely %s', async (amount, suggestion) => {
  const { faults } = await read(`food_id,amount,unit\nmilk,"${amount}",g\n`);
  expect(faults.map(({ fix }) => fix?.value)).toEqual([suggestion]);
});

test.each([
  ['grams', 'g', true],
  ['Gramm', 'g', true],
  ['ML.', 'ml', true],
  ['litres', 'l', true],
  ['cl', undefined, undefined],
  ['oz', undefined, undefined],
  ['cup', undefined, undefined],
])('a unit of %s surely means %s', async (unit, suggestion, isSafe) => {
  const { faults } = await read(`food_id,amount,unit\nmilk,1,${unit}\n`);
  expect(faults).toMatchObject([{ code: 'meal/unknown-unit' }]);
  expect(faults[0]?.fix?.value).toBe(suggestion);
  expect(faults[0]?.fix?.isSafe).toBe(isSafe);
});

test.each([
  ['ture', 'true'],
  ['x', 'true'],
  ['nein', 'false'],
  ['perhaps', undefined],
])('a flag of %s most likely means %s', async (flag, suggestion) => {
  const text = `food_id,amount,unit,weighted_before_process\nmilk,1,g,${flag}\n`;
  expect((await read(text)).faults[0]?.fix?.value).toBe(suggestion);
});

test('JSON: the meaning of values of another type is suggested', async () => {
  const entry = { food_id: 11352, amount: '250', unit: 'g', weighted_before_process: 1 };
  const { faults } = await read(JSON.stringify([{ entries: [entry] }]), 'a.json');
  expect(faults.map(({ fix }) => fix?.value)).toEqual(['11352', '250', 'true']);
});

test('the meaning of a misspelt column is suggested', async () => {
  const { faults } = await read('food_id,amout,unti\n', 'a.csv', { groupBy: ['food'] });
  expect(faults.map(({ value, fix }) => [value, fix?.value])).toEqual([
    ['amout', 'amount'],
    ['unti', 'unit'],
    [undefined, undefined],
  ]);
});

test('columns of rows with quotes are located only on request', async () => {
  const { faults } = await read('food_id,amount,unit\n"milk",1x,g\n');
  expect(faults[0]?.location).toEqual({ file: expect.any(String), line: 2 });
});
