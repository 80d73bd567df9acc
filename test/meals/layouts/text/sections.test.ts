import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readRecord } from '../../../../src/meals/reading-records/read-record.ts';

async function read(...lines: readonly string[]) {
  const text = Readable.from([Buffer.from(`${lines.join('\n')}\n`)]);
  const {
    columns,
    lines: foods,
    notes,
    faults = [],
  } = await readRecord('-', text, { layout: 'text' });
  const rows = foods.map(({ cells, text: eaten }) => ({
    ...Object.fromEntries(columns.map((column, at) => [column, cells[at]])),
    eaten,
  }));
  return { rows, notes, faults };
}

test('another heading of Markdown ends the meal of its level, and notes list no food', async () => {
  const { rows, notes } = await read(
    '# Dienstag ✅',
    '## Mittagessen',
    '- 1 Kohlrabi',
    '### Soße',
    '- 30 g Sahne',
    '## Notizen',
    '- lange Besprechung, schlecht geschlafen',
    '- 1 Kiwi',
    '## Abendessen',
    '- 2 Eier',
  );
  expect(rows).toEqual([
    { day: 'Dienstag', meal: 'Mittagessen', eaten: '1 Kohlrabi' },
    { day: 'Dienstag', meal: 'Mittagessen', eaten: '30 g Sahne' },
    { day: 'Dienstag', meal: '', eaten: '1 Kiwi' },
    { day: 'Dienstag', meal: 'Abendessen', eaten: '2 Eier' },
  ]);
  expect(notes.join()).toContain('skipped "Notizen"');
});

test('a heading below a meal is a part of it, and ingredients replace their dish', async () => {
  const { rows, notes } = await read(
    '### Wednesday',
    '#### Lunch: Pea stew',
    '**Calories:** 300 kcal',
    '**Ingredients:**',
    '- 150 g peas',
    '**To serve:**',
    '- 1 slice rye bread',
    '**Nutrition:**',
    '- Protein: 12 g',
    '**Preparation:**',
    '1. Boil the peas with care for guests',
    '#### Dinner',
    '- 1 kiwi',
  );
  expect(rows).toEqual([
    { day: 'Wednesday', meal: 'Lunch', heading: 'Ingredients', eaten: '150 g peas' },
    { day: 'Wednesday', meal: 'Lunch', heading: 'To serve', eaten: '1 slice rye bread' },
    { day: 'Wednesday', meal: 'Dinner', heading: '', eaten: '1 kiwi' },
  ]);
  expect(notes.join()).toContain('counted the ingredients of "Pea stew" instead of the dish');
});

test('headings above the days stay above them', async () => {
  const { rows } = await read('First visit:', 'Monday', '1 kiwi', 'Second visit:', '1 pear');
  expect(rows).toEqual([
    { heading: 'First visit', day: 'Monday', eaten: '1 kiwi' },
    { heading: 'Second visit', day: '', eaten: '1 pear' },
  ]);
});

test('a menu between the lines of a diary is an error, and its dishes do not count', async () => {
  const { rows, faults } = await read(
    'Thursday',
    'Breakfast: 1 kiwi',
    'Menu of the day',
    'Trout, gnocchi, lentil pie',
    'Lunch: 1 portion of gnocchi',
  );
  expect(rows.map(({ eaten }) => eaten)).toEqual(['1 kiwi', '1 portion of gnocchi']);
  expect(faults).toMatchObject([{ field: 'food', value: 'Menu of the day' }]);
});

test('rules of dashes are no amounts of the lines below', async () => {
  const { rows } = await read('Friday', '---', 'Lunch', 'Gnocchi', '---', 'Dinner', 'Trout', '---');
  expect(rows.map(({ eaten }) => eaten)).toEqual(['Gnocchi', 'Trout']);
});

test('closing words begin a part without food, and what may be a food there is named', async () => {
  const { rows, notes } = await read('Friday', 'Lunch', 'Trout', 'Summary', 'Kiwi', '2 pears');
  expect(rows.map(({ eaten }) => eaten)).toEqual(['Trout', '2 pears']);
  expect(notes).toEqual(['skipped "Summary" and "Kiwi"']);
});

test('sentences and lists below closing words and notes are named, too, unlike nutrients and steps', async () => {
  const { notes } = await read(
    'Friday',
    'Lunch',
    'Trout',
    'Summary',
    'Plum, grapes and a slice of melon',
    'A cup of cocoa.',
    'Protein: 20 g',
    'Notes',
    'Crackers!',
    'Twix: one',
    'Preparation',
    '1. Boil the peas with care for guests',
  );
  const text = notes.join();
  for (const line of [
    'Plum, grapes and a slice of melon',
    'A cup of cocoa.',
    'Crackers!',
    'Twix: one',
  ])
    expect(text).toContain(`"${line}"`);
  expect(text).not.toMatch(/Protein|Boil/);
});

test('a line with a label of remarks is named in full, since it may have a food', async () => {
  const { rows, notes } = await read('Friday', 'Lunch: 1 trout', 'Remark: cheesecake at work');
  expect(rows.map(({ eaten }) => eaten)).toEqual(['1 trout']);
  expect(notes).toEqual(['skipped "Remark: cheesecake at work"']);
});
