import { zippedContents } from '../../io/reading/zip-size.ts';
import { DocumentRows } from './document-rows.ts';
import type { CellRange, SheetCells } from './sheet-grid.ts';
import { readXml, type XmlHandler } from './xml-events.ts';

type Attributes = (name: string) => string | undefined;

/** A text document: of Word (ECMA-376, part 1, 17), or of an OpenDocument program (1.3, part 3). */
interface TextFormat {
  /** The file of the text in the archive. */
  readonly file: RegExp;
  readonly reader: new (content: DocumentRows) => XmlHandler;
}

/**
 * Reads a text document as one sheet, as a spreadsheet program does: the rows of its tables, and between them a row for
 * each line of text.
 *
 * @throws Error if it is damaged, or has more cells than the limit
 */
export function readTextDocument(
  bytes: Uint8Array,
  limits: { readonly bytes: number; readonly cells: number },
): SheetCells {
  for (const { file, reader: Reader } of FORMATS) {
    const [xml] = zippedContents(bytes, file, limits.bytes);
    if (xml === undefined || xml.length === 0) continue;
    const content = new DocumentRows(limits.cells, plainLine);
    readXml(xml.toString('utf8'), new Reader(content));
    content.end();
    const { hasTable, rows, merges, hidden } = content;
    const sheet = { name: 'document', isHidden: false, hasWrittenNumbers: true };
    return { ...sheet, isText: !hasTable, rows, merges, hidden };
  }
  throw new Error('its text is missing');
}

function plainLine(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Elements of Word whose text does not count: what was moved away, and copies for older programs. */
const NOT_SHOWN_IN_WORD = new Set(['moveFrom', 'Fallback', 'pict']);

/** A cell of Word, whose properties come before its content. */
interface WordCell {
  columns: number;
  /** Whether it reaches into the rows below, which have a cell without text there. */
  merge: 'begins' | 'continues' | undefined;
  isOpen: boolean;
}

class WordReader implements XmlHandler {
  readonly #content: DocumentRows;
  /** How many of the open elements do not count. */
  #left = 0;
  #isText = false;
  readonly #cells: WordCell[] = [];
  /** The open fields of a form: whether each shows what to fill in. */
  readonly #fields: { isBlank: boolean }[] = [];
  /** The cells that reach into the next row, by their column. */
  readonly #merges = new Map<number, { -readonly [Key in keyof CellRange]: CellRange[Key] }>();

  constructor(content: DocumentRows) {
    this.#content = content;
  }

  readonly open = (name: string, attributes: Attributes): void => {
    if (NOT_SHOWN_IN_WORD.has(name)) this.#left += 1;
    if (this.#left > 0) return;
    const [cell, field] = [this.#cells.at(-1), this.#fields.at(-1)];
    if (name === 'sdt') this.#fields.push({ isBlank: false });
    else if (name === 'showingPlcHdr' && field) field.isBlank = true;
    if (name === 'p' || name === 'tbl') this.#openCell();
    if (name === 'tbl') {
      this.#content.openTable();
      this.#merges.clear();
    } else if (name === 'tr') this.#content.openRow(false);
    else if (name === 'tc') this.#cells.push({ columns: 1, merge: undefined, isOpen: false });
    else if (name === 'gridSpan' && cell) cell.columns = Number(attributes('w:val') ?? 1);
    else if (name === 'vMerge' && cell) {
      cell.merge = attributes('w:val') === 'restart' ? 'begins' : 'continues';
    } else if (name === 't') this.#isText = true;
    else if (name === 'tab') this.#content.add(' ');
    else if (name === 'noBreakHyphen') this.#content.add('-');
    else if (name === 'br' || name === 'cr') this.#content.add('\n');
  };

  readonly close = (name: string): void => {
    if (NOT_SHOWN_IN_WORD.has(name)) this.#left -= 1;
    else if (this.#left > 0) return;
    else if (name === 'tbl') this.#content.closeTable();
    else if (name === 'tr') this.#content.closeRow();
    else if (name === 'tc') this.#closeCell();
    else if (name === 'sdt') this.#fields.pop();
    else if (name === 'p') this.#content.add('\n');
    else if (name === 't') this.#isText = false;
  };

  readonly text = (text: string): void => {
    if (!this.#isText || this.#left > 0 || this.#fields.some(({ isBlank }) => isBlank)) return;
    this.#content.add(text);
  };

  #openCell(): void {
    const cell = this.#cells.at(-1);
    if (cell === undefined || cell.isOpen) return;
    cell.isOpen = true;
    const column = this.#content.openCell(cell.columns);
    if (column === undefined) return;
    const row = this.#content.rows.length;
    const above = this.#merges.get(column);
    if (cell.merge === 'continues' && above !== undefined) above.endRow = row;
    else this.#merges.delete(column);
    if (cell.merge !== 'begins') return;
    const endCol = column + cell.columns - 1;
    const merge = { startRow: row, endRow: row, startCol: column, endCol };
    this.#merges.set(column, merge);
    this.#content.merges.push(merge);
  }

  #closeCell(): void {
    this.#openCell();
    this.#content.closeCell();
    this.#cells.pop();
  }
}

/** Elements of OpenDocument whose text does not count: what was deleted, comments and footnotes. */
const NOT_SHOWN_IN_OPEN_DOCUMENT = new Set(['tracked-changes', 'annotation', 'note']);

/** The most cells without text that one element stands for. */
const MAX_REPEATED = 1000;

class OpenDocumentReader implements XmlHandler {
  readonly #content: DocumentRows;
  /** How many of the open elements do not count. */
  #left = 0;
  /** How many paragraphs and headings are open. */
  #paragraphs = 0;

  constructor(content: DocumentRows) {
    this.#content = content;
  }

  readonly open = (name: string, attributes: Attributes): void => {
    if (NOT_SHOWN_IN_OPEN_DOCUMENT.has(name)) this.#left += 1;
    if (this.#left > 0) return;
    if (name === 'table') this.#content.openTable();
    else if (name === 'table-row') this.#content.openRow(false);
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#openCell(attributes);
    else if (name === 'p' || name === 'h') this.#paragraphs += 1;
    else if (name === 's' || name === 'tab') this.#content.add(' ');
    else if (name === 'line-break') this.#content.add('\n');
  };

  readonly close = (name: string): void => {
    if (NOT_SHOWN_IN_OPEN_DOCUMENT.has(name)) this.#left -= 1;
    else if (this.#left > 0) return;
    else if (name === 'table') this.#content.closeTable();
    else if (name === 'table-row') this.#content.closeRow();
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#content.closeCell();
    else if (name === 'p' || name === 'h') {
      this.#paragraphs -= 1;
      this.#content.add('\n');
    }
  };

  readonly text = (text: string): void => {
    if (this.#paragraphs > 0 && this.#left === 0) this.#content.add(text);
  };

  /** Cells that another one covers are in the file as well. */
  #openCell(attributes: Attributes): void {
    const repeated = Number(attributes('table:number-columns-repeated') ?? 1);
    for (let at = 1; at < Math.min(repeated, MAX_REPEATED); at += 1) this.#content.openCell();
    const column = this.#content.openCell();
    const rows = Number(attributes('table:number-rows-spanned') ?? 1);
    if (column === undefined || !(rows > 1)) return;
    const startRow = this.#content.rows.length;
    const endRow = startRow + rows - 1;
    this.#content.merges.push({ startRow, endRow, startCol: column, endCol: column });
  }
}

const FORMATS: readonly TextFormat[] = [
  { file: /^word\/document\.xml$/, reader: WordReader },
  { file: /^content\.xml$/, reader: OpenDocumentReader },
];
