import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

test('rows whose kind is exercise or a note are skipped and named', async () => {
  const text =
    'Type;Name;Amount\nFood;Oats;50 g\nExercise;Walking;30 min\nFood;Milk;200 ml\nNote;tired;\n';
  const { lines, notes } = await readTextRecord(
    { name: 'a.csv', chunks: [text] as never },
    {
      column: 'Name',
    },
  );
  expect(lines.map(({ food }) => food)).toEqual(['Oats', 'Milk']);
  expect(notes).toEqual(['skipped "Exercise" and "Note"']);
});
