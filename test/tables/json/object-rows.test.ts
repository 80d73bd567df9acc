import { expect, test } from 'vitest';
import { objectRows } from '../../../src/tables/json/object-rows.ts';
import { READ_LIMITS } from '../../../src/tables/read-limits.ts';

const JSON_FORMAT = {
  syntaxCode: 'import/syntax',
  expected: 'one object per food',
  limits: READ_LIMITS,
  insteadIfTooLarge: 'NDJSON',
} as const;

async function rowsOf(text: string, format: 'json' | 'ndjson') {
  const chunks = (async function* () {
    yield text;
  })();
  const rows = [];
  for await (const batch of objectRows({ format, source: { name: 'f', chunks } }, JSON_FORMAT)) {
    rows.push(...batch);
  }
  return rows;
}

test.each([
  ['json', JSON.stringify([{ a: 1 }, { b: [2], a: null }])],
  ['json', JSON.stringify({ foods: [{ a: 1 }, { b: [2], a: null }] })],
  ['ndjson', '{"a":1}\n\n{"b":[2],"a":null}\n'],
] as const)(
  'objectRows() has a column for every member of any object in %s',
  async (format, text) => {
    const rows = await rowsOf(text, format);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', ''],
      ['', '[2]'],
    ]);
  },
);

test('objectRows() returns the location of an object in a nested list', async () => {
  const [, row] = await rowsOf('{"foods":[{"a":1}]}', 'json');
  expect(row?.location).toEqual({ file: 'f', pointer: '/foods/0' });
});

test('objectRows() reads an object with several members as one row', async () => {
  const rows = await rowsOf('{"name":"Bread","measures":[]}', 'json');
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['name', 'measures'],
    ['Bread', '[]'],
  ]);
});

test('objectRows() keeps lines that are not objects as rows with a problem', async () => {
  const rows = await rowsOf('{"a":1}\nnot json\n5\n{"a":2}\n', 'ndjson');
  expect(rows.map(({ faults }) => faults?.map(({ message }) => message))).toEqual([
    undefined,
    undefined,
    [expect.stringContaining('Invalid JSON')],
    ['The food is not an object'],
    undefined,
  ]);
  await expect(rowsOf('not json\n5\n', 'ndjson')).rejects.toThrow('Invalid JSON');
});

test('objectRows() reports a member that the first 10,000 lines lack', async () => {
  const lines = [...Array(10_000).fill('{"a":1}'), '{"a":1,"b":null}', '{"a":1,"b":2}', '{"a":1}'];
  const rows = await rowsOf(lines.join('\n'), 'ndjson');
  expect(rows).toHaveLength(lines.length + 1);
  expect(rows.filter(({ faults }) => faults !== undefined)).toMatchObject([
    {
      location: { line: 10_002 },
      faults: [
        {
          message: 'None of the first 10000 foods has the member "b"',
          field: 'b',
          expected: 'all members in the first food, such as "b": null',
        },
      ],
    },
  ]);
});

test('objectRows() buffers only a few megabytes of long lines', async () => {
  const long = JSON.stringify({ a: 'x'.repeat(12 * 2 ** 20) });
  const rows = await rowsOf([long, long, long, '{"b":1}'].join('\n'), 'ndjson');
  expect(rows.at(-1)?.faults).toMatchObject([{ field: 'b' }]);
});

test('objectRows() finds the only list of objects under any name, but not a list within a food', async () => {
  const list = [{ a: 1 }, { a: 2 }];
  const wrapped = { status: 'ok', payload: { page: 1, articles: list } };
  expect(await rowsOf(JSON.stringify(wrapped), 'json')).toHaveLength(3);
  const food = { name: 'Bread', nutrients: list };
  expect(await rowsOf(JSON.stringify(food), 'json')).toHaveLength(2);
});
