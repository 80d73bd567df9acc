import { expect, test } from 'vitest';
import { sheetNotes } from '../../../src/tables/grid.ts';
import { readWorkbook } from '../../../src/tables/workbook/read-workbook.ts';
import { officeOpenOf, openDocumentOf } from '../../support/workbooks.ts';

const read = async (name: string, bytes: Uint8Array) => {
  const [grid] = await readWorkbook({ name, bytes }, undefined);
  if (grid === undefined) throw new Error('no sheet');
  return grid;
};

test('hidden rows of .xlsx are read and counted', async () => {
  const rows =
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"><c r="A2"><v>2</v></c></row>' +
    '<row r="3" hidden="1"/><row r="4" hidden="1"><c r="A4"><v>4</v></c></row>';
  const grid = await read('a.xlsx', officeOpenOf([{ name: 'Foods', rows }], {}));
  expect(grid.rows.map(({ cells }) => cells[0])).toEqual(['1', '2', '4']);
  expect(sheetNotes(grid)).toEqual(['2 hidden rows of sheet "Foods" count like the others']);
});

test('hidden and filtered rows of .ods are read and counted', async () => {
  const cell = '<table:table-cell office:value-type="float" office:value="1"/>';
  const row = (attributes: string, content = cell) =>
    `<table:table-row ${attributes}>${content}</table:table-row>`;
  const rows = [row(''), row('table:visibility="filter"'), row('table:visibility="collapse"', '')];
  const sheet = `<table:table table:name="A">${rows.join('')}</table:table>`;
  const grid = await read('a.ods', openDocumentOf(sheet));
  expect(grid.rows).toHaveLength(2);
  expect(sheetNotes(grid)).toEqual(['1 hidden row of sheet "A" counts like the others']);
  const shown = await read(
    'b.ods',
    openDocumentOf(sheet.replaceAll(/table:visibility="\w+"/g, '')),
  );
  expect(sheetNotes(shown)).toEqual([]);
});
