import { expect, test } from 'vitest';
import { foreignHeader } from '../../../src/meals/headers/foreign-header.ts';
import { readTextRecord } from '../../../src/meals/reading-records/read-record.ts';

test.each([
  ['Giorno', 'Pasto', 'Alimento', 'Quantità (g)'],
  ['Jour', 'Repas', 'Aliment', 'Quantité (g)'],
  ['Fecha', 'Alimentos', 'Cantidad'],
])('a header with %s, %s and %s is in a foreign language', (...cells) => {
  expect(foreignHeader(cells)?.expected).toContain('in English or German');
});

test.each([
  ['Tag', 'Lebensmittel', 'Menge'],
  ['day', 'food', 'aliment'],
  ['food_id', 'alimento'],
])('a header with %s and %s is not foreign', (...cells) => {
  expect(foreignHeader(cells)).toBeUndefined();
});

test('the message names the language, and --column reads the other columns', async () => {
  const table = 'Giorno;Alimento;Quantità (g)\nLunedì;Pasta;80\n';
  const source = { name: 'x.csv', chunks: [table] as never };
  await expect(readTextRecord(source, {})).rejects.toThrow(
    'The columns have names in a language that viand does not read',
  );
  const { lines, columns } = await readTextRecord(source, { column: 'Alimento' });
  expect(lines.map(({ text, cells }) => [text, ...cells])).toEqual([['80 g Pasta', 'Lunedì']]);
  expect(columns).toEqual(['Giorno']);
});
