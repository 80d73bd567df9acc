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
