import type { CellValue, Sheet } from 'hucre/xlsx';
import { zippedContents } from '../../../io/reading/zip-size.ts';
import type { SheetCells } from '../sheet-grid.ts';
import { dateText } from './cell-dates.ts';
import { numberText, shownNumber, showsStoredNumber } from './number-format.ts';

/**
 * Reads the sheets of an .xlsx file: numbers with all their decimals, but in percent, in thousands or with a unit as
 * displayed. A formula without a value is the text of the formula.
 *
 * @param maxBytes the most bytes of styles that are read
 * @throws Error if it is damaged
 */
export async function readOfficeOpen(bytes: Uint8Array, maxBytes: number): Promise<SheetCells[]> {
  const { readXlsx } = await import('hucre/xlsx');
  const readStyles = hasOtherFormats(bytes, maxBytes);
  const { sheets } = await readXlsx(bytes, { readStyles });
  return sheets.map(({ name, hidden, veryHidden, rows, cells, merges = [], rowDefs }) => ({
    name,
    isHidden: hidden === true || veryHidden === true,
    rows: rows.map((row, index) =>
      row.map((value, position) =>
        value === null
          ? pendingFormula(cells, index, position)
          : cellText(value, formatOf(cells, index, position)),
      ),
    ),
    merges,
    hidden: new Set([...(rowDefs ?? [])].flatMap(([row, { hidden }]) => (hidden ? [row] : []))),
  }));
}

const STYLES = /^xl\/styles\.xml$/i;

/** The formats `0%` and `0.00%`, which need no code (ECMA-376, part 1, 18.8.30). */
const PERCENT_IDS = /<(?:\w+:)?xf\s[^>]*\bnumFmtId=["'](?:9|10)["']/;

const FORMAT_CODE = /<(?:\w+:)?numFmt\s[^>]*\bformatCode=(?:"([^"]*)"|'([^']*)')/g;

/** Whether a workbook may display numbers that differ from the stored ones. Reading all styles takes memory. */
function hasOtherFormats(bytes: Uint8Array, maxBytes: number): boolean {
  for (const content of zippedContents(bytes, STYLES, maxBytes)) {
    const xml = content.toString('utf8');
    const cellFormats = xml.slice(xml.search(/<(?:\w+:)?cellXfs\b/));
    if (PERCENT_IDS.test(cellFormats)) return true;
    for (const [, double, single] of xml.matchAll(FORMAT_CODE)) {
      const code = (double ?? single ?? '').replaceAll('&quot;', '"').replace(/&[lg]t;/g, '<');
      if (!showsStoredNumber(code)) return true;
    }
  }
  return false;
}

function formatOf(cells: Sheet['cells'], row: number, position: number): string {
  return cells?.get(`${row},${position}`)?.style?.numFmt ?? '';
}

/** A formula without a stored value, as written by programs that do not compute: it is not an empty cell. */
function pendingFormula(cells: Sheet['cells'], row: number, position: number): string {
  const { type, formula = '' } = cells?.get(`${row},${position}`) ?? {};
  return type === 'formula' ? `=${formula}` : '';
}

function cellText(value: Exclude<CellValue, null>, format: string): string {
  if (value instanceof Date) return dateText(value);
  if (typeof value !== 'number') return String(value).trim();
  return format === '' ? numberText(value) : shownNumber(value, format);
}
