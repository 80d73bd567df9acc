import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readRecord } from '../../../../src/meals/reading-records/read-record.ts';

async function read(...lines: readonly string[]) {
  const text = Readable.from([Buffer.from(`${lines.join('\n')}\n`)]);
  const record = await readRecord('-', text, { layout: 'text' });
  return {
    eaten: record.lines.map(({ cells, text: eaten }) => [...cells, eaten].join(' | ')),
    faults: (record.faults ?? []).map(({ message }) => message),
    notes: record.notes.join(' '),
  };
}

test('"Today" and "Yesterday" are days', async () => {
  const { eaten } = await read(
    'Yesterday:',
    '60 g oats',
    'Today (Monday)',
    '2 eggs',
    'Heute 2 Eier',
  );
  expect(eaten).toEqual([
    'Yesterday | 60 g oats',
    'Today (Monday) | 2 eggs',
    'Today (Monday) | 2 Eier',
  ]);
});

test('below a weekday, "Today" is that day, and "Yesterday" is unclear', async () => {
  expect((await read('Monday', '60 g oats', 'Today: 2 eggs')).eaten).toEqual([
    'Monday | 60 g oats',
    'Monday | 2 eggs',
  ]);
  expect((await read('Monday', '60 g oats', 'Yesterday: 2 eggs')).faults).toEqual([
    '"Yesterday: 2 eggs" below "Monday" does not say which day it is',
  ]);
});

test('what makes a day special may stand before its foods', async () => {
  const lines = ['Day 1 - training: 60 g oats', 'Day 2 - rest: 2 eggs', 'Tue (travel): 1 apple'];
  const { eaten, notes } = await read(...lines, 'Wed - pizza: 300 g', 'Thu - rest of the soup');
  expect(eaten).toEqual([
    'Day 1 | 60 g oats',
    'Day 2 | 2 eggs',
    'Tue | 1 apple',
    'Wed | pizza: 300 g',
    'Thu | rest of the soup',
  ]);
  expect(notes).toContain('skipped remarks on days: "training", "rest", "travel"');
});

test('a day may have nothing, and a reason for it', async () => {
  const lines = ['Mo. 2 Eier', 'Mi. -', 'Do - nichts, krank', 'Fr: nothing (no time)'];
  expect((await read(...lines, 'Sa: nichts (nur Kaffee)')).eaten).toEqual([
    'Mo. | 2 Eier',
    'Sa | nichts (nur Kaffee)',
  ]);
});

test('a form may have the meal behind its label, and a name above each entry', async () => {
  expect((await read('Date: 2 March 2026', 'Meal: Lunch', 'Mood: good', '2 eggs')).eaten).toEqual([
    '2 March 2026 | Lunch | 2 eggs',
  ]);
  const chat = [
    'Anna Huber',
    '2.3.2026 08:12',
    '2 Eier',
    'Anna Huber',
    '2.3.2026 12:40',
    '1 Apfel',
  ];
  expect((await read(...chat)).eaten).toEqual([
    'Anna Huber | 2.3.2026 | 08:12 | 2 Eier',
    'Anna Huber | 2.3.2026 | 12:40 | 1 Apfel',
  ]);
});

test('a person may have an age before what they ate', async () => {
  expect((await read('Emma (4): 1 banana', 'Leo (7 J.): 2 bananas')).eaten).toEqual([
    'Emma (4) | 1 banana',
    'Leo (7 J.) | 2 bananas',
  ]);
});

test('a time of day may stand before a dash', async () => {
  expect((await read('Montag', 'am Abend - Brot 50 g', 'gegen Mittag - 2 Eier')).eaten).toEqual([
    'Montag | Abend | Brot 50 g',
    'Montag | Mittag | 2 Eier',
  ]);
});

test('a meal or a time may stand behind its food', async () => {
  const lines = ['Monday', '2 eggs (breakfast)', '1 pear (snack size)', 'rice (lunch, 1pm)'];
  expect((await read(...lines, 'apple, um 10.30 Uhr', '100 g rice 12-13 Uhr')).eaten).toEqual([
    'Monday | breakfast | 2 eggs',
    'Monday |  | 1 pear (snack size)',
    'Monday | lunch | rice',
    'Monday | 10.30 Uhr | apple',
    'Monday |  | 100 g rice 12-13 Uhr',
  ]);
  expect((await read('Breakfast', '2 eggs', 'coffee 9:30')).eaten.at(-1)).toBe(
    'Breakfast | coffee',
  );
});

test('a drink at a time is a meal next to other meals with their times', async () => {
  const lines = ['Frühstück (8 Uhr)', '60 g Haferflocken', 'Kaffee (15 Uhr)', '1 Stück Kuchen'];
  expect((await read(...lines)).eaten).toEqual([
    'Frühstück (8 Uhr) | 60 g Haferflocken',
    'Kaffee (15 Uhr) | 1 Stück Kuchen',
  ]);
  expect((await read('8:00 2 eggs', 'Tea 10 am', 'apple')).eaten).toContain('10 am | Tea');
});

test('the letters of meals may stand before foods without a mark', async () => {
  const { eaten } = await read('Mon B 2 eggs L sandwich D steak', 'Di F 2 Brote A Suppe M Reis');
  expect(eaten.slice(0, 3)).toEqual(['Mon | B | 2 eggs', 'Mon | L | sandwich', 'Mon | D | steak']);
  expect(eaten.slice(3)).toEqual(['Di | F | 2 Brote A Suppe', 'Di | M | Reis']);
  expect((await read('B 12 500 µg', 'Hepatitis B shot L arm')).eaten).toHaveLength(2);
});

test('slashes may separate the cells of a table of meals', async () => {
  const text = Readable.from([Buffer.from('Day / Lunch / Dinner\nMon / 2 eggs / 1 pear\n')]);
  const { lines } = await readRecord('-', text, {});
  expect(lines.map(({ cells, text: eaten }) => [...cells, eaten].join(' | '))).toEqual([
    'Mon | Lunch | 2 eggs',
    'Mon | Dinner | 1 pear',
  ]);
});

test('the energy of a meal, symptoms and doses in brackets are no food', async () => {
  const lines = ['Lunch', '412 kcal', 'soup', 'Bauchschmerzen', '20 g butter (6 IE Humalog)'];
  const { eaten, notes } = await read(...lines, 'Dinner', '300 kcal', 'Headache cured by 1 coffee');
  expect(eaten).toEqual([
    'Lunch | soup',
    'Lunch | 20 g butter',
    'Dinner | Headache cured by 1 coffee',
  ]);
  expect(notes).toContain('"412 kcal"');
  expect((await read('Lunch', '412 kcal', 'Dinner', '2 eggs')).eaten[0]).toBe('Lunch | 412 kcal');
});

test('a food in whose place another was eaten does not count', async () => {
  const lines = ['Brot statt Brötchen', 'Statt Kuchen 1 Apfel', 'Statt Reis, 150 g Kartoffeln'];
  const { eaten, notes } = await read(...lines, 'Water · 6 glasses', '200 ml Milch statt 150 ml');
  expect(eaten).toEqual([
    'Brot',
    '1 Apfel',
    '150 g Kartoffeln',
    'Water: 6 glasses',
    '200 ml Milch statt 150 ml',
  ]);
  expect(notes).toContain('"statt Brötchen", "Statt Kuchen", "Statt Reis"');
});
