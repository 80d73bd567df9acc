import { expect, test } from 'vitest';
import { readTextRecord } from '../../../src/meals/records/read-record.ts';

async function linesOf(text: string): Promise<string[][]> {
  const record = await readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {});
  return record.lines.map((line) => [line.text, ...line.cells]);
}

const HEADER = 'Uhrzeit;Lebensmittel;Menge\n';

test('a day stands next to its name above a table', async () => {
  expect(await linesOf(`Datum:;02.03.2026;\n${HEADER}08:00;Milch;200 ml\n`)).toEqual([
    ['200 ml Milch', '02.03.2026', '08:00'],
  ]);
});

test('so do the days of several tables, and those of their persons', async () => {
  const table = (day: string) => `Datum:;${day};\nName:;Anna;\n${HEADER}08:00;Milch;200 ml\n`;
  expect(await linesOf(`${table('02.03.2026')}${table('03.03.2026')}`)).toEqual([
    ['200 ml Milch', 'Anna', '02.03.2026', '08:00'],
    ['200 ml Milch', 'Anna', '03.03.2026', '08:00'],
  ]);
});

test('a day between the rows of a table is that of the rows below', async () => {
  const text = `Datum;02.03.2026;\n${HEADER}08:00;Milch;200 ml\nDatum;03.03.2026;\n08:00;Tee;1 l\n`;
  expect(await linesOf(text)).toEqual([
    ['200 ml Milch', '02.03.2026', '08:00'],
    ['1 l Tee', '03.03.2026', '08:00'],
  ]);
});
