import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPossibleDate } from '../../../src/text/dates/possible-date.ts';

const day = fc
  .integer({ min: Date.UTC(1600, 0), max: Date.UTC(2400, 0) })
  .map((time) => new Date(time).toISOString().slice(0, 10).split('-') as [string, string, string]);

test('isPossibleDate() accepts every day of the calendar in every notation', () => {
  fc.assert(
    fc.property(day, fc.constantFrom('-', '/', '.'), ([year, month, date], mark) => {
      expect(isPossibleDate([year, month, date].join(mark))).toBe(true);
      expect(isPossibleDate([date, month, year].join(mark))).toBe(true);
      if (mark !== '.') expect(isPossibleDate([month, date, year].join(mark))).toBe(true);
      expect(isPossibleDate([year, Number(month), Number(date)].join(mark))).toBe(true);
    }),
  );
});

test('isPossibleDate() rejects the day after the last day of a month', () => {
  for (const year of [1900, 2000, 2023, 2024]) {
    for (let month = 1; month <= 12; month++) {
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
      expect(isPossibleDate(`${year}-${month}-${last}`)).toBe(true);
      expect(isPossibleDate(`${year}-${month}-${last + 1}`)).toBe(false);
    }
  }
});

test.each([
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '31.4.2026',
  '0/5/2026',
  '13/13/2026',
  '2026-02-30T08:00',
  '02.13.2026',
  '02.03.20226',
  '20260230',
  '20261301',
  '02.03.202',
])('isPossibleDate() rejects %s', (text) => {
  expect(isPossibleDate(text)).toBe(false);
});

test.each(['2026-03-02T08:15', '2026-03-02 8 am', ' 2026-03-02 ', '2.3.2026 08:15', ' 2.3.2026 '])(
  'isPossibleDate() accepts %j, with a time or blanks',
  (text) => {
    expect(isPossibleDate(text)).toBe(true);
  },
);

test.each([
  'Monday',
  '3',
  '',
  'W2026-03-02',
  '2026-03-021',
  '2026-03-02b',
  '2.3.2026b',
  '26-03-02',
  '112.3.2026',
  '2026-103-02',
  '2026 03 02',
])('isPossibleDate() does not read %j as a date', (text) => {
  expect(isPossibleDate(text)).toBeUndefined();
});

test.each(['20260228', '2026', '21260230', '202602301', 'P20260230'])(
  'isPossibleDate() does not reject the number or code %s',
  (label) => {
    expect(isPossibleDate(label)).not.toBe(false);
  },
);
