import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'form.csv', chunks: [text] as never }, {});

test('labelsOfRows() finds the person and the day of the answers to a form', async () => {
  const { columns, lines } = await read(
    'Zeitstempel;E-Mail-Adresse;Datum der Mahlzeiten;Alter;Frühstück;Mittag\n' +
      '05.06.2024 20:14:33;a@example.org;03.06.2024;42;1 Apfel;180 g Reis\n' +
      '05.06.2024 20:20:10;b@example.org;04.06.2024;51;2 Eier;\n',
  );
  expect(columns).toEqual(['Alter', 'person', 'day', 'meal']);
  expect(lines.map(({ cells }) => cells)).toEqual([
    ['42', 'a@example.org', '03.06.2024', 'Frühstück'],
    ['42', 'a@example.org', '03.06.2024', 'Mittag'],
    ['51', 'b@example.org', '04.06.2024', 'Frühstück'],
  ]);
});

test.each([
  [
    'ID;Email;Name;Date',
    '1;anonymous;Jane Doe;3.6.2024',
    ['1', 'anonymous', 'Jane Doe', '3.6.2024'],
  ],
  ['Timestamp;Full name', '2024/06/03 8:10:02 PM GMT+2;Jane', ['Jane', '2024/06/03']],
  ['Proband;Name;Tag', 'P1;Jane;Mo', ['Jane', 'P1', 'Mo']],
  ['Datum;Tag', '03.06.2024;Mo', ['03.06.2024']],
  [';', '1;Monday', ['Monday']],
  ['Name;Datum;Geburtsdatum', 'Jane;3.6.2024;12.5.1980', ['12.5.1980', 'Jane', '3.6.2024']],
  ['Name;Date of the food diary', 'Jane;2024-06-03', ['Jane', '2024-06-03']],
  // A weight is no day.
  ['Name;Größe (cm);Gewicht (kg)', 'Jane;168;62', ['168', '62', 'Jane', '']],
])('labelsOfRows() reads %s', async (header, row, labels) => {
  const { lines } = await read(`${header};Breakfast;Lunch\n${row};1 apple;\n`);
  expect(lines.map(({ cells }) => cells.slice(0, -1))).toEqual([labels]);
});
