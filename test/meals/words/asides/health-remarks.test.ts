import { expect, test } from 'vitest';
import { withoutHealthRemarks } from '../../../../src/meals/words/asides/health-remarks.ts';

test.each([
  ['BZ 112, 6 IE Novorapid, 4 BE', ''],
  ['BZ 145 / 5 IE / 4 KE', ''],
  ['Blutzucker: 98 mg/dl', ''],
  ['BZ nüchtern 98', ''],
  ['Lantus 14 IE', ''],
  ['Insulin: 5 IE', ''],
  ['took ibuprofen 400mg and vitamin D', ''],
  ['Metformin 500 mg genommen', ''],
  ['2 x Paracetamol 500 mg', ''],
  ['BZ 112, 2 Scheiben Brot', '2 Scheiben Brot'],
  ['1 Apfel; 2 IE Humalog', '1 Apfel'],
  ['1,5 BE', ''],
])('withoutHealthRemarks() reads %s as %j', (text, eaten) => {
  expect(withoutHealthRemarks(text).eaten).toBe(eaten);
});

test.each([
  '200 g Kartoffeln, 150 g Fisch',
  '2 Brötchen',
  'Tablett mit Kuchen',
  'Käsekuchen 1/2 Stück',
  '1,5 l Wasser',
  'Beeren 150 g',
  'glucose syrup 20 g',
  'glucose tablets 3',
  'took a sandwich to work',
  'Vitamin-D 1000 IE',
  '1000 IE Vitamin D',
])('withoutHealthRemarks() leaves %s', (text) => {
  expect(withoutHealthRemarks(text)).toEqual({ eaten: text, remarks: [] });
});
