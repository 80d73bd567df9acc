import { expect, test } from 'vitest';
import { readColumns } from '../../../src/meals/entries/columns.ts';
import { judgeEntryTable } from '../../../src/meals/entries/entry-table.ts';
import { rawFlagColumn } from '../../../src/meals/headers/raw-flag-column.ts';
import { read } from '../../support/read.ts';

test.each<[name: string, cells: string[], isOfIds: boolean, position: number]>([
  ['raw', ['yes', 'no'], false, 0],
  ['Roh?', ['x', ''], false, 0],
  ['is_raw', ['1', '0'], true, 0],
  ['raw', ['raw', 'cooked'], false, 0],
  ['state', ['raw', 'cooked'], true, 0],
  ['Zustand', ['roh', 'gekocht'], true, 0],
  ['state', ['raw', 'cooked'], false, -1],
  ['state', ['CA', 'NY'], true, -1],
  ['raw', ['2 slices of bread'], true, -1],
  ['raw', [''], true, -1],
  ['fresh', ['yes'], true, -1],
])('rawFlagColumn of %s with %j', (name, cells, isOfIds, position) => {
  expect(
    rawFlagColumn(
      [name],
      cells.map((cell) => [cell]),
      isOfIds,
    ),
  ).toBe(position);
});

test.each([
  'food_id,amount,unit,state\nbrown-rice,75,g,raw\nbrown-rice,150,g,cooked\n',
  'food_id,amount,unit,raw\nbrown-rice,75,g,yes\nbrown-rice,150,g,no\n',
  'food_id,grams,raw\nbrown-rice,75,1\nbrown-rice,150,0\n',
])('amounts of ids are raw if a column says so: %s', async (text) => {
  const { entries } = await read(text);
  expect(entries.map(({ amount, isRawWeight }) => [amount, isRawWeight])).toEqual([
    [75, true],
    [150, false],
  ]);
});

test("viand's own column of raw weights takes precedence over a column of states", async () => {
  const text = 'food_id,amount,unit,raw,weighted_before_process\nbrown-rice,75,g,yes,false\n';
  expect(judgeEntryTable(Buffer.from(text), OPTIONS)?.labelColumns).toEqual([]);
  const { entries } = await read(text);
  expect(entries.map(({ isRawWeight }) => isRawWeight)).toEqual([false]);
});

const LONG_TABLE = `food_id,amount,unit,raw\n${'brown-rice,75,g,1\n'.repeat(5000)}`;
const OPTIONS = { groupBy: [], columnMap: {}, unit: undefined };

test('a long table is read row by row, with such a column as a label', async () => {
  const { entries } = await read(LONG_TABLE);
  expect(entries).toHaveLength(5000);
  expect(entries.every(({ isRawWeight }) => !isRawWeight)).toBe(true);
});

test('a note names such a column of a long table, unless results are grouped by it', () => {
  const noted = (groupBy: string[]) =>
    readColumns(['food_id', 'amount', 'unit', 'raw'], { file: 'long.csv' }, { ...OPTIONS, groupBy })
      .misspeltFlag;
  expect(noted([])).toBe('raw');
  expect(noted(['raw'])).toBeUndefined();
});
