import { expect, test } from 'vitest';
import { readWorkbook } from '../../../../src/tables/workbook/read-workbook.ts';
import { officeOpenOf, type SheetXml } from '../../../support/workbooks.ts';

interface Parts {
  readonly strings?: readonly string[];
  readonly styles?: string;
  readonly sheet?: string;
}

async function cellsOf(sheets: readonly SheetXml[], { sheet, ...parts }: Parts = {}) {
  const bytes = officeOpenOf(sheets, parts);
  const grids = await readWorkbook({ name: 'foods.xlsx', bytes }, sheet);
  return Object.fromEntries(
    grids.map(({ location, rows }) => [
      location.sheet,
      rows.map(({ cells, location: place }) => [
        place.row,
        ...cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1),
      ]),
    ]),
  );
}

const row = (index: number, cells: string) => `<row r="${index}">${cells}</row>`;

/** Cell formats: 1 is `0%`, which has no code; 2 is a custom format; 3 is a date. */
const STYLES = `<numFmts count="1"><numFmt numFmtId="164" formatCode="0.0&quot; g&quot;"/></numFmts>
  <cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="9" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs>`;

test('numbers of .xlsx are read with their displayed units, but with all decimals', async () => {
  const rows = row(
    1,
    '<c r="A1" s="1"><v>0.125</v></c><c r="B1" s="2"><v>12.5</v></c><c r="C1" s="3"><v>46143</v></c><c r="D1"><v>0.30000000000000004</v></c>',
  );
  expect(await cellsOf([{ name: 'S', rows }], { styles: STYLES })).toEqual({
    S: [[1, '12.5 %', '12.5 g', '2026-05-01', '0.3']],
  });
});

test('texts of .xlsx are read from shared strings, inline strings and rich text', async () => {
  const strings = [
    '<t>Apple</t>',
    '<r><rPr><b/></rPr><t xml:space="preserve">Apple </t></r><r><t>pie</t></r><rPh sb="0" eb="1"><t>x</t></rPh>',
  ];
  const rows = row(
    1,
    '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Pear &amp; plum</t></is></c><c r="D1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c>',
  );
  expect(await cellsOf([{ name: 'S', rows }], { strings })).toEqual({
    S: [[1, 'Apple', 'Apple pie', 'Pear & plum', 'ab']],
  });
});

test('formulas of .xlsx are read as the value stored with them', async () => {
  const rows =
    row(
      1,
      '<c r="A1"><f>B1*2</f><v>24</v></c><c r="B1" s="1"><f>0.1+0.02</f><v>0.12</v></c><c r="C1" t="b"><v>1</v></c>',
    ) +
    row(
      2,
      '<c r="A2"><f t="shared" ref="A2:A3" si="0">B2*2</f><v>4</v></c><c r="B2" t="e"><v>#DIV/0!</v></c>',
    ) +
    row(3, '<c r="A3"><f t="shared" si="0"/><v>6</v></c>');
  expect(await cellsOf([{ name: 'S', rows }], { styles: STYLES })).toEqual({
    S: [
      [1, '24', '12 %', 'true'],
      [2, '4', '#DIV/0!'],
      [3, '6'],
    ],
  });
});

test('rows of .xlsx keep their row numbers, and merged cells fill the rows below', async () => {
  const text = (at: string, written: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${written}</t></is></c>`;
  const rows =
    row(2, text('B2', 'Ann') + text('C2', 'Apple')) +
    row(3, text('C3', 'Pear')) +
    row(9, text('A9', 'end'));
  const after = '<mergeCells count="1"><mergeCell ref="B2:B5"/></mergeCells>';
  expect(await cellsOf([{ name: 'S', rows, after }])).toEqual({
    S: [
      [2, '', 'Ann', 'Apple'],
      [3, '', 'Ann', 'Pear'],
      [9, 'end'],
    ],
  });
});

test('a hidden sheet of .xlsx is read only if it is named', async () => {
  const rows = row(1, '<c r="A1"><v>1</v></c>');
  const sheets: SheetXml[] = [
    { name: 'Old', state: 'hidden', rows },
    { name: 'Lists', state: 'veryHidden', rows },
    { name: 'Foods', rows },
    { name: 'Blank', rows: '' },
  ];
  expect(Object.keys(await cellsOf(sheets))).toEqual(['Foods']);
  expect(Object.keys(await cellsOf(sheets, { sheet: 'old' }))).toEqual(['Old']);
  await expect(cellsOf(sheets, { sheet: 'Drinks' })).rejects.toMatchObject({
    diagnostics: [{ expected: 'one of Old, Lists, Foods, Blank' }],
  });
});
