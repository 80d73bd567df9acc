import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

test('chatTable: deleted messages say nothing', async () => {
  const text = [
    '02/03/2026, 09:14 - Grace: 2 eggs',
    '02/03/2026, 09:15 - Grace: This message was deleted',
    '02/03/2026, 13:06 - Grace: Diese Nachricht wurde gelöscht.',
    '02/03/2026, 13:07 - Grace: 1 apple',
  ].join('\n');
  const { lines } = await readTextRecord({ name: 'a.txt', chunks: [text] as never }, {});
  expect(lines.map((line) => line.text)).toEqual(['2 eggs', '1 apple']);
});

test('chatTable: stars around words are not part of a food, and remarks on sleep are named', async () => {
  const text = [
    '02/03/2026, 09:14 - Grace: *2 eggs*, 1 *apple*',
    '02/03/2026, 09:15 - Grace: Schlecht geschlafen',
  ].join('\n');
  const { lines, notes } = await readTextRecord({ name: 'a.txt', chunks: [text] as never }, {});
  expect(lines.map((line) => line.text)).toEqual(['2 eggs, 1 apple']);
  expect(notes).toContain('skipped "Schlecht geschlafen"');
});

test('a message without a meal has none, and medicines and missed meals are not foods', async () => {
  const { lines, notes } = await readTextRecord(
    {
      name: 'a.txt',
      chunks: [
        `02/03/2026, 08:15 - Tom: Breakfast: 2 eggs
02/03/2026, 08:40 - Tom: took ibuprofen 400mg
02/03/2026, 13:02 - Tom: lunch was 150g chicken
02/03/2026, 20:11 - Tom: no dinner today, just 500 ml water
03/03/2026, 07:50 - Tom: 40g oats
`,
      ] as never,
    },
    {},
  );
  expect(lines.map(({ text, cells }) => [text, cells[2]])).toEqual([
    ['2 eggs', 'Breakfast'],
    ['150g chicken', 'lunch'],
    ['just 500 ml water', ''],
    ['40g oats', ''],
  ]);
  expect(notes).toEqual(['skipped "took ibuprofen 400mg"']);
});

test('chatTable: the messages of advisers are skipped and counted, unless only they write', async () => {
  const chat = (other: string) =>
    [
      '[03.03.25, 08:12] Lena: Frühstück: 50 g Haferflocken',
      `[03.03.25, 08:30] ${other}: Super! Nimm doch noch 1 Apfel dazu`,
      'und 1 Banane',
      `[03.03.25, 08:31] ${other}: Danke`,
      '[03.03.25, 12:45] Lena: Mittag: 200 g Reis',
    ].join('\n');
  const read = (text: string) => readTextRecord({ name: 'a.txt', chunks: [text] as never }, {});
  const advised = await read(chat('Coach Tim'));
  expect(advised.lines.map((line) => line.text)).toEqual(['50 g Haferflocken', '200 g Reis']);
  expect(advised.columns).toEqual(['date', 'time', 'meal']);
  expect(advised.notes).toContain('skipped 2 messages from "Coach Tim", who advises the others');
  expect((await read(chat('Tim'))).lines).toHaveLength(5);
  expect((await read(chat('Dr. Ott').replaceAll('Lena', 'Dr. Ott'))).lines).toHaveLength(5);
});

test('names before their dates begin messages, whose lines follow', async () => {
  const text = [
    'Anna, [02.03.2026 08:15]',
    '2 eggs',
    '1 apple',
    '',
    'Bernd, [02.03.2026 12:41]',
    '1 pear',
    '1 plum',
    '1 kiwi',
  ].join('\n');
  const { columns, lines } = await readTextRecord({ name: 'a.txt', chunks: [text] as never }, {});
  expect(columns).toEqual(['date', 'time', 'person']);
  expect(lines.map((line) => [line.text, line.cells[2]])).toEqual([
    ['2 eggs', 'Anna'],
    ['1 apple', 'Anna'],
    ['1 pear', 'Bernd'],
    ['1 plum', 'Bernd'],
    ['1 kiwi', 'Bernd'],
  ]);
});

test('a time in brackets behind a food makes it no message', async () => {
  const text = '2 eggs [2024-03-01 08:15]\nMilk [2024-03-01 08:15]\n1 apple [2024-03-01 12:15]\n';
  const { columns, lines } = await readTextRecord({ name: 'a.txt', chunks: [text] as never }, {});
  expect(columns).not.toContain('person');
  expect(lines).toHaveLength(3);
});
