import type { CellRange, SheetCells } from '../sheet-grid.ts';
import { raisedText, withPlainFractions } from './raised-text.ts';
import { withTickedChoices } from './ticked-choices.ts';

/** The most columns that a cell may span, whatever a file says: those of the HTML standard (4.9.11). */
const MAX_SPANNED_COLUMNS = 1000;

/** The most columns of a table: those of Excel. */
const MAX_COLUMNS = 16_384;

/** A line break, or the separator of lines or paragraphs that some programs write for it. */
const LINE_BREAK = /[\n\u2028\u2029]/;

/** Why a document is refused whose cells may fill the memory. */
export const TOO_MANY_CELLS = 'it has too many cells';

/** What the text of a part of a document means. */
export type TextMeaning = 'shown' | 'not shown' | 'raised' | 'struck';

/** A table that is open. */
interface OpenTable {
  /** Whether it only arranges other tables. */
  isLayout: boolean;
  /** Whether a row has several cells with text, so that a table within it is the text of a cell. */
  hasData: boolean;
  /** Its first cell that reaches into further rows, among all of them. */
  readonly firstMerge: number;
  /** The number of further rows into which a cell of an earlier row reaches, by its column. */
  readonly below: number[];
  row: string[] | undefined;
  cell: OpenCell | undefined;
}

interface OpenCell {
  readonly column: number;
  readonly columns: number;
  readonly rows: number;
}

/** Cells that are one, until their table ends. */
export interface OpenRange extends CellRange {
  endRow: number;
}

/**
 * The rows of a document as a spreadsheet program imports them: those of its tables, and between them a row for each
 * line of text. A table that contains others only arranges them, and is text, unless it has rows of its own: then the
 * others are the text of a cell.
 */
export class DocumentRows {
  readonly rows: string[][] = [];
  readonly merges: OpenRange[] = [];
  readonly hidden = new Set<number>();
  /** Texts that somebody struck out, which do not count. */
  readonly struck: string[] = [];
  hasTable = false;
  /** The most cells of all rows. */
  readonly maxCells: number;
  readonly #plain: (text: string) => string;
  #cells = 0;
  readonly #tables: OpenTable[] = [];
  /** The text of the open cell, or that since the last row between cells. */
  #text = '';
  /** How many of the open tables are the text of a cell. */
  #inCell = 0;

  /**
   * @param maxCells the most cells of all rows
   * @param plain a line of text as people see it
   */
  constructor(maxCells: number, plain: (text: string) => string) {
    this.maxCells = maxCells;
    this.#plain = plain;
  }

  /** Adds text; its line breaks end lines. */
  add(text: string): void {
    this.#text += text;
  }

