import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

test('a shopping list in a diary was not eaten', async () => {
  const text = 'Einkaufsliste\n- 1 kg Kartoffeln\n- 6 Eier\nMontag\nFrühstück: 2 Eier\n';
  const { lines, notes } = await readTextRecord({ name: 'x.txt', chunks: [text] as never }, {});
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['2 Eier', 'Montag', 'Frühstück'],
  ]);
  expect(notes).toEqual(['skipped "Einkaufsliste"']);
});
