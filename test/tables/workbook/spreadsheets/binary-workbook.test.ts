import { createRequire } from 'node:module';
import * as library from '@e965/xlsx';
import { expect, test } from 'vitest';
import { readWorkbook } from '../../../../src/tables/workbook/read-workbook.ts';
import { readBinaryWorkbook } from '../../../../src/tables/workbook/spreadsheets/binary-workbook.ts';

const MAX_CELLS = 1000;

/** An empty document, which the library needs to write Numbers. */
const NUMBERS: string = createRequire(import.meta.url)('@e965/xlsx/dist/xlsx.zahl');

const ROWS = [
  ['Tag', 'Lebensmittel', 'Menge', 'Fett'],
  [45_356, 'Äpfel, roh', 150.5, 0.1 + 0.2],
  [null, 'Vollmilch', 250, 0.035],
  [45_357, 'Butter', true, null],
];

/** A workbook with dates, units, percentages, a merged day, and a hidden row and sheet. */
function workbook() {
  const sheet = library.utils.aoa_to_sheet(ROWS);
  const format = (cell: string, z: string) => Object.assign(sheet[cell], { z });
  format('A2', 'dd.mm.yyyy');
  format('A4', 'dd.mm.yyyy hh:mm');
  format('C3', '0" ml"');
  format('D3', '0.0%');
  sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }];
  sheet['!rows'] = [{}, {}, {}, { hidden: true }];
  const book = library.utils.book_new();
  library.utils.book_append_sheet(book, sheet, 'Woche');
  library.utils.book_append_sheet(book, library.utils.aoa_to_sheet([['alt']]), 'Alt');
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  return book;
}

const written = (bookType: library.BookType) =>
  new Uint8Array(library.write(workbook(), { type: 'buffer', bookType, numbers: NUMBERS }));

const TEXTS = [
  ['Tag', 'Lebensmittel', 'Menge', 'Fett'],
  ['2024-03-05', 'Äpfel, roh', '150.5', '0.3'],
  ['', 'Vollmilch', '250 ml', '3.5 %'],
  ['2024-03-06', 'Butter', 'true', ''],
];

test.each(['biff8', 'xlsb'] as const)(
  '%s: dates, numbers as displayed, merged and hidden cells are read',
  async (bookType) => {
    const [sheet, old] = await readBinaryWorkbook(
      { name: 'old.xls', bytes: written(bookType) },
      MAX_CELLS,
    );
    expect(sheet?.rows.map((row) => [...row, ''].slice(0, 4))).toEqual(TEXTS);
    expect(sheet?.merges).toEqual([{ startRow: 1, endRow: 2, startCol: 0, endCol: 0 }]);
    expect(sheet).toMatchObject({ name: 'Woche', isHidden: false });
    expect(old).toMatchObject({ name: 'Alt', isHidden: true });
  },
);

test('a hidden row is marked', async () => {
  const [sheet] = await readBinaryWorkbook({ name: 'old.xls', bytes: written('xlsb') }, MAX_CELLS);
  expect(sheet?.hidden).toEqual(new Set([3]));
});

test('a sheet of Numbers is read', async () => {
  const [sheet] = await readBinaryWorkbook(
    { name: 'old.xls', bytes: written('numbers') },
    MAX_CELLS,
  );
  expect(sheet?.rows[1]?.slice(1, 3)).toEqual(['Äpfel, roh', '150.5']);
});

test('a workbook with more cells than the limit is refused', async () => {
  await expect(
    readBinaryWorkbook({ name: 'old.xls', bytes: written('biff8') }, 10),
  ).rejects.toThrow('too many cells');
});

test.each(['biff8', 'biff5', 'xlsb'] as const)('readWorkbook() reads %s', async (bookType) => {
  const [grid] = await readWorkbook({ name: 'old.xls', bytes: written(bookType) }, undefined);
  expect(grid?.location.sheet).toBe('Woche');
  expect(grid?.rows.map(({ cells }) => cells[2])).toEqual(['Menge', '150.5', '250 ml', 'true']);
});

test.each(['biff8', 'xlsb'] as const)('a %s workbook that is cut off is refused', async (type) => {
  const whole = written(type);
  const bytes = whole.subarray(0, whole.length / 2);
  await expect(readWorkbook({ name: 'old.xls', bytes }, undefined)).rejects.toMatchObject({
    diagnostics: [{ code: 'input/damaged' }],
  });
});
