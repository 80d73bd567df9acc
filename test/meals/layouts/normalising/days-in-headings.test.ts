import { expect, test } from 'vitest';
import { withDaysOfHeadingsBelow } from '../../../../src/meals/layouts/normalising/days-in-headings.ts';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

test.each([
  ['Person;Frühstück Mo;Mittag Mo;Frühstück Di', 'Mo', 'Di', 'Frühstück', 'Mittag'],
  ['Person;Mo - Frühstück;Mo - Mittag;Di - Frühstück', 'Mo', 'Di', 'Frühstück', 'Mittag'],
  ['Person;day1_breakfast;day1_lunch;day2_breakfast', 'day1', 'day2', 'breakfast', 'lunch'],
])('a day and a meal in each heading are labels: %s', async (header, one, two, early, late) => {
  const text = `${header}\nA;1 Apfel;2 Eier;1 Birne\nB;;1 Kiwi;\n`;
  const { columns, lines } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  expect(columns).toEqual(['person', 'day', 'meal']);
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['1 Apfel', 'A', one, early],
    ['2 Eier', 'A', one, late],
    ['1 Birne', 'A', two, early],
    ['1 Kiwi', 'B', one, late],
  ]);
});

test.each([
  [['Datum', 'Frühstück Tag 1', 'Mittag Tag 1']],
  [['Food', 'Sunday lunch', 'Monday lunch']],
  [['Mo Frühstück', 'Menge', 'Mo Mittag', 'Menge']],
])('next to a column of days or amounts, the headings stay: %j', (cells) => {
  const location = { file: 'a.csv' };
  const grid = { location, rows: [{ cells, location, locationOf: () => location }] };
  expect(withDaysOfHeadingsBelow(grid)).toBe(grid);
});

test.each([
  ['Mon B,Mon L,Mon D,Tue B,Tue L,Tue D', 'Mon', 'Breakfast', 'Tue', 'Dinner'],
  ['Mo F,Mo M,Mo A,Di F,Di M,Di A', 'Mo', 'Frühstück', 'Di', 'Abend'],
  ['Mo FS,Mo ME,Mo AE,Di FS,Di ME,Di AE', 'Mo', 'Frühstück', 'Di', 'Abend'],
])('letters of meals behind days are meals: %s', async (header, one, early, two, late) => {
  const text = `Code,${header}\nK1,2 eggs,soup,rice,1 kiwi,curry,1 pear\n`;
  const { columns, lines } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  expect(columns.slice(-2)).toEqual(['day', 'meal']);
  expect(lines.map((line) => [line.text, ...line.cells.slice(-2)])).toEqual(
    expect.arrayContaining([
      ['2 eggs', one, early],
      ['1 pear', two, late],
    ]),
  );
  expect(lines).toHaveLength(6);
});

test('letters behind days are no meals unless those of a whole day occur', () => {
  const location = { file: 'a.csv' };
  const cells = ['Code', 'Sat S', 'Sun S', 'Mon B'];
  const grid = { location, rows: [{ cells, location, locationOf: () => location }] };
  expect(withDaysOfHeadingsBelow(grid)).toBe(grid);
});
