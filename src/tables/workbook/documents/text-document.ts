import { zippedContents } from '../../../io/reading/zip-size.ts';
import type { CellRange, SheetCells } from '../sheet-grid.ts';
import { readXml, type XmlHandler } from '../xml-events.ts';
import { DocumentRows, plainLine, sheetOfDocument, type TextMeaning } from './document-rows.ts';
import { symbolOf } from './symbol-fonts.ts';

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
    return sheetOfDocument(content);
  }
  throw new Error('its text is missing');
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

/** Whether a property that may be switched off is on (ECMA-376, part 1, 17.17.4). */
function isOn(value: string | undefined): boolean {
  return !['0', 'false', 'off', 'none'].includes(value ?? '1');
}

/** Names of the styles of titles and headings, in English and German. */
const HEADING = /^(?:heading|title|subtitle|(?:ü|u)?berschrift|titel|untertitel)/i;

class WordReader implements XmlHandler {
  readonly #content: DocumentRows;
  /** How many of the open elements do not count. */
  #left = 0;
  #isText = false;
  /** What the text of the open run means. */
  #meaning: TextMeaning = 'shown';
  /** Whether the open paragraph has the style of a heading. */
  #isHeading = false;
  /** Whether the open check box of a form is ticked. */
  #isTicked = false;
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
    else if (name === 'txbxContent') this.#content.add('\n');
    else if (name === 'gridBefore') this.#content.openCell(Number(attributes('w:val') ?? 1));
    else if (name === 'tc') this.#cells.push({ columns: 1, merge: undefined, isOpen: false });
    else if (name === 'gridSpan' && cell) cell.columns = Number(attributes('w:val') ?? 1);
    else if (name === 'vMerge' && cell) {
      cell.merge = attributes('w:val') === 'restart' ? 'begins' : 'continues';
    } else this.#openInRun(name, attributes);
  };

  #openInRun(name: string, attributes: Attributes): void {
    const value = attributes('w:val');
    if (name === 'r') this.#meaning = 'shown';
    else if (name === 't') this.#isText = true;
    else if (name === 'tab') this.#content.add(' ');
    else if (name === 'noBreakHyphen') this.#content.add('-');
    else if (name === 'br' || name === 'cr') this.#content.add('\n');
    else if (name === 'pStyle' && HEADING.test(value ?? '')) {
      this.#isHeading = true;
      this.#content.add('\n');
    } else if (name === 'vanish' && isOn(value)) this.#meaning = 'not shown';
    else if ((name === 'strike' || name === 'dstrike') && isOn(value)) this.#meaning = 'struck';
    else if (name === 'vertAlign' && value === 'superscript') this.#meaning = 'raised';
    else if (name === 'position' && Number(value) > 0) this.#meaning = 'raised';
    else if (name === 'sym')
      this.#content.add(symbolOf(parseInt(attributes('w:char') ?? '', 16)) ?? '');
    else if (name === 'checkBox') this.#isTicked = false;
    else if (name === 'default' || name === 'checked') this.#isTicked = isOn(value);
  }

  readonly close = (name: string): void => {
    if (NOT_SHOWN_IN_WORD.has(name)) this.#left -= 1;
    else if (this.#left > 0) return;
    else if (name === 'tbl') this.#content.closeTable();
    else if (name === 'tr') this.#content.closeRow();
    else if (name === 'tc') this.#closeCell();
    else if (name === 'sdt') this.#fields.pop();
    else if (name === 'p') this.#endParagraph();
    else if (name === 't') this.#isText = false;
    else if (name === 'checkBox') this.#content.add(this.#isTicked ? '☒' : '☐');
  };

  readonly text = (text: string): void => {
    if (!this.#isText || this.#left > 0 || this.#fields.some(({ isBlank }) => isBlank)) return;
    this.#content.addAs(this.#meaning, text);
  };

  /** A heading stands apart from the text around it. */
  #endParagraph(): void {
    this.#content.add(this.#isHeading ? '\n\n' : '\n');
    this.#isHeading = false;
  }

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

/** Elements of OpenDocument whose text does not count: what was deleted or hidden, comments and footnotes. */
const NOT_SHOWN_IN_OPEN_DOCUMENT = new Set([
  ...['tracked-changes', 'annotation', 'note'],
  ...['hidden-text', 'hidden-paragraph'],
]);

/** The most rows or cells that one element stands for. */
const MAX_REPEATED = 1000;

class OpenDocumentReader implements XmlHandler {
  readonly #content: DocumentRows;
  /** How many of the open elements do not count. */
  #left = 0;
  /** The style that is read, and what text in each style means. */
  #style = '';
  readonly #styles = new Map<string, TextMeaning>();
  /** What the text of each open paragraph, heading or part of one means. */
  readonly #meanings: TextMeaning[] = [];
  #repeatedRow = 1;
  #repeatedCell = 1;

  constructor(content: DocumentRows) {
    this.#content = content;
  }

  readonly open = (name: string, attributes: Attributes): void => {
    if (NOT_SHOWN_IN_OPEN_DOCUMENT.has(name)) this.#left += 1;
    if (this.#left > 0) return;
    if (name === 'table') this.#content.openTable();
    else if (name === 'table-row') {
      this.#repeatedRow = repeats(attributes('table:number-rows-repeated'));
      this.#content.openRow(false);
    } else if (name === 'table-cell' || name === 'covered-table-cell') this.#openCell(attributes);
    else if (name === 'p' || name === 'h' || name === 'span') {
      if (name === 'h') this.#content.add('\n');
      const own = this.#styles.get(attributes('text:style-name') ?? '');
      this.#meanings.push(own ?? this.#meanings.at(-1) ?? 'shown');
    } else if (name === 's') this.#content.add(' '.repeat(repeats(attributes('text:c'))));
    else if (name === 'tab') this.#content.add(' ');
    else if (name === 'line-break') this.#content.add('\n');
    else if (name === 'style') this.#style = attributes('style:name') ?? '';
    else if (name === 'text-properties') {
      const meaning = meaningOf(attributes);
      if (meaning !== 'shown') this.#styles.set(this.#style, meaning);
    }
  };

  readonly close = (name: string): void => {
    if (NOT_SHOWN_IN_OPEN_DOCUMENT.has(name)) this.#left -= 1;
    else if (this.#left > 0) return;
    else if (name === 'table') this.#content.closeTable();
    else if (name === 'table-row') {
      this.#content.closeRow();
      this.#content.repeatRow(this.#repeatedRow - 1);
    } else if (name === 'table-cell' || name === 'covered-table-cell') this.#closeCell();
    else if (name === 'span') this.#meanings.pop();
    else if (name === 'p' || name === 'h') {
      this.#meanings.pop();
      this.#content.add(name === 'h' ? '\n\n' : '\n');
    }
  };

  readonly text = (text: string): void => {
    const meaning = this.#meanings.at(-1);
    if (meaning !== undefined && this.#left === 0) this.#content.addAs(meaning, text);
  };

  /** Cells that another one covers are in the file as well. */
  #openCell(attributes: Attributes): void {
    this.#repeatedCell = repeats(attributes('table:number-columns-repeated'));
    const column = this.#content.openCell();
    const rows = Number(attributes('table:number-rows-spanned') ?? 1);
    if (column === undefined || !(rows > 1)) return;
    const startRow = this.#content.rows.length;
    const endRow = startRow + rows - 1;
    this.#content.merges.push({ startRow, endRow, startCol: column, endCol: column });
  }

  #closeCell(): void {
    const text = this.#content.closeCell();
    for (let count = 1; count < this.#repeatedCell; count += 1) {
      this.#content.openCell();
      this.#content.add(text);
      this.#content.closeCell();
    }
    this.#repeatedCell = 1;
  }
}

/** Positions of raised text: by the word, or by a share of the height of the letters. */
const RAISED = /^(?:super|[1-9])/;

/** What text with these properties means (OpenDocument 1.3, part 3, 20.2). */
function meaningOf(attributes: Attributes): TextMeaning {
  if (attributes('text:display') === 'none') return 'not shown';
  if ((attributes('style:text-line-through-style') ?? 'none') !== 'none') return 'struck';
  return RAISED.test(attributes('style:text-position') ?? '') ? 'raised' : 'shown';
}

function repeats(written: string | undefined): number {
  const times = Number(written ?? 1);
  return times >= 1 ? Math.min(Math.trunc(times), MAX_REPEATED) : 1;
}

const FORMATS: readonly TextFormat[] = [
  { file: /^word\/document\.xml$/, reader: WordReader },
  { file: /^content\.xml$/, reader: OpenDocumentReader },
];
