import { expect, test } from 'vitest';
import { JUDGED_BYTES, judgeEntryTable } from '../../src/meals/entries/entry-table.ts';
import { readEntries } from '../../src/meals/reading-records/read-entries.ts';
import { readTextRecord } from '../../src/meals/reading-records/read-record.ts';

const OPTIONS = { groupBy: [], columnMap: {}, unit: undefined };

const isEntryTable = (text: string, options: object = {}) =>
  judgeEntryTable(Buffer.from(text), { ...OPTIONS, ...options }) !== undefined;

test.each(['BLS-Code', 'EAN', 'FDC ID'])('names next to a column %s are read, too', (name) => {
  const text = `${name};Lebensmittel;Menge;Einheit\nF110100;Apfel;150;g\n;Banane;100;g\n`;
  expect(isEntryTable(text)).toBe(false);
  expect(isEntryTable(text, { columnMap: { food_id: name } })).toBe(true);
});

test('a long table, and one with ids of viand, are read by their ids alone', () => {
  const row = 'F110100;Apfel;150;g\n';
  const text = `BLS-Code;Lebensmittel;Menge;Einheit\n${row.repeat(JUDGED_BYTES / row.length + 1)}`;
  expect(isEntryTable(text)).toBe(true);
  expect(isEntryTable('food_code,food,amount,unit\napple,Apple,150,g\n')).toBe(true);
});

test('an unknown code without a name is reported as an unknown food, not as an uncertain name', async () => {
  const text = 'EAN;Menge (g)\n4008400401423;100\n';
  const record = await readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});
  const codes: string[] = [];
  readEntries(record, 'x.csv', OPTIONS, {
    food: () => ({ code: 'meal/unknown-food', field: 'food_id', message: '', expected: '' }),
    entry: () => undefined,
    row: () => {},
    report: ({ code }) => codes.push(code),
    match: () => [{ code: 'meal/uncertain-food', field: 'food_id', message: '' }],
  });
  expect(codes).toEqual(['meal/unknown-food']);
});

test('a known code is a fault if the name next to it is certainly another food, and only then', async () => {
  const text = 'EAN;Lebensmittel;Menge (g)\n4008400401423;Apfel;100\n';
  const record = await readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});
  const faultsOf = (code: 'meal/code-beside-name' | 'meal/uncertain-food') => {
    const codes: string[] = [];
    readEntries(record, 'x.csv', OPTIONS, {
      food: () => undefined,
      entry: () => undefined,
      row: () => {},
      report: (fault) => codes.push(fault.code),
      match: () => [{ code, field: 'food_id', message: '' }],
    });
    return codes;
  };
  expect(faultsOf('meal/code-beside-name')).toEqual(['meal/code-beside-name']);
  expect(faultsOf('meal/uncertain-food')).toEqual([]);
});
