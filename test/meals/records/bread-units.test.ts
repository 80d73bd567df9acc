import { expect, test } from 'vitest';
import { readTextRecord } from '../../../src/meals/reading-records/read-record.ts';

const record = (text: string) => readTextRecord({ name: 'x.txt', chunks: [text] as never }, {});

test('bread units in brackets are no second amount', async () => {
  const { lines } = await record('Mittag\n60 g Haferflocken (3,5 KE)\n1 Apfel (1,5 BE)\n');
  expect(lines.map(({ text }) => text)).toEqual(['60 g Haferflocken', '1 Apfel']);
  const table = await record('Mahlzeit;Lebensmittel;Menge\nMittag;Reis (4 BE);150 g\n');
  expect(table.lines.map(({ food, text }) => [food, text])).toEqual([['Reis', '150 g Reis']]);
});
