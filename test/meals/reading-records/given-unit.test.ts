import { expect, test } from 'vitest';
import { readTextRecord } from '../../../src/meals/reading-records/read-record.ts';

const read = async (text: string) => {
  const source = { name: 'week.csv', chunks: [text] as never };
  const { lines } = await readTextRecord(source, { unit: 'g' });
  return lines.map((line) => line.text);
};

test('--unit applies to plain numbers in a record, and other amounts keep their units', async () => {
  const text = 'Lebensmittel;Menge\nBrot;100\nMargarine;10\nEi;2 Stück\nMilch;200 ml\nKäse;\n';
  expect(await read(text)).toEqual([
    '100 g Brot',
    '10 g Margarine',
    '2 Stück Ei',
    '200 ml Milch',
    'Käse',
  ]);
});

test('--unit applies to numbers next to household measures, which count if there are no numbers', async () => {
  const text = 'Lebensmittel;Portion;Menge\nBrot;2 Scheiben;100\nReis;3 EL;\nButter;1 TL;5\n';
  expect(await read(text)).toEqual(['100 g Brot', '3 EL Reis', '5 g Butter']);
});

test('--unit applies to numbers below days', async () => {
  const text = 'Lebensmittel;Montag;Dienstag\nBrot;100;50\nApfel;;150\n';
  expect(await read(text)).toEqual(['100 g Brot', '50 g Brot', '150 g Apfel']);
});

test.each([
  ['Anzahl;Lebensmittel\n2;Ei\n1;Apfel\n', ['2 Ei', '1 Apfel']],
  [
    'Menge;Einheit;Lebensmittel\n2;Scheiben;Brot\n1;EL;Butter\n',
    ['2 Scheiben Brot', '1 EL Butter'],
  ],
  ['Lebensmittel;Menge (ml)\nMilch;200\nTee;150\n', ['200 ml Milch', '150 ml Tee']],
])('--unit does not apply to numbers of pieces or with other units: %j', async (text, lines) => {
  expect(await read(text)).toEqual(lines);
});
