import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {});

test.each([
  ['Trinken', '500 ml Bier'],
  ['Food allergies', 'none'],
  ['Beilage', 'Reis'],
  ['Kaffee & Kuchen', '1 Stück Kuchen'],
  ['Snacks/Getränke', '1 Apfel'],
  ['ZM 1', '1 Apfel'],
  ['Pre-workout', '1 banana'],
  ['Anything else', '1 banana'],
])('meals next to a column %s are read', async (name, cell) => {
  const { lines, notes } = await read(`Day;Breakfast;Lunch;${name}\nMon;bread;rice;${cell}\n`);
  const texts = lines.map(({ text }) => text);
  expect(texts).toEqual(['bread', 'rice', ...(cell === 'none' ? [] : [cell])]);
  expect(notes).toEqual([]);
});

test('a column of foods next to crosses for meals is read', async () => {
  const { lines } = await read('Day;Breakfast;Lunch;Food\nMon;x;;bread\nMon;;x;rice\n');
  expect(lines.map(({ text }) => text)).toEqual(['bread', 'rice']);
});

test('amounts below the name of a drink are amounts of that drink', async () => {
  const { lines } = await read('Tag;Frühstück;Mittag;Wasser\nMo;Brot;Reis;1,5 l\n');
  expect(lines[2]).toMatchObject({ measure: '1,5 l', food: 'Wasser' });
});

test('a note names columns next to meals that are not read', async () => {
  const text =
    'Day;Breakfast;Lunch;Supplements;Mood;Notes\nMon;bread;rice;Vitamin D;good;at home\n';
  expect((await read(text)).notes).toEqual(['skipped the column "Supplements"']);
});
