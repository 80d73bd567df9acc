import {
  type DocumentRows,
  type OpenRange,
  type TextMeaning,
  TOO_MANY_CELLS,
} from './document-rows.ts';

/** A part of a text, and what it means. */
type Piece = readonly [TextMeaning, string];

/** Where a cell ends, and how it is joined to others. */
export interface CellDefinition {
  /** The position of its right edge, in twentieths of a point. */
  readonly edge: number;
  readonly continuesRow: boolean;
  readonly continuesAbove: boolean;
}

interface TableRow {
  readonly cells: readonly (readonly Piece[])[];
  readonly definitions: readonly CellDefinition[];
}

/** Edges of cells that are less apart are one: a twelfth of an inch, in twentieths of a point. */
const SAME_EDGE = 120;

/**
 * The tables and lines of a document in which marks end the cells, as in RTF and in old Word documents. Text stands in a
 * cell if the mark of its end follows, and a table goes on until text without such a mark.
 */
export class MarkedCells {
  readonly #content: DocumentRows;
  /** The text since the last mark of an end. */
  #pieces: Piece[] = [];
  #cells: (readonly Piece[])[] = [];
  #definitions: CellDefinition[] = [];
  #count = 0;
  /** The last joined cells of the table, by their column. */
  readonly #merges = new Map<number, OpenRange>();
  /** The rows of the table that may go on. */
  #rows: TableRow[] = [];

  constructor(content: DocumentRows) {
    this.#content = content;
  }

  add(meaning: TextMeaning, text: string): void {
    this.#pieces.push([meaning, text]);
  }

  /** @param isInTable whether the line is in a cell, which may have several */
  endLine(isInTable: boolean): void {
    this.add('shown', '\n');
    if (isInTable) return;
    // The end of the last row may be missing.
    if (this.#cells.length > 0) this.endRow();
    this.#endTable();
    this.#addPieces(this.#pieces);
    this.#pieces = [];
  }

  /** Adds what is left at the end of the document. */
  end(): void {
    if (this.#cells.length > 0 && this.#pieces.length > 0) this.endCell();
    this.endLine(false);
    this.#endTable();
  }

  /** Begins the definitions of the cells of a row, which come before or after their text. */
  defineRow(): void {
    this.#definitions = [];
  }

  /** Defines the next cell of the row. */
  defineCell(definition: CellDefinition): void {
    this.#definitions.push(definition);
  }

  /** @throws Error if there are too many */
  endCell(): void {
    this.#count += 1;
    if (this.#count > this.#content.maxCells) throw new Error(TOO_MANY_CELLS);
    this.#cells.push(this.#pieces);
    this.#pieces = [];
  }

  endRow(): void {
    this.#rows.push({ cells: this.#cells, definitions: this.#definitions });
    this.#cells = [];
  }

  #endTable(): void {
    if (this.#rows.length === 0) return;
    const edges = columnsOfEdges(this.#rows);
    this.#merges.clear();
    this.#content.openTable();
    for (const row of this.#rows) this.#addRow(row, edges);
    this.#content.closeTable();
    this.#rows = [];
  }

  #addRow({ cells, definitions }: TableRow, edges: ReadonlyMap<number, number>): void {
    this.#content.openRow(false);
    let left = 0;
    for (const [position, pieces] of cells.entries()) {
      const { edge, continuesRow, continuesAbove } = definitions[position] ?? {};
      const right = (edge === undefined ? undefined : edges.get(edge)) ?? left + 1;
      const column = this.#content.openCell(Math.max(1, right - left));
      if (continuesRow !== true && continuesAbove !== true) this.#addPieces(pieces);
      this.#content.closeCell();
      if (continuesAbove === true && column !== undefined) this.#joinAbove(column);
      left = Math.max(left + 1, right);
    }
    this.#content.closeRow();
  }

  /** Joins a cell of the open row to the one above. */
  #joinAbove(column: number): void {
    const { merges, rows } = this.#content;
    const row = rows.length;
    const above = this.#merges.get(column);
    if (above?.endRow === row - 1) {
      above.endRow = row;
      return;
    }
    const merge = { startRow: row - 1, endRow: row, startCol: column, endCol: column };
    this.#merges.set(column, merge);
    merges.push(merge);
  }

  #addPieces(pieces: readonly Piece[]): void {
    for (const [meaning, text] of pieces) this.#content.addAs(meaning, text);
  }
}

/**
 * The number of columns up to each edge of a cell. Rows of one table may have cells of different widths, so that the
 * edges of all rows make the columns.
 */
function columnsOfEdges(rows: readonly TableRow[]): ReadonlyMap<number, number> {
  const all = new Set(rows.flatMap(({ definitions }) => definitions.map(({ edge }) => edge)));
  const columns = new Map<number, number>();
  let count = 0;
  let last = -Infinity;
  for (const edge of [...all].sort((one, other) => one - other)) {
    if (edge - last > SAME_EDGE) {
      count += 1;
      last = edge;
    }
    columns.set(edge, count);
  }
  return columns;
}
