import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});

test.each([
  ['pro Tag', '2x'],
  ['Faktor', '1,5'],
  ['Anmerkung 2', '3 ×'],
  ['times', '2'],
  ['Times', 'twice'],
  ['Notiz', '3 mal'],
  ['Anzahl Tage', '5'],
  ['Uhrzeiten', '8:00, 14:00'],
  ['wie oft am Tag?', '3'],
  ['x täglich', '3'],
  ['Bemerkung', '2x tägl.'],
  ['note', 'twice a day'],
])('RepeatCounts: an amount next to %s %s is a fault', async (name, times) => {
  const { lines, faults } = await read(
    `Lebensmittel;Menge;${name}\nBrot;50 g;${times}\nSuppe;300 g;1\n`,
  );
  expect(lines.map(({ food }) => food)).toEqual(['Suppe']);
  expect(faults).toMatchObject([
    { field: 'amount', value: '50 g', expected: 'the amount of all of them' },
  ]);
});

test('RepeatCounts: the message has the number', async () => {
  const { faults = [] } = await read('Lebensmittel;Menge;pro Tag\nBrot;50 g;2x\n');
  expect(faults[0]?.message).toBe(
    'Amount "50 g" counts 2 times, according to the column "pro Tag"',
  );
});

test('RepeatCounts: other numbers say nothing about the amount', async () => {
  const { lines } = await read('Lebensmittel;Menge;Hunger\nBrot;50 g;3\n');
  expect(lines).toHaveLength(1);
});

test('RepeatCounts: a serving without an amount may not have been eaten once, either', async () => {
  const { lines, faults = [] } = await read('Food,times\nApple,2\nBread,1\n');
  expect(lines.map(({ text }) => text)).toEqual(['Bread']);
  expect(faults[0]?.message).toBe('The amount counts 2 times, according to the column "times"');
});

test('RepeatCounts: a period is one time of day', async () => {
  const { lines } = await read('Uhrzeit;Essen;Menge\n8:00-8:30;Brot;50 g\n12:00 Uhr;Ei;1\n');
  expect(lines).toHaveLength(2);
});

test('RepeatCounts: times of day are no counts', async () => {
  const { lines, columns } = await read('Food,Amount,Times\nApple,150 g,08:00\nBread,50 g,12:30\n');
  expect([columns, lines.length]).toEqual([['Times'], 2]);
});

test('RepeatCounts: hours are no counts', async () => {
  const { lines } = await read(
    'Food,Amount,Times\nCoffee,200 ml,8\nPasta,200 g,12\nSoup,300 g,18\n',
  );
  expect(lines).toHaveLength(3);
  const counts = await read('Time,Food,Amount,Times\n8:00,Grape,5 g,6\n9:00,Date,8 g,12\n');
  expect(counts.lines).toHaveLength(0);
});

test('RepeatCounts: hours are in order, up to the next day', async () => {
  const counts = await read('Food,Amount,Times\nCoffee,200 ml,14\nApple,1,7\nRice,150 g,5\n');
  expect(counts.lines).toHaveLength(0);
  const { lines } = await read(
    'Day,Food,Times\nMon,Coffee,8\nMon,Pasta,12\nTue,Coffee,8\nTue,Soup,13\n',
  );
  expect(lines).toHaveLength(4);
});

test.each([
  ['10:00/11:00', 1],
  ['8:00 und 8:30', 1],
  ['8:00 and 10:30', 0],
  ['8:00 am, 8:00 pm', 0],
  ['8:00, 8:30, 9:00', 0],
])('RepeatCounts: times no more than an hour apart are one meal: %s', async (time, more) => {
  const { lines } = await read(`Food;Amount;Time\nBread;50 g;${time}\nEgg;1;12:00\n`);
  expect(lines).toHaveLength(1 + more);
});
