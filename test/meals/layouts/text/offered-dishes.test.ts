import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const record = (text: string) => readTextRecord({ name: 'plan.txt', chunks: [text] as never }, {});

test('dishes to choose from in lines of text are refused', async () => {
  const text = 'Speiseplan KW 11\nMontag\nMenü 1: Braten mit Knödel\nMenü 2: Gemüselasagne\n';
  await expect(record(text)).rejects.toThrow('The lines "Menü 1" and "Menü 2" may be a choice');
});

test('one dish a day was eaten', async () => {
  const { lines, notes } = await record(
    'Wochenplan\nMontag\nMenü 1: Braten\nDienstag\nMenü 2: Suppe\n',
  );
  expect(lines.map(({ text }) => text)).toEqual(['Menü 1: Braten', 'Menü 2: Suppe']);
  expect(notes).toEqual(['skipped the title "Wochenplan"']);
});
