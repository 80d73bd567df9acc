import { expect, test } from 'vitest';
import { readRichText } from '../../../../src/tables/workbook/documents/rich-text.ts';
import { readWorkbook } from '../../../../src/tables/workbook/read-workbook.ts';

const HEADER =
  '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}{\\*\\generator Text 1.0;}{\\info{\\title No}}\n';

const read = (content: string) => readRichText(`${HEADER}${content}}`, 1000);
const lines = (content: string) => read(content).rows.map(([line]) => line);

test('lines of text are read, without the fonts and other parts around them', () => {
  expect(read('\\pard\\f0 Montag\\par 60 g Haferflocken\\line 1 Apfel\\par}')).toEqual({
    ...{ name: 'document', isHidden: false, hasWrittenNumbers: true, isText: true },
    rows: [['Montag'], ['60 g Haferflocken'], ['1 Apfel']],
    ...{ merges: [], hidden: new Set(), struck: [] },
  });
});

test('a backslash at the end of a line ends the line, as TextEdit writes it', () => {
  expect(lines('2 eggs\\\n1 slice\nof bread\\\n')).toEqual(['2 eggs', '1 sliceof bread']);
});

test.each([
  ["K\\'e4se", 'Käse'],
  ["\\uc1\\u228\\'e4pfel", 'äpfel'],
  ['\\u189?\\~cup', '½ cup'],
  ['\\uc0\\u189 cup', '½cup'],
  ['{\\uc2 \\u8364??} 5', '€ 5'],
  ['\\u-3913?x', `${String.fromCharCode(0xf0b7)}x`],
  ['100 \\{g\\} \\endash  1', '100 {g} – 1'],
  ['{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt Brot}} 50 g', 'Brot 50 g'],
  ['{\\listtext\\bullet\\tab}1 Apfel', '1 Apfel'],
  ['1{\\super 1}/{\\sub 2} Apfel', '1 1/2 Apfel'],
  ['150{\\super 1} g', '150¹ g'],
  ['a {\\v hidden }b', 'a b'],
  ['a \\v hidden \\v0 b', 'a b'],
])('%s is read as %s', (rtf, line) => {
  expect(lines(`${rtf}\\par`)).toEqual([line]);
});

test('text in another code page is read', () => {
  const rtf = `${HEADER.replace('1252', '1250')}\\'8aunka\\par}`;
  expect(readRichText(rtf, 1000).rows).toEqual([['Šunka']]);
});

test('text in UTF-8 is read, although it has no code page of Windows', () => {
  const rtf = `${HEADER.replace('1252', '65001')}K\\'c3\\'a4se}`;
  expect(readRichText(rtf, 1000).rows).toEqual([['Käse']]);
});

test('breaks of columns and separators of lines end lines', () => {
  expect(lines('1 Ei\\column 1 Apfel\\uc0\\u8232 1 Brot')).toEqual(['1 Ei', '1 Apfel', '1 Brot']);
});

test('tables with a blank line between them have columns of their own', () => {
  const wide = row('\\cellx1000\\cellx2000\\cellx3000', 'a', 'b', 'c');
  const { rows } = read(`${wide}\\pard\\par ${row('\\cellx1500\\cellx3000', 'd', 'e')}`);
  expect(rows).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('text that is struck out is noted, and not read', () => {
  const { rows, struck } = read('1 Ei {\\strike 1 Brot} 1 Apfel\\par');
  expect({ rows, struck }).toEqual({ rows: [['1 Ei 1 Apfel']], struck: ['1 Brot'] });
});

const row = (definition: string, ...cells: string[]) =>
  `\\trowd${definition}\\pard\\intbl ${cells.map((cell) => `${cell}\\cell `).join('')}\\row\n`;

const TWO = '\\cellx1000\\cellx2000';

test('tables and the text between them are read as rows', () => {
  const first = row(TWO, 'Montag', '60 g Haferflocken\\par 1 Apfel');
  const { rows, isText } = read(`Woche\\par ${first}${row(TWO, 'Dienstag', 'Brot')}\\pard Ende`);
  expect(isText).toBe(false);
  expect(rows).toEqual([
    ['Woche'],
    ['Montag', '60 g Haferflocken\n1 Apfel'],
    ['Dienstag', 'Brot'],
    ['Ende'],
  ]);
});

test('cells are joined with those above and before them', () => {
  const rows = [
    row('\\clvmgf\\cellx1000\\cellx2000\\cellx3000', 'Montag', '1 Ei', '50 g'),
    row('\\clvmrg\\cellx1000\\cellx2000\\cellx3000', '', '1 Brot', '60 g'),
    row('\\clvmrg\\cellx1000\\clmgf\\cellx2000\\clmrg\\cellx3000', '', 'Summe', ''),
  ];
  const sheet = read(rows.join(''));
  expect(sheet.rows).toEqual([
    ['Montag', '1 Ei', '50 g'],
    ['', '1 Brot', '60 g'],
    ['', 'Summe', ''],
  ]);
  expect(sheet.merges).toEqual([{ startRow: 0, endRow: 2, startCol: 0, endCol: 0 }]);
});

test('a cell that is wider than those of other rows spans their columns', () => {
  const { rows } = read(
    [
      row('\\cellx1000\\cellx2000\\cellx3000', 'Tag', 'Mahlzeit', 'Menge'),
      row('\\cellx2050\\cellx2990', 'Dienstag', '50 g'),
    ].join(''),
  );
  expect(rows).toEqual([
    ['Tag', 'Mahlzeit', 'Menge'],
    ['Dienstag', '', '50 g'],
  ]);
});

test('a document that is cut off is refused', async () => {
  const text = `${HEADER}1 Apfel\\par`;
  await expect(readWorkbook({ name: 'a.rtf', kind: 'rich text', text }, undefined)).rejects.toThrow(
    'Cannot read the file as a document: it is damaged or truncated',
  );
});

test('a document with more cells than the limit is refused', () => {
  const rows = row(TWO, 'a', 'b').repeat(600);
  expect(() => read(rows)).toThrow('it has too many cells');
});

test.each([
  ['{\\*\\shpinst{\\sp{\\sn a}{\\sv 1}}{\\shptxt 1 plum\\par}}{\\shprslt 1 plum\\par}', '1 plum'],
  ['{\\header {\\*\\shpinst{\\shptxt Page\\par}}}1 plum', '1 plum'],
])('the text of a box is read once: %s', (rtf, line) => {
  expect(lines(`${rtf}\\par`)).toEqual([line]);
});

test('the last row is read even without its end', () => {
  const { rows } = read('\\trowd\\cellx1000\\cellx2000\\pard\\intbl Milk\\cell 200 ml\\cell');
  expect(rows).toEqual([['Milk', '200 ml']]);
});
