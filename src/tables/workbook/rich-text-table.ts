import type { DocumentRows, TextMeaning } from './document-rows.ts';

/** A part of a text, and what it means. */
type Piece = readonly [TextMeaning, string];

/** How a cell is joined to others (Rich Text Format Specification 1.9.1, Table Definitions). */
interface CellDefinition {
  readonly continuesRow: boolean;
  readonly continuesAbove: boolean;
}

/**
 * The tables of a document in RTF. It describes the cells of a row before or after their text, and does not say where a
 * table begins: text stands in a cell if the mark of its end follows.
 */
export class RichTextTable {
  readonly #content: DocumentRows;
  /** The text since the last mark of an end. */
  #pieces: Piece[] = [];
  readonly #cells: (readonly Piece[])[] = [];
  #definitions: CellDefinition[] = [];
  #continuesRow = false;
  #continuesAbove = false;
  #isOpen = false;

  constructor(content: DocumentRows) {
    this.#content = content;
  }

  add(meaning: TextMeaning, text: string): void {
    this.#pieces.push([meaning, text]);
  }

  /** @param isInTable whether the line is in a cell, which may have several */
  endLine(isInTable: boolean): void {
    this.add('shown', '\n');
    if (!isInTable) this.#endText();
  }

  /** Follows a control word, if it is one of tables. */
  command(name: string): void {
    if (name === 'cell') this.#endCell();
    else if (name === 'row') this.#endRow();
    else if (name === 'trowd') this.#definitions = [];
    else if (name === 'clmrg') this.#continuesRow = true;
    else if (name === 'clvmrg') this.#continuesAbove = true;
    else if (name === 'cellx') {
      const [continuesRow, continuesAbove] = [this.#continuesRow, this.#continuesAbove];
      this.#definitions.push({ continuesRow, continuesAbove });
      this.#continuesRow = false;
      this.#continuesAbove = false;
    }
  }

  #endText(): void {
    if (this.#isOpen && this.#pieces.some(([, text]) => text.trim() !== '')) {
      this.#content.closeTable();
      this.#isOpen = false;
    }
    this.#addPieces(this.#pieces);
    this.#pieces = [];
  }

  #endCell(): void {
    this.#cells.push(this.#pieces);
    this.#pieces = [];
  }

  #endRow(): void {
    if (!this.#isOpen) this.#content.openTable();
    this.#isOpen = true;
    this.#content.openRow(false);
    for (const [column, pieces] of this.#cells.entries()) {
      const { continuesRow, continuesAbove } = this.#definitions[column] ?? {};
      this.#content.openCell();
      if (continuesRow !== true && continuesAbove !== true) this.#addPieces(pieces);
      this.#content.closeCell();
      if (continuesAbove === true) this.#joinAbove(column);
    }
    this.#content.closeRow();
    this.#cells.length = 0;
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
