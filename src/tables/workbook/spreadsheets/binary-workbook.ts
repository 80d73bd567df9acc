import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { ViandError } from '../../../model/diagnostic.ts';
import { withPassword } from '../compound-file.ts';
import type { SheetCells } from '../sheet-grid.ts';
import type { WorkbookArchive } from '../workbook-source.ts';
import { isoDateText } from './cell-dates.ts';
import { numberText, shownNumber } from './number-format.ts';

type Library = typeof import('@e965/xlsx');

/**
 * Reads the sheets of a workbook that is not XML: .xls since Excel 5, .xlsb, and .numbers.
 *
 * @throws Error if it is damaged, or if its sheets have more cells than the limit
 * @throws ViandError if it has a password
 */
export async function readBinaryWorkbook(
  { name: file, bytes }: WorkbookArchive,
  maxCells: number,
): Promise<SheetCells[]> {
  const library = await import('@e965/xlsx');
  const workbook = parsed(library, file, bytes);
  const reader = new SheetReader(library, workbook, maxCells);
  return workbook.SheetNames.map((name, index) => reader.read(name, index));
}

/**
 * The library throws texts as well as errors. It also prints what it does not know to the console, which is no message
 * for people.
 */
function parsed(library: Library, file: string, bytes: Uint8Array): WorkBook {
  const { error: print } = console;
  let hasUnknown = false;
  console.error = () => {
    hasUnknown = true;
  };
  try {
    const workbook = library.read(bytes, {
      ...{ type: 'buffer', dense: true, cellNF: true, cellStyles: true, cellHTML: false },
    });
    // Of a damaged file, nothing but unknown records may be left.
    if (hasUnknown && isEmpty(workbook)) throw new Error('it is damaged or truncated');
    return workbook;
  } catch (error) {
    if (String(error).includes('password')) throw new ViandError(withPassword(file));
    throw error instanceof Error ? error : new Error(String(error));
  } finally {
    console.error = print;
  }
}

function isEmpty({ Sheets: sheets }: WorkBook): boolean {
  return Object.values(sheets).every((sheet) => (sheet['!data'] ?? []).length === 0);
}

class SheetReader {
  readonly #library: Library;
  readonly #workbook: WorkBook;
  readonly #has1904: boolean;
  #cellsLeft: number;

  constructor(library: Library, workbook: WorkBook, maxCells: number) {
    this.#library = library;
    this.#workbook = workbook;
    this.#has1904 = workbook.Workbook?.WBProps?.date1904 === true;
    this.#cellsLeft = maxCells;
  }

  read(name: string, index: number): SheetCells {
    const sheet: WorkSheet = this.#workbook.Sheets[name] ?? {};
    const cells: readonly (readonly (CellObject | undefined)[] | undefined)[] =
      sheet['!data'] ?? [];
    const properties = sheet['!rows'] ?? [];
    return {
      name,
      isHidden: (this.#workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0,
      rows: Array.from(cells, (row = []) => this.#rowOf(row)),
      merges: (sheet['!merges'] ?? []).map(({ s, e }) => ({
        ...{ startRow: s.r, endRow: e.r, startCol: s.c, endCol: e.c },
      })),
      hidden: new Set([...properties.keys()].filter((row) => properties[row]?.hidden === true)),
    };
  }

  #rowOf(row: readonly (CellObject | undefined)[]): string[] {
    // A blank row counts as well: few bytes may claim a million of them.
    this.#cellsLeft -= row.length + 1;
    if (this.#cellsLeft < 0) throw new Error('it spans too many cells');
    return Array.from(row, (cell) => (cell === undefined ? '' : this.#textOf(cell)));
  }

  /** The displayed text of a cell; a formula without a stored value is the text of the formula. */
  #textOf({ t: type, v: value, w: shown, z, f: formula }: CellObject): string {
    if (type === 'e') return shown ?? '';
    if (value === undefined || value === null) return formula === undefined ? '' : `=${formula}`;
    if (typeof value !== 'number') return String(value).trim();
    const format = String(z ?? '');
    return this.#dateOf(value, format) ?? this.#numberOf(value, format);
  }

  #numberOf(value: number, format: string): string {
    return format === '' ? numberText(value) : shownNumber(value, format);
  }

  /** A number that its format shows as a date or a time; undefined for any other. */
  #dateOf(value: number, format: string): string | undefined {
    const { SSF } = this.#library;
    if (!SSF.is_date(format)) return undefined;
    const date = SSF.parse_date_code(value, { date1904: this.#has1904 });
    if (date === null) return undefined;
    const [year, month, day, hour, minute] = [date.y, date.m, date.d, date.H, date.M].map(padded);
    return isoDateText(`${year}-${month}-${day}T${hour}:${minute}:00`);
  }
}

function padded(part: number, index: number): string {
  return String(part).padStart(index === 0 ? 4 : 2, '0');
}
