import { expect, test } from 'vitest';
import { readEntries } from '../../../src/meals/reading-records/read-entries.ts';
import { readTextRecord } from '../../../src/meals/reading-records/read-record.ts';
import { withSameDays } from '../../../src/meals/records/same-days.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';

function daysOf(...labels: string[]): (string | undefined)[] {
  const location = { file: 'a.csv' };
  const lines = labels.map((label) => ({
    location,
    line: 1,
    text: '1 egg',
    cells: [label, label],
  }));
  const record = withSameDays({ columns: ['Datum', 'Notiz'], lines, notes: [] });
  expect(record.lines.map(({ cells }) => cells[1])).toEqual(labels);
  return record.lines.map(({ cells }) => cells[0]);
}

test('different spellings of a day are one day, named by the first one', () => {
  const labels = ['01.03.2026', '1.3.26', '2026-03-01', 'So 01.03.', 'So, 1.3.2026', '1.3.'];
  expect(daysOf(...labels)).toEqual(labels.map(() => '01.03.2026'));
  expect(daysOf('2026-03-01', '02.03.2026', '1.3.2026')).toEqual([
    '2026-03-01',
    '02.03.2026',
    '2026-03-01',
  ]);
  expect(daysOf('So 01.03.', '1.3.', '2.3.')).toEqual(['So 01.03.', 'So 01.03.', '2.3.']);
});

test('dates with the year first are days, however they are written', () => {
  const labels = ['02.03.2026', '2026/03/02', '20260302', '2026.3.2', '2026-03-02T08:00Z'];
  expect(daysOf(...labels)).toEqual(labels.map(() => '02.03.2026'));
  expect(daysOf('02.03.2026', '20261302', '2026/13/02')).toEqual([
    '02.03.2026',
    '20261302',
    '2026/13/02',
  ]);
});

test('names of months and numbers of spreadsheets are days, too', () => {
  const labels = [
    '46082',
    '01.03.2026',
    'So, 1. März 2026',
    '1-Mar-2026',
    'Mar 1, 2026',
    '1. März',
  ];
  expect(daysOf(...labels)).toEqual(labels.map(() => '01.03.2026'));
});

test('a day that only a number of a spreadsheet names is written as a date', () => {
  expect(daysOf('46082', '46083', '12345')).toEqual(['2026-03-01', '2026-03-02', '12345']);
  expect(daysOf('Mo', '46083')).toEqual(['Mo', '2026-03-02']);
});

test('dates with slashes are the same day with and without zeros and century', () => {
  expect(daysOf('3/1/2026', '03/01/26', '3/2/2026')).toEqual(['3/1/2026', '3/1/2026', '3/2/2026']);
});

test('a part above 12 says whether days or months are first', () => {
  expect(daysOf('3/1/2026', '2026-03-01', '3/13/26')).toEqual(['3/1/2026', '3/1/2026', '3/13/26']);
  expect(daysOf('3/1/2026', '2026-01-03', '13/3/26')).toEqual(['3/1/2026', '3/1/2026', '13/3/26']);
  const unclear = ['3/1/2026', '2026-03-01', '13/3/26', '3/13/26'];
  expect(daysOf(...unclear)).toEqual(unclear);
});

test('if dates with points have the day first, so do dates with slashes', () => {
  expect(daysOf('2026-03-02', '02/03/2026', '1.3.26')).toEqual([
    '2026-03-02',
    '2026-03-02',
    '1.3.26',
  ]);
  expect(daysOf('2026-03-02', '02/03/2026')).toEqual(['2026-03-02', '02/03/2026']);
  expect(daysOf('1.2.2026', '3/13/26', '3/2/26', '2026-03-02')).toEqual([
    '1.2.2026',
    '3/13/26',
    '3/2/26',
    '3/2/26',
  ]);
});

test('a date without a year is not guessed, and other labels stay', () => {
  const labels = ['01.03.2025', '01.03.2026', '1.3.', 'Montag', 'Tag 1', '3/1/2026', ''];
  expect(daysOf(...labels)).toEqual(labels);
});

test.each(['31.02.2026', '2026-02-31', 'Di 31.02.', '30.2.26'])(
  'a date that is not in the calendar is an error of its row: %s',
  async (date) => {
    const text = `Datum;Lebensmittel;Menge\n${date};Ei;50 g\n01.03.2026;Milch;100 g\n`;
    const record = await readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});
    const faults: Diagnostic[] = [];
    const texts: string[] = [];
    readEntries(
      record,
      'x.csv',
      { groupBy: [], columnMap: {} } as never,
      {
        row: () => {},
        report: (fault: Diagnostic) => faults.push(fault),
        match: (line: { text: string }) => {
          texts.push(line.text);
          return [];
        },
      } as never,
    );
    expect(texts).toEqual(['100 g Milch']);
    expect(faults).toMatchObject([
      { code: 'meal/impossible-date', value: date, field: 'Datum', location: { line: 2 } },
    ]);
  },
);
