import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

async function linesOf(text: string): Promise<string[][]> {
  const record = await readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {});
  return record.lines.map((line) => [line.text, ...line.cells]);
}

const HEADER = 'Uhrzeit;Lebensmittel;Menge\n';

test('a day above a table may be in the cell after "Datum"', async () => {
  expect(await linesOf(`Datum:;02.03.2026;\n${HEADER}08:00;Milch;200 ml\n`)).toEqual([
    ['200 ml Milch', '02.03.2026', '08:00'],
  ]);
});

test('the days and persons of several tables apply to their own tables', async () => {
  const table = (day: string) => `Datum:;${day};\nName:;Anna;\n${HEADER}08:00;Milch;200 ml\n`;
  expect(await linesOf(`${table('02.03.2026')}${table('03.03.2026')}`)).toEqual([
    ['200 ml Milch', 'Anna', '02.03.2026', '08:00'],
    ['200 ml Milch', 'Anna', '03.03.2026', '08:00'],
  ]);
});

test('a day between the rows of a table applies to the rows below', async () => {
  const text = `Datum;02.03.2026;\n${HEADER}08:00;Milch;200 ml\nDatum;03.03.2026;\n08:00;Tee;1 l\n`;
  expect(await linesOf(text)).toEqual([
    ['200 ml Milch', '02.03.2026', '08:00'],
    ['1 l Tee', '03.03.2026', '08:00'],
  ]);
});

test('a number or weekday with its date in two cells is the day of the rows below', async () => {
  const days = 'Tag 1;03.06.2024;\nMahlzeit;Lebensmittel;Menge\nMittag;Hafer;60 g\n';
  expect(await linesOf(`${days}Tag 2;04.06.2024;\nMittag;Reis;180 g\n`)).toEqual([
    ['60 g Hafer', 'Tag 1, 03.06.2024', 'Mittag'],
    ['180 g Reis', 'Tag 2, 04.06.2024', 'Mittag'],
  ]);
});

test('a weekday with its date in columns of days is not a row of its own', async () => {
  const rows = 'Mo;03.06.2024;;\n;;Hafer;60 g\nDi;04.06.2024;;\n;;Reis;180 g\n;;Milch;9 g\n';
  expect(await linesOf(`Tag;Datum;Speise;Menge\n${rows}`)).toEqual([
    ['60 g Hafer', '', ''],
    ['180 g Reis', '', ''],
    ['9 g Milch', '', ''],
  ]);
});

test('a word such as "Date" may precede the date', async () => {
  const table = (day: string) => `${day};\n${HEADER}08:00;Milch;200 ml\n`;
  const text = `${table('DAY 1;Date: 2 March 2026')}${table('DAY 2;Date: 3 March 2026')}`;
  expect(await linesOf(text)).toEqual([
    ['200 ml Milch', 'DAY 1, 2 March 2026', '08:00'],
    ['200 ml Milch', 'DAY 2, 3 March 2026', '08:00'],
  ]);
});
