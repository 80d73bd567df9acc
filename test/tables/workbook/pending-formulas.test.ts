import { expect, test } from 'vitest';
import { readWorkbook } from '../../../src/tables/workbook/read-workbook.ts';
import { readOfficeOpen } from '../../../src/tables/workbook/spreadsheets/office-open.ts';
import { officeOpenOf, openDocumentOf } from '../../support/workbooks.ts';

test('a formula in .xlsx without a stored value is read as its text', async () => {
  const rows =
    '<row r="1"><c r="A1"><f>1+1</f></c><c r="B1"><f>1+1</f><v>2</v></c><c r="C1" t="str"><f>IF(A1=0,"","")</f><v></v></c><c r="D1"/><c r="E1" t="n"><v>1</v></c><c r="F1"><f>B1*2</f></c></row>';
  const [sheet] = await readOfficeOpen(officeOpenOf([{ name: 'A', rows }], {}), 1e6);
  expect(sheet?.rows).toEqual([['=1+1', '2', '', '', '1', '=B1*2']]);
});

test('a formula in .ods without a stored value is read as its text', async () => {
  const cells = [
    'table:formula="of:=[.B1]*2"',
    'table:formula="of:=1+1" office:value-type="float" office:value="2"',
    'table:formula="of:=IF(1;&quot;&quot;)" office:value-type="string"',
    '',
    'office:value-type="float" office:value="1"',
  ].map((attributes) => `<table:table-cell ${attributes}/>`);
  const sheet = `<table:table table:name="A"><table:table-row>${cells.join('')}</table:table-row></table:table>`;
  const [grid] = await readWorkbook({ name: 'a.ods', bytes: openDocumentOf(sheet) }, undefined);
  expect(grid?.rows[0]?.cells).toEqual(['=[.B1]*2', '2', '', '', '1']);
});
