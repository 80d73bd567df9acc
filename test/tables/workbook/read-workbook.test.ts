import { expect, test } from 'vitest';
import { readWorkbook } from '../../../src/tables/workbook/read-workbook.ts';
import { spansBeyond } from '../../../src/tables/workbook/spreadsheets/sheet-span.ts';
import { zipOf } from '../../support/zip.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const MEBIBYTE = 1024 * 1024;

/** A workbook with one sheet, whose rows are given as XML. */
function workbookOf(rows: string): Uint8Array {
  const sheet = `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
  return zipOf('xl/worksheets/sheet1.xml', sheet);
}

const rowsUpTo = (count: number, column: string) =>
  Array.from(
    { length: count },
    (_, index) => `<row r="${index + 1}"><c s="1" r="${column}${index + 1}"><v>1</v></c></row>`,
  ).join('');

test('spansBeyond() counts all cells up to the last column and row, even empty ones', () => {
  const bytes = workbookOf(rowsUpTo(10, 'AA'));
  expect(spansBeyond(bytes, 269, MEBIBYTE)).toBe(true);
  expect(spansBeyond(bytes, 270, MEBIBYTE)).toBe(false);
});

test('spansBeyond() combines the last column and the last row of different cells', () => {
  const bytes = workbookOf("<row r='1'><c r='CV1'/></row><row r='50'><c r='A50'/></row>");
  expect(spansBeyond(bytes, 4_999, MEBIBYTE)).toBe(true);
  expect(spansBeyond(bytes, 5_000, MEBIBYTE)).toBe(false);
});

test('spansBeyond() ignores large sheets and damaged archives, which have other limits', () => {
  const bytes = workbookOf(rowsUpTo(10, 'XFD'));
  expect(spansBeyond(bytes, 1, 100)).toBe(false);
  expect(spansBeyond(bytes.subarray(0, 60), 1, MEBIBYTE)).toBe(false);
  expect(spansBeyond(zipOf('xl/other.xml', '<c r="XFD99"/>'), 1, MEBIBYTE)).toBe(false);
});

test('a sheet with cells far to the right in many rows is rejected before it is read', async () => {
  const bytes = workbookOf(rowsUpTo(2_000, 'XFD'));
  await expect(readWorkbook({ name: 'wide.xlsx', bytes }, undefined)).rejects.toMatchObject({
    diagnostics: [{ code: 'input/too-large', location: { file: 'wide.xlsx' } }],
  });
});

test.each([
  ['is cut off', workbookOf(rowsUpTo(9, 'C')).subarray(0, 100), 'it is damaged or truncated'],
  ['lacks a part', zipOf('[Content_Types].xml', '<x/>'), 'it is damaged or truncated'],
  ['has no workbook', zipOf('note.txt', 'hello'), 'the archive contains none'],
])('an archive that %s is refused in plain words', async (_, bytes, reason) => {
  await expect(readWorkbook({ name: 'x.xlsx', bytes }, undefined)).rejects.toThrow(
    `Cannot read the file as a workbook: ${reason}`,
  );
});
