import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readMeals } from '../../../src/meals/read-meals.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Entry } from '../../../src/model/entry.ts';
import { officeOpenOf } from '../../support/workbooks.ts';
import { folderWith } from '../../support/write-files.ts';

/** A record in a sheet, as people keep one. */
async function readSheet(rows: readonly (readonly string[])[]) {
  const xml = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, at) => `<c r="${'ABCDE'[at]}${row + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
  );
  const bytes = officeOpenOf([{ name: 'Week', rows: xml.join('') }], {});
  const file = path.join(folderWith({ 'week.xlsx': bytes }), 'week.xlsx');
  const entries: Entry[] = [];
  const faults: Diagnostic[] = [];
  const notes: string[] = [];
  await readMeals(
    [file],
    Readable.from([]),
    { groupBy: [], columnMap: {}, unit: undefined },
    {
      food: (id) =>
        id === 'potato.boiled'
          ? undefined
          : { code: 'meal/unknown-food', field: 'food_id', message: 'Unknown food' },
      entry: (entry) => {
        entries.push(entry);
        return undefined;
      },
      match: () => [{ foodId: 'potato.boiled', amount: 200, unit: 'g' }],
      report: (fault) => faults.push(fault),
      row: () => {},
      note: ({ text }) => notes.push(text),
    },
  );
  return { raw: entries.map(({ isRawWeight }) => isRawWeight), faults, notes };
}

test('a sheet says with ids and with names which amounts were weighed raw', async () => {
  for (const food of ['food_id', 'Lebensmittel']) {
    const name = food === 'food_id' ? 'potato.boiled' : 'Kartoffeln, gekocht';
    const { raw, faults, notes } = await readSheet([
      [food, 'amount', 'unit', food === 'food_id' ? 'weighted_before_process' : 'roh gewogen'],
      [name, '200', 'g', 'true'],
      [name, '200', 'g', 'nein'],
      [name, '200', 'g', 'ja'],
      [name, '200', 'g', ''],
    ]);
    expect([raw, faults, notes]).toEqual([[true, false, true, false], [], []]);
  }
});

test('a word that is not a flag is an error of its cell', async () => {
  for (const food of ['food_id', 'food']) {
    const { raw, faults } = await readSheet([
      [food, 'amount', 'unit', 'weighted_before_process'],
      ['potato.boiled', '200', 'g', 'maybe'],
    ]);
    expect(raw).toEqual([]);
    expect(faults).toMatchObject([{ code: 'meal/bad-flag', value: 'maybe', location: { row: 2 } }]);
  }
});

test('a column that is almost weighted_before_process is reported', async () => {
  const { notes } = await readSheet([
    ['food_id', 'amount', 'unit', 'weighted_before_proces'],
    ['potato.boiled', '200', 'g', 'true'],
  ]);
  expect(notes).toEqual([
    'column "weighted_before_proces" is not read; did you mean "weighted_before_process"?',
  ]);
});