  /** Adds text as what it means. What somebody struck out is noted instead. */
  addAs(meaning: TextMeaning, text: string): void {
    if (meaning === 'shown') this.add(text);
    else if (meaning === 'raised') this.add(raisedText(text));
    else if (meaning === 'struck' && text.trim() !== '') this.struck.push(this.#plain(text));
  }

  openTable(): void {
    const outer = this.#tables.at(-1);
    if (this.#inCell > 0 || (outer?.cell !== undefined && outer.hasData)) {
      this.#inCell += 1;
      return;
    }
    if (outer !== undefined) {
      this.closeRow();
      outer.isLayout = true;
    }
    this.#addLines();
    this.hasTable = true;
    const firstMerge = this.merges.length;
    this.#tables.push({
      ...{ isLayout: false, hasData: false, firstMerge },
      ...{ below: [], row: undefined, cell: undefined },
    });
  }

  closeTable(): void {
    if (this.#inCell > 0) {
      this.#inCell -= 1;
      this.add('\n');
      return;
    }
    this.closeRow();
    this.#addLines();
    const table = this.#tables.pop();
    for (const merge of this.merges.slice(table?.firstMerge)) {
      merge.endRow = Math.min(merge.endRow, this.rows.length - 1);
    }
  }

  /** Ends a part of a table, such as its header: no cell reaches into the next part. */
  closeGroup(): void {
    if (this.#inCell > 0) return;
    this.closeRow();
    this.#tables.at(-1)?.below.splice(0);
  }

  openRow(isHidden: boolean): void {
    if (this.#inCell > 0) return;
    this.closeRow();
    this.#addLines();
    const table = this.#tables.at(-1);
    if (table === undefined || table.isLayout) return;
    table.row = [];
    if (isHidden) this.hidden.add(this.rows.length);
  }

  closeRow(): void {
    if (this.#inCell > 0) {
      this.add('\n');
      return;
    }
    this.closeCell();
    const table = this.#tables.at(-1);
    if (table?.row === undefined) return;
    // Cells of earlier rows may reach into columns behind the last cell of this one.
    while (table.row.length < table.below.length) {
      takeColumn(table.below, table.row.length);
      table.row.push('');
    }
    table.hasData ||= table.row.filter((text) => text !== '').length > 1;
    this.#addRow(table.row);
    table.row = undefined;
  }

  /** Adds the last row again, if it is not blank. */
  repeatRow(times: number): void {
    const row = this.rows.at(-1);
    if (this.#inCell > 0 || row === undefined || row.every((text) => text === '')) return;
    for (let count = 0; count < times; count += 1) this.#addRow([...row]);
  }

  /**
   * @param rows the number of rows that the cell spans; 0 means all further ones
   * @returns the column of the cell; undefined outside of tables with rows
   */
  openCell(columns = 1, rows = 1): number | undefined {
    if (this.#inCell > 0) {
      this.add(' ');
      return undefined;
    }
    this.closeCell();
    const table = this.#tables.at(-1);
    if (table === undefined || table.isLayout) {
      this.#addLines();
      return undefined;
    }
    table.row ??= [];
    while (takeColumn(table.below, table.row.length)) table.row.push('');
    const column = table.row.length;
    table.cell = { column, columns: spanOf(columns), rows: rows === 0 ? Infinity : rows };
    this.#text = '';
    return column;
  }

  /** @returns the text of the cell */
  closeCell(): string {
    const table = this.#tables.at(-1);
    if (this.#inCell > 0 || table?.cell === undefined || table.row === undefined) return '';
    const { column, columns, rows } = table.cell;
    table.cell = undefined;
    const text = this.#takeLines()
      .filter((line) => line !== '')
      .join('\n');
    table.row.push(text);
    for (let at = 1; at < columns; at += 1) table.row.push('');
    if (!(rows > 1)) return text;
    for (let at = column; at < column + columns; at += 1) table.below[at] = rows - 1;
    const startRow = this.rows.length;
    const endRow = startRow + rows - 1;
    this.merges.push({ startRow, endRow, startCol: column, endCol: column + columns - 1 });
    return text;
  }

  /** Adds what is left at the end of the document. */
  end(): void {
    while (this.#tables.length > 0) this.closeTable();
    this.#addLines();
  }

  /** Adds a row for each line of the text outside of cells. Several blank lines between two others are one. */
  #addLines(): void {
    let isApart = false;
    let isFirst = true;
    for (const line of this.#takeLines()) {
      if (line !== '') {
        if (isApart && !isFirst) this.#addRow([]);
        this.#addRow([line]);
        isFirst = false;
      }
      isApart = line === '';
    }
  }

  /** The lines of the text, blank ones included. */
  #takeLines(): string[] {
    const lines = this.#text.split(LINE_BREAK).map((line) => withTickedChoices(this.#plain(line)));
    this.#text = '';
    return lines;
  }

  #addRow(row: string[]): void {
    this.#cells += row.length;
    if (row.length > MAX_COLUMNS || this.#cells > this.maxCells) throw new Error(TOO_MANY_CELLS);
    this.rows.push(row);
  }
}

/** Whether a cell of an earlier row reaches into a column of this row, which counts as taken. */
function takeColumn(below: number[], column: number): boolean {
  const rows = below[column] ?? 0;
  if (rows > 0) below[column] = rows - 1;
  return rows > 0;
}

function spanOf(columns: number): number {
  return columns >= 1 ? Math.min(Math.trunc(columns), MAX_SPANNED_COLUMNS) : 1;
}

/** A line of a document as people see it. */
export function plainLine(text: string): string {
  return withPlainFractions(text.replace(/\u00ad/g, '').replace(/\s+/g, ' ')).trim();
}

/** A document as one sheet. */
export function sheetOfDocument(content: DocumentRows): SheetCells {
  const { hasTable, rows, merges, hidden, struck } = content;
  const sheet = { name: 'document', isHidden: false, hasWrittenNumbers: true };
  return { ...sheet, isText: !hasTable, rows, merges, hidden, struck };
}
