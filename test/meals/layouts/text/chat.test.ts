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
