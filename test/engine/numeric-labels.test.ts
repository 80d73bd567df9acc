import path from 'node:path';
import { expect, test } from 'vitest';
import { numericLabels } from '../../src/engine/numeric-labels.ts';
import { folderWith } from '../support/write-files.ts';

const HEADER = 'person,day,food_id,amount,unit';

async function numeric(...files: readonly (readonly (readonly [string, string])[])[]) {
  const names = files.map((_, index) => `${index}.csv`);
  const folder = folderWith(
    Object.fromEntries(
      files.map((rows, index) => [
        `${index}.csv`,
        [HEADER, ...rows.map((labels) => `${labels.join(',')},milk,1,g`), ''].join('\n'),
      ]),
    ),
  );
  return numericLabels(
    names.map((name) => path.join(folder, name)),
    { groupBy: ['person', 'day'], columnMap: {}, unit: undefined },
  );
}

test('numericLabels() returns the labels that are numbers or blank in every row', async () => {
  const rows = [
    ['1', 'Monday'],
    ['', '2'],
    ['-3.5', ''],
  ] as const;
  expect(await numeric(rows)).toEqual(['person']);
  expect(
    await numeric([
      ['1', '2'],
      ['3', '4'],
    ]),
  ).toEqual(['person', 'day']);
});

test('numericLabels() omits labels without any number', async () => {
  expect(
    await numeric([
      ['', '1'],
      ['', '2'],
    ]),
  ).toEqual(['day']);
  expect(await numeric([['a', 'b']])).toEqual([]);
});

test('numericLabels() requires numbers in all files', async () => {
  expect(await numeric([['1', '1']], [['2', 'x']])).toEqual(['person']);
  expect(await numeric([['x', 'y']], [['1', '2']])).toEqual([]);
});

test('numericLabels() returns no labels for files that are not plain or cannot be read', async () => {
  const reading = { groupBy: ['person'], columnMap: {}, unit: undefined };
  const folder = folderWith({
    'a.csv': `${HEADER}\n1,1,milk,1,g\n`,
    'quoted.csv': `${HEADER}\n1,1,"mi""lk",1,g\n`,
    'a.ndjson': '{"person":1,"entries":[]}\n',
  });
  const of = (...names: string[]) =>
    numericLabels(
      names.map((name) => (name === '-' ? name : path.join(folder, name))),
      reading,
    );
  expect(await of('a.csv')).toEqual(['person']);
  expect(await of('a.csv', '-')).toEqual([]);
  expect(await of('a.csv', 'gone.csv')).toEqual([]);
  expect(await of('a.csv', 'quoted.csv')).toEqual([]);
  expect(await of('a.csv', 'a.ndjson')).toEqual([]);
});

test('numericLabels() reads rows that several chunks share, and a last line without an end', async () => {
  // Rows of about 30 bytes: more than one chunk of 2 MiB.
  const rows = Array.from({ length: 90_000 }, (_, row) => `${row},${row % 7},milk,1,g`);
  const big = folderWith({
    'numbers.csv': [HEADER, ...rows].join('\n'),
    'last.csv': [HEADER, ...rows, 'x,1,milk,1,g'].join('\n'),
  });
  const of = (name: string) =>
    numericLabels([path.join(big, name)], {
      groupBy: ['person', 'day'],
      columnMap: {},
      unit: undefined,
    });
  expect(await of('numbers.csv')).toEqual(['person', 'day']);
  expect(await of('last.csv')).toEqual(['day']);
});
