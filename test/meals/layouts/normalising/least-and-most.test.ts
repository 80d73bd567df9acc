import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {});

test.each([
  'min (g);max (g)\nReis;150;200\nApfel;100;150\n',
  'Menge min (g);Menge max (g)\nReis;150;200\nApfel;100;150\n',
  'Menge von;Menge bis\nReis;150 g;200 g\nApfel;100 g;150 g\n',
  'min;max\nReis;150 g;200 g\nApfel;100;150 g\n',
  'Amount (g) from;Amount (g) to\nReis;150;200\nApfel;100;150\n',
  'mindestens [g];höchstens [g]\nReis;150;200\nApfel;100;150\n',
])('the least and the most of each food become a range: %s', async (columns) => {
  const { lines, notes } = await read(`Tag;Lebensmittel;${columns.replace(/\n(?=.)/g, '\nMo;')}`);
  expect(lines.map(({ text }) => text)).toEqual(['150–200 g Reis', '100–150 g Apfel']);
  expect(notes).toEqual([expect.stringMatching(/^counted the middle between "/)]);
});

test('equal bounds are an amount, and a bound alone is none', async () => {
  const { lines } = await read('Food;min (g);max (g)\nRice;150;150\nApple;100;\nMilk;;200\n');
  expect(lines.map(({ text }) => text)).toEqual(['150 g Rice']);
});

test.each([
  // The amount has a column of its own.
  'Food;Amount (g);min (g);max (g)\nRice;170;150;200\n',
  // Times, and bounds of something else.
  'Food;Amount (g);from;to\nRice;170;7:00;7:30\n',
  'Food;Amount (g);Fat min (g);Fat max (g)\nRice;170;1;2\n',
  'Food;Amount (g);min\nRice;170;15\n',
])('other columns stay: %s', async (table) => {
  const { lines } = await read(table);
  expect(lines.map(({ text }) => text)).toEqual(['170 g Rice']);
});

test.each([
  'Food,From,To\nOats,7,8\nMilk,12,13\n',
  'Food,min (g),max (g),mean (g)\nOats,40,60,50\nMilk,200,300,250\n',
])('columns that are no bounds of an amount: %j', async (text) => {
  const notes = await read(text).then(
    (record) => record.notes,
    () => [],
  );
  expect(notes.filter((note) => note.includes('middle'))).toEqual([]);
});
