import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

async function linesOf(text: string) {
  const { columns, lines, notes } = await readTextRecord(
    { name: 'x.csv', chunks: [text] as never },
    {},
  );
  return { columns, notes, lines: lines.map((line) => [line.text, ...line.cells]) };
}

const TABLE = 'Tag;Lebensmittel;Menge\n';

test.each([
  `Patient: Huber;;\n${TABLE}Mo;Milch;200 ml\n;;\nPatient: Maier;;\n${TABLE}Mo;Brot;50 g\n`,
  `Patient:;Huber;\n${TABLE}Mo;Milch;200 ml\n;;\nPatient:;Maier;\n${TABLE}Mo;Brot;50 g\n`,
  `Bewohnerin: Huber;;\n${TABLE}Mo;Milch;200 ml\nBewohnerin: Maier;;\nMo;Brot;50 g\n`,
  `Huber;;\n${TABLE}Mo;Milch;200 ml\n;;\nMaier;;\n${TABLE}Mo;Brot;50 g\n`,
  `Station 3;;\nName: Huber;;\n;;\n${TABLE}Mo;Milch;200 ml\nName: Maier;;\n${TABLE}Mo;Brot;50 g\n`,
])('the tables of two persons below each other are two persons: %j', async (text) => {
  expect(await linesOf(text)).toEqual({
    columns: ['person', 'Tag'],
    lines: [
      ['200 ml Milch', 'Huber', 'Mo'],
      ['50 g Brot', 'Maier', 'Mo'],
    ],
    notes: ['read the tables below "Huber" and "Maier" as people'],
  });
});

test('the only person above a table labels its rows', async () => {
  const { columns, lines } = await linesOf(`Patient: Huber;;\n${TABLE}Mo;Milch;200 ml\n`);
  expect(columns).toEqual(['person', 'Tag']);
  expect(lines).toEqual([['200 ml Milch', 'Huber', 'Mo']]);
});

test.each([
  `Montag;;\n${TABLE}Mo;Milch;200 ml\nDienstag;;\n${TABLE}Di;Brot;50 g\n`,
  `${TABLE}Mo;Milch;200 ml\nSumme;;\n${TABLE}Di;Brot;50 g\n`,
])('tables of days are not divided into persons: %j', async (text) => {
  const { columns, lines } = await linesOf(text);
  expect(columns).not.toContain('person');
  expect(lines).toHaveLength(2);
});
