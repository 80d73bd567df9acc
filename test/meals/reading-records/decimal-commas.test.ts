import { expect, test } from 'vitest';
import { readTextRecord } from '../../../src/meals/reading-records/read-record.ts';

const textsOf = async (text: string, name = 'tagebuch.txt') =>
  (await readTextRecord({ name, chunks: [text] as never }, {})).lines.map((line) => line.text);

test.each([
  ['Milch 0,2 l\nWasser 0,5 l\nSaft 0,1 l', ['Milch 0,2 l', 'Wasser 0,5 l', 'Saft 0,1 l']],
  ['0,5 l Wasser\n0,2 l Milch', ['0,5 l Wasser', '0,2 l Milch']],
  ['Apfel 1,5\nBanane 0,5', ['Apfel 1,5', 'Banane 0,5']],
  ['Orangensaft: 0,12 kg\nApfel - 0,18 kg', ['Orangensaft: 0,12 kg', 'Apfel - 0,18 kg']],
  [
    'Mo\nMilch 0,2 l\nBrot, 2 Scheiben\nDi\nTee 0,3 l',
    ['Milch 0,2 l', 'Brot, 2 Scheiben', 'Tee 0,3 l'],
  ],
  ['Mo,Frühstück,Milch 0,2 l\nMo,Frühstück,Brot 50 g', ['Milch 0,2 l', 'Brot 50 g']],
])('commas between the digits of amounts separate no cells: %j', async (text, expected) => {
  expect(await textsOf(text)).toEqual(expected);
});

test('a comma before an amount of a table separates its cells', async () => {
  expect(await textsOf('Reis,150\nMehl Type 405,500\nMilch,200', 'x.csv')).toEqual([
    '150 Reis',
    '500 Mehl Type 405',
    '200 Milch',
  ]);
  const times = 'id,time,grams\n1,2020-06-17T10:00:00,150';
  await expect(textsOf(times, 'x.csv')).rejects.toThrow('Cannot find a column of foods');
  const below = 'Protokoll\nName,Anna\n\nWas,Tag,g\nReis,Tag 1,40\nKaffee,Tag 2,200';
  expect(await textsOf(below, 'x.csv')).toEqual(['40 g Reis', '200 g Kaffee']);
  expect(await textsOf('Lebensmittel,Menge\nVitamin D3,2 Kapseln\nReis,150 g', 'x.csv')).toEqual([
    '2 Kapseln Vitamin D3',
    '150 g Reis',
  ]);
});
