import type { DocumentRows, TextMeaning } from './document-rows.ts';

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
    if (this.#pieces.some(([, text]) => text.trim() !== '')) this.#endTable();
    this.#addPieces(this.#pieces);
    this.#pieces = [];
  }

  /** Adds what is left at the end of the document. */
  end(): void {
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

  endCell(): void {
    this.#cells.push(this.#pieces);
    this.#pieces = [];
  }

  endRow(): void {
    this.#rows.push({ cells: this.#cells, definitions: this.#definitions });
    this.#cells = [];
  }

  #endTable(): void {
    if (this.#rows.length === 0) return;
    const edges = distinctEdges(this.#rows);
    this.#content.openTable();
    for (const row of this.#rows) this.#addRow(row, edges);
    this.#content.closeTable();
    this.#rows = [];
  }

  #addRow({ cells, definitions }: TableRow, edges: readonly number[]): void {
    this.#content.openRow(false);
    let left = 0;
    for (const [position, pieces] of cells.entries()) {
      const { edge, continuesRow, continuesAbove } = definitions[position] ?? {};
      const right = edge === undefined ? left + 1 : edgesUpTo(edges, edge);
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
    const above = merges.findLast(({ startCol }) => startCol === column);
    if (above?.endRow === row - 1) above.endRow = row;
    else merges.push({ startRow: row - 1, endRow: row, startCol: column, endCol: column });
  }

  #addPieces(pieces: readonly Piece[]): void {
    for (const [meaning, text] of pieces) this.#content.addAs(meaning, text);
  }
}

/** The edges of the cells of a table, from left to right. Rows of one table may have cells of different widths. */
function distinctEdges(rows: readonly TableRow[]): number[] {
  const all = rows.flatMap(({ definitions }) => definitions.map(({ edge }) => edge));
  const edges: number[] = [];
  for (const edge of [...new Set(all)].sort((one, other) => one - other)) {
    if (edge - (edges.at(-1) ?? -Infinity) > SAME_EDGE) edges.push(edge);
  }
  return edges;
}

/** The number of columns up to an edge. */
function edgesUpTo(edges: readonly number[], edge: number): number {
  return edges.filter((one) => one <= edge).length;
}
