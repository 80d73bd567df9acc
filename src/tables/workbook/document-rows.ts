import type { CellRange } from './sheet-grid.ts';

/** The most rows and columns that a cell may span, whatever a file says: those of the HTML standard (4.9.11). */
const MAX_COLUMNS = 1000;
const MAX_ROWS = 65_534;

/** A table that is open. */
interface OpenTable {
  /** Whether it only arranges other tables. */
  isLayout: boolean;
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

/**
 * The rows of a document as a spreadsheet program imports them: those of its tables, and between them a row for each
 * line of text. A table that contains others only arranges them, and is text.
 */
export class DocumentRows {
  readonly rows: string[][] = [];
  readonly merges: CellRange[] = [];
  readonly hidden = new Set<number>();
  hasTable = false;
  readonly #maxCells: number;
  readonly #plain: (text: string) => string;
  #cells = 0;
  readonly #tables: OpenTable[] = [];
  /** The text of the open cell, or that since the last row between cells. */
  #text = '';

  /**
   * @param maxCells the most cells of all rows
   * @param plain a line of text as people see it
   */
  constructor(maxCells: number, plain: (text: string) => string) {
    this.#maxCells = maxCells;
    this.#plain = plain;
  }

  /** Adds text; its line breaks end lines. */
  add(text: string): void {
    this.#text += text;
  }

  openTable(): void {
    const outer = this.#tables.at(-1);
    if (outer !== undefined) {
      this.closeRow();
      outer.isLayout = true;
    }
    this.#addLines();
    this.hasTable = true;
    this.#tables.push({ isLayout: false, below: [], row: undefined, cell: undefined });
  }

  closeTable(): void {
    this.closeRow();
    this.#addLines();
    this.#tables.pop();
  }

  openRow(isHidden: boolean): void {
    this.closeRow();
    this.#addLines();
    const table = this.#tables.at(-1);
    if (table === undefined || table.isLayout) return;
    table.row = [];
    if (isHidden) this.hidden.add(this.rows.length);
  }

  closeRow(): void {
    this.closeCell();
    const table = this.#tables.at(-1);
    if (table?.row === undefined) return;
    // Cells of earlier rows may reach into columns behind the last cell of this one.
    while (table.row.length < table.below.length) {
      takeColumn(table.below, table.row.length);
      table.row.push('');
    }
    this.#addRow(table.row);
    table.row = undefined;
  }

  /** @returns the column of the cell; undefined outside of tables with rows */
  openCell(columns = 1, rows = 1): number | undefined {
    this.closeCell();
    const table = this.#tables.at(-1);
    if (table === undefined || table.isLayout) {
      this.#addLines();
      return undefined;
    }
    table.row ??= [];
    while (takeColumn(table.below, table.row.length)) table.row.push('');
    const column = table.row.length;
    table.cell = { column, columns: spanOf(columns, MAX_COLUMNS), rows: spanOf(rows, MAX_ROWS) };
    this.#text = '';
    return column;
  }

  closeCell(): void {
    const table = this.#tables.at(-1);
    if (table?.cell === undefined || table.row === undefined) return;
    const { column, columns, rows } = table.cell;
    table.cell = undefined;
    table.row.push(this.#takeLines().join('\n'));
    for (let at = 1; at < columns; at += 1) table.row.push('');
    if (rows === 1) return;
    for (let at = column; at < column + columns; at += 1) table.below[at] = rows - 1;
    const startRow = this.rows.length;
    const endRow = startRow + rows - 1;
    this.merges.push({ startRow, endRow, startCol: column, endCol: column + columns - 1 });
  }

  /** Adds what is left at the end of the document. */
  end(): void {
    while (this.#tables.length > 0) this.closeTable();
    this.#addLines();
  }

  /** Adds a row for each line of the text outside of cells. */
  #addLines(): void {
    for (const line of this.#takeLines()) this.#addRow([line]);
  }

  #takeLines(): string[] {
    const lines = this.#text.split('\n').map(this.#plain);
    this.#text = '';
    return lines.filter((line) => line !== '');
  }

  #addRow(row: string[]): void {
    this.#cells += row.length;
    if (this.#cells > this.#maxCells) throw new Error('it has too many cells');
    this.rows.push(row);
  }
}

/** Whether a cell of an earlier row reaches into a column of this row, which counts as taken. */
function takeColumn(below: number[], column: number): boolean {
  const rows = below[column] ?? 0;
  if (rows > 0) below[column] = rows - 1;
  return rows > 0;
}

function spanOf(span: number, most: number): number {
  return span >= 1 ? Math.min(Math.trunc(span), most) : 1;
}
