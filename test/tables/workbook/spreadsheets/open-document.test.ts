import { expect, test } from 'vitest';
import { readWorkbook } from '../../../../src/tables/workbook/read-workbook.ts';
import { openDocumentOf } from '../../../support/workbooks.ts';

async function cellsOf(sheets: string, styles?: string) {
  const bytes = openDocumentOf(sheets, styles);
  const grids = await readWorkbook({ name: 'foods.ods', bytes }, undefined);
  return grids.map(({ rows }) => rows.map(({ cells, location }) => [location.row, ...cells]));
}

const sheet = (rows: string, style = '') =>
  `<table:table table:name="Foods" table:style-name="${style}">${rows}</table:table>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
const text = (written: string) =>
  `<table:table-cell office:value-type="string"><text:p>${written}</text:p></table:table-cell>`;
const number = (value: number, shown: string, attributes = '', type = 'float') =>
  `<table:table-cell office:value-type="${type}" office:value="${value}" ${attributes}><text:p>${shown}</text:p></table:table-cell>`;

test('numbers of .ods are read with their displayed units, but with all decimals', async () => {
  const styles = `<style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/>
    <number:number-style style:name="N1"><number:number number:decimal-places="0" number:display-factor="1000"/></number:number-style>`;
  const rows = row(
    number(0.125, '13 %', '', 'percentage'),
    number(1234.5678, '1.234,57'),
    number(12.5, '12,5 g'),
    number(480_000, '480', 'table:style-name="ce1"'),
    number(0.05, '&lt;0,1'),
    number(0, 'Spuren'),
    number(0, '-'),
    number(7, '007'),
    number(0.5, '1/2'),
    number(3.5, '3,50 €', '', 'currency'),
  );
  expect(await cellsOf(sheet(rows), styles)).toEqual([
    [[1, '12.5 %', '1234.5678', '12.5 g', '480', '< 0.05', 'Spuren', '0', '007', '0.5', '3.5']],
  ]);
});

test('a cell of .ods without a style has the style of its column', async () => {
  const styles = `<style:style style:name="ce1" style:family="table-cell" style:data-style-name="P1"/>
    <number:percentage-style style:name="P1"><number:number/></number:percentage-style>`;
  const columns =
    '<table:table-column table:number-columns-repeated="2"/><table:table-column table:default-cell-style-name="ce1"/>';
  const rows = columns + row(number(1, '1'), number(2, '2'), number(0.03, '3%'), number(4, '4'));
  expect(await cellsOf(sheet(rows), styles)).toEqual([[[1, '1', '2', '3 %', '4']]]);
});

test('a sheet of .ods that its style hides is skipped', async () => {
  const styles = `<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style>
    <style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>`;
  const sheets = sheet(row(text('hidden')), 'ta2') + sheet(row(text('shown')), 'ta1');
  expect(await cellsOf(sheets, styles)).toEqual([[[1, 'shown']]]);
});

test('grouped rows, repeated rows and header rows of .ods are read', async () => {
  const rows = `<table:table-header-rows>${row(text('Name'))}</table:table-header-rows>
    <table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>
    <table:table-row-group>${row(text('Apple'))}<table:table-row-group>${row(text('Pear'))}</table:table-row-group></table:table-row-group>
    <table:table-row table:number-rows-repeated="1048571"><table:table-cell table:style-name="ce1" table:number-columns-repeated="16384"/></table:table-row>`;
  expect(await cellsOf(sheet(rows))).toEqual([
    [
      [1, 'Name'],
      [4, 'Apple'],
      [5, 'Pear'],
    ],
  ]);
});

test('annotations, tracked changes and markup in .ods are not part of the text of a cell', async () => {
  const annotated = `<table:table-cell office:value-type="string"><office:annotation><text:p>a remark</text:p></office:annotation><text:p>Apple<text:s text:c="2"/><text:span>pie &amp; co</text:span></text:p></table:table-cell>`;
  const tracked = `<table:tracked-changes><table:deletion><table:table-cell><text:p>old</text:p></table:table-cell></table:deletion></table:tracked-changes>`;
  expect(await cellsOf(tracked + sheet(row(annotated)))).toEqual([[[1, 'Apple  pie & co']]]);
});

test('paragraphs and line breaks in a cell of .ods become lines', async () => {
  const lines = text('60 g Hafer</text:p><text:p>200 ml Milch<text:line-break/>1 Apfel');
  expect(await cellsOf(sheet(row(lines)))).toEqual([[[1, '60 g Hafer\n200 ml Milch\n1 Apfel']]]);
});

test('dates and times of .ods are read in ISO form, and merged cells fill rows', async () => {
  const date = (value: string) =>
    `<table:table-cell office:value-type="date" office:date-value="${value}"><text:p>x</text:p></table:table-cell>`;
  const time =
    '<table:table-cell office:value-type="time" office:time-value="PT07H30M00S"><text:p>07:30</text:p></table:table-cell>';
  const merged =
    '<table:table-cell table:number-rows-spanned="2" office:value-type="string"><text:p>Ann</text:p></table:table-cell>';
  const rows =
    row(merged, date('2026-05-01'), date('2026-05-01T12:15:00'), time) +
    row('<table:covered-table-cell/>', text('x'));
  expect(await cellsOf(sheet(rows))).toEqual([
    [
      [1, 'Ann', '2026-05-01', '2026-05-01 12:15', '07:30'],
      [2, 'Ann', 'x'],
    ],
  ]);
});

test.each([
  ['rows', `<table:table-row table:number-rows-repeated="1048576">`, '</table:table-row>'],
  ['columns', '<table:table-row>', '</table:table-row>'],
])(
  'repeated %s of .ods are limited, so that they cannot exhaust the memory',
  async (_, open, close) => {
    const wide = `${open}<table:table-cell table:number-columns-repeated="99999999" office:value-type="string"><text:p>x</text:p></table:table-cell>${close}`;
    await expect(cellsOf(sheet(wide))).rejects.toThrow(/more than 20000000 cells/);
  },
);

test('a damaged .ods file is rejected', async () => {
  const bytes = openDocumentOf(sheet(row(text('Apple'))));
  const damaged = Buffer.from(bytes);
  damaged.write('Bpple', damaged.indexOf('Apple'));
  await expect(readWorkbook({ name: 'x.ods', bytes: damaged }, undefined)).rejects.toThrow(
    /Cannot read the file as a workbook/,
  );
  await expect(cellsOf(sheet('<table:table-row>'))).rejects.toThrow(/has no opening tag/);
});
