import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {});

const FOODS = 'Zeit;Lebensmittel;Menge (g)\n08:00;Reis;180\n';

test.each([
  ['Datum: 03.06.2024;;Wochentag: Montag\n', '03.06.2024'],
  ['Datum: 3.6.2024;;\n', '3.6.2024'],
  ['Tag: 1;;\n', 'Tag 1'],
  ['Date of intake:;2024-05-14;Interviewer: KM\n', '2024-05-14'],
  ['Ort: Mensa;Datum:;3.6.2024\n', '3.6.2024'],
  ['Interview am:;4.6.2024;Erfasster Tag:;3.6.2024\n', '3.6.2024'],
  ['Day recorded:;3.6.2024;Checked:;4.6.2024\n', '3.6.2024'],
  ['Ernährungsprotokoll Anna Huber 12.03.2024;;\n', '12.03.2024'],
  ['Food diary 2024-03-12;;\n', '2024-03-12'],
])('labelsAbove() finds the day in %s', async (above, day) => {
  const { columns, lines } = await read(above + FOODS);
  expect(columns).toEqual(['day', 'Zeit']);
  expect(lines.map(({ cells }) => cells)).toEqual([[day, '08:00']]);
});

test.each([
  'Geburtsdatum: 12.05.1980;;\n',
  'Ernährungsprotokoll vom 10.06. bis 14.06.2024;;\n',
  'Ernährungsprotokoll KW 24, ab 10.06.2024;;\n',
  'Speiseplan 10.06.2024;;\n',
])('labelsAbove() finds no day in %s', async (above) => {
  expect((await read(above + FOODS)).columns).toEqual(['Zeit']);
});

test('labelsAbove() applies a meal to the rows up to the next one', async () => {
  const { columns, lines } = await read(
    'Montag;;\nFrühstück:;;\nLebensmittel;Menge;Einheit\nHafer;60;g\nMittagessen;;\nReis;180;g\n',
  );
  expect(columns).toEqual(['day', 'meal']);
  expect(lines.map(({ cells }) => cells)).toEqual([
    ['Montag', 'Frühstück'],
    ['Montag', 'Mittagessen'],
  ]);
});

test('labelsAbove() does not replace labels in columns', async () => {
  const { columns } = await read('Datum: 03.06.2024;;\nTag;Lebensmittel;Menge\n1;Reis;180 g\n');
  expect(columns).toEqual(['Tag']);
});
