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
    'Date: 2 March 2026 | Lunch | 2 eggs',
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
