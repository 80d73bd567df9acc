import { expect, test } from 'vitest';
import { readOfficeOpen } from '../../../src/tables/workbook/office-open.ts';
import { officeOpenOf } from '../../support/workbooks.ts';

test('a formula without a stored value is no empty cell', async () => {
  const rows =
    '<row r="1"><c r="A1"><f>1+1</f></c><c r="B1"><f>1+1</f><v>2</v></c><c r="C1" t="str"><f>IF(A1=0,"","")</f><v></v></c><c r="D1"/><c r="E1" t="n"><v>1</v></c><c r="F1"><f>B1*2</f></c></row>';
  const [sheet] = await readOfficeOpen(officeOpenOf([{ name: 'A', rows }], {}), 1e6);
  expect(sheet?.rows).toEqual([['=1+1', '2', '', '', '1', '=B1*2']]);
});
