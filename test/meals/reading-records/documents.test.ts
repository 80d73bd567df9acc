import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readRecord } from '../../../src/meals/reading-records/read-record.ts';
import { zipOfFiles } from '../../support/zip.ts';

async function read(bytes: Buffer | string) {
  const { columns, lines } = await readRecord('-', Readable.from([Buffer.from(bytes)]), {});
  return { columns, lines: lines.map(({ cells, text }) => [...cells, text].join(' | ')) };
}

const WEEK = {
  columns: ['day', 'meal'],
  lines: [
    'Montag | Frühstück | 40 g Haferflocken',
    'Montag | Frühstück | 0,2 l Milch',
    'Montag | Mittagessen | 180 g Reis',
    'Dienstag | Frühstück | 2 Scheiben Brot',
  ],
};

const HEADER = ['Lebensmittel', 'Menge', 'Einheit'];
const TABLES = [
  [
    ['Montag', 'Frühstück'],
    [HEADER, ['Haferflocken', '40', 'g'], ['Milch', '0,2', 'l']],
  ],
  [['Mittagessen'], [HEADER, ['Reis', '180', 'g']]],
  [
    ['Dienstag', 'Frühstück'],
    [HEADER, ['Brot', '2', 'Scheiben']],
  ],
] as const;

const join = (parts: readonly string[], open: string, close: string) =>
  parts.map((part) => open + part + close).join('');

test('a web page with a table for each meal is a record', async () => {
  const body = TABLES.map(([titles, rows]) => {
    const cells = rows.map((row) => join(row, '<td>', '</td>'));
    return `${join(titles, '<h2>', '</h2>')}<table>${join(cells, '<tr>', '</tr>')}</table>`;
  }).join('');
  expect(await read(`<!doctype html><html><body>${body}</body></html>`)).toEqual(WEEK);
});

const word = (body: string) =>
  zipOfFiles({ '[Content_Types].xml': '', 'word/document.xml': `<w:body>${body}</w:body>` });

const paragraphs = (lines: readonly string[]) =>
  join(lines, '<w:p><w:r><w:t>', '</w:t></w:r></w:p>');

test('a Word document with a table for each meal is a record', async () => {
  const body = TABLES.map(([titles, rows]) => {
    const cells = rows.map((row) =>
      join(
        row.map((cell) => paragraphs([cell])),
        '<w:tc>',
        '</w:tc>',
      ),
    );
    return `${paragraphs(titles)}<w:tbl>${join(cells, '<w:tr>', '</w:tr>')}</w:tbl>`;
  }).join('');
  expect(await read(word(body))).toEqual(WEEK);
});

test('a Word document without a table is read like a text', async () => {
  const lines = ['Montag', 'Frühstück', '40 g Haferflocken', '0,2 l Milch', 'Mittagessen'];
  const { lines: read1 } = await read(word(paragraphs([...lines, '180 g Reis'])));
  expect(read1).toEqual(WEEK.lines.slice(0, 3));
});

test('a web page without a table is read like a text, unless it can be no record', async () => {
  const page = (...lines: string[]) => `<html><body>${join(lines, '<p>', '</p>')}</body></html>`;
  const lines = ['Montag', 'Frühstück', '40 g Haferflocken', '0,2 l Milch', 'Mittagessen'];
  const { lines: read1 } = await read(page(...lines, '180 g Reis'));
  expect(read1).toEqual(WEEK.lines.slice(0, 3));
  await expect(read(page('Sign in', 'Password', '© 2026'))).rejects.toThrow(
    'The file is a web page without a table',
  );
});

test('an XML Spreadsheet has a day on each sheet', async () => {
  const sheet = (name: string, rows: readonly (readonly string[])[]) => {
    const cells = rows.map((row) => join(row, '<Cell><Data ss:Type="String">', '</Data></Cell>'));
    return `<Worksheet ss:Name="${name}"><Table>${join(cells, '<Row>', '</Row>')}</Table></Worksheet>`;
  };
  const rows = (meal: string, food: string) => [
    ['Mahlzeit', ...HEADER],
    [meal, food, '40', 'g'],
  ];
  const sheets =
    sheet('Montag', rows('Frühstück', 'Haferflocken')) + sheet('Dienstag', rows('Mittag', 'Reis'));
  const space = 'urn:schemas-microsoft-com:office:spreadsheet';
  const xml = `<?xml version="1.0"?>\n<Workbook xmlns="${space}" xmlns:ss="${space}">${sheets}</Workbook>`;
  const { lines } = await read(xml);
  expect(lines).toEqual([
    'Montag | Frühstück | 40 g Haferflocken',
    'Dienstag | Mittag | 40 g Reis',
  ]);
});
