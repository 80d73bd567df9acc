import { expect, test } from 'vitest';
import { readExcelXml } from '../../../../src/tables/workbook/spreadsheets/excel-xml.ts';

const MAX_CELLS = 1000;

const workbook = (content: string) => `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
  xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles>
  <Style ss:ID="s1"><NumberFormat ss:Format="0%"/></Style>
  <Style ss:ID="s2"><NumberFormat ss:Format="Short Date"/></Style></Styles>${content}</Workbook>`;

const sheet = (rows: string, name = 'Plan') =>
  `<Worksheet ss:Name="${name}"><Table>${rows}</Table></Worksheet>`;

const rowsOf = (rows: string) => readExcelXml('a.xml', workbook(sheet(rows)), MAX_CELLS)[0]?.rows;

const data = (type: string, text: string) => `<Data ss:Type="${type}">${text}</Data>`;

test('readExcelXml() reads texts, numbers, dates and formulas', () => {
  const row = [
    `<Cell>${data('String', 'Brot &amp; Butter')}</Cell>`,
    `<Cell>${data('Number', '0.30000000000000004')}</Cell>`,
    `<Cell ss:StyleID="s1">${data('Number', '0.125')}</Cell>`,
    `<Cell ss:StyleID="s2">${data('DateTime', '2024-03-01T00:00:00.000')}</Cell>`,
    '<Cell ss:Formula="=RC[-1]*2"/>',
    '<Cell><ss:Data ss:Type="String" xmlns="x"><B>fett</B> gedruckt</ss:Data></Cell>',
  ];
  expect(rowsOf(`<Row>${row.join('')}</Row>`)).toEqual([
    ['Brot & Butter', '0.3', '12.5 %', '2024-03-01', '=RC[-1]*2', 'fett gedruckt'],
  ]);
});

test('readExcelXml() reads positions, merged cells, comments, and what is hidden', () => {
  const rows = `<Row><Cell ss:MergeDown="1">${data('String', 'Montag')}</Cell>
    <Cell ss:Index="4">${data('String', 'a')}<Comment>${data('String', 'no')}</Comment></Cell></Row>
    <Row ss:Index="3" ss:Hidden="1"><Cell ss:MergeAcross="1">${data('String', 'b')}</Cell>
    <Cell>${data('String', 'c')}</Cell></Row>`;
  const hidden = sheet('', 'Old').replace(
    '</Worksheet>',
    '<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>',
  );
  expect(readExcelXml('a.xml', workbook(sheet(rows) + hidden), MAX_CELLS)).toEqual([
    {
      ...{ name: 'Plan', isHidden: false, hidden: new Set([2]) },
      rows: [['Montag', '', '', 'a'], [], ['b', '', 'c']],
      merges: [
        { startRow: 0, endRow: 1, startCol: 0, endCol: 0 },
        { startRow: 2, endRow: 2, startCol: 0, endCol: 1 },
      ],
    },
    { name: 'Old', isHidden: true, hidden: new Set(), rows: [], merges: [] },
  ]);
});

test.each([
  ['<Row ss:Index="9000000"/>', 'it spans too many cells'],
  ['<Row><Cell ss:Index="9000000"/></Row>', 'it spans too many cells'],
  ['<Row ss:Index="x"/>', 'a position is not a number'],
])('readExcelXml() refuses %s', (rows, message) => {
  expect(() => rowsOf(rows)).toThrow(message);
  expect(() => readExcelXml('a.xml', workbook(''), MAX_CELLS)).toThrow('it has no sheet');
});

test('readExcelXml() refuses a file that was cut off', () => {
  const whole = workbook(sheet(`<Row><Cell>${data('String', 'Milk')}</Cell></Row>`));
  expect(() => readExcelXml('a.xls', whole.slice(0, -40), MAX_CELLS)).toThrow(
    'damaged or truncated',
  );
});
