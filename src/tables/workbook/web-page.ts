import { textOfHtml } from '../../text/escaping/html-text.ts';
import { type ElementHandler, readElements } from '../read-elements.ts';
import { DocumentRows } from './document-rows.ts';
import type { SheetCells } from './sheet-grid.ts';

/** Elements whose text is not part of the content of a page. */
const NO_CONTENT = new Set('script style head title nav footer noscript template'.split(' '));

/** Elements within a cell or between tables that begin a line. */
const BLOCKS = new Set(
  'p div li ul ol h1 h2 h3 h4 h5 h6 section article main header dl dt dd br caption'.split(' '),
);

/**
 * Reads a web page as one sheet, as a spreadsheet program does. Other programs save such pages as .xls.
 *
 * @returns undefined for a page without a table
 * @throws Error if it spans more cells than the limit, or its elements are nested too deeply
 */
export function readWebPage(file: string, html: string, maxCells: number): SheetCells | undefined {
  const content = new DocumentRows(maxCells, textOfHtml);
  readElements(file, html, new PageReader(content));
  content.end();
  const { hasTable, rows, merges, hidden } = content;
  if (!hasTable) return undefined;
  return { name: 'page', isHidden: false, hasWrittenNumbers: true, rows, merges, hidden };
}

type Attributes = Readonly<Partial<Record<'style' | 'colspan' | 'rowspan', string>>>;

class PageReader implements ElementHandler {
  readonly #content: DocumentRows;
  /** How many of the open elements have no content. */
  #left = 0;

  constructor(content: DocumentRows) {
    this.#content = content;
  }

  onopentag(tag: string, { style = '', colspan, rowspan }: Attributes): void {
    if (NO_CONTENT.has(tag)) this.#left += 1;
    if (this.#left > 0) return;
    if (tag === 'table') this.#content.openTable();
    else if (tag === 'tr') this.#content.openRow(/display\s*:\s*none/i.test(style));
    else if (tag === 'td' || tag === 'th') {
      this.#content.openCell(Number(colspan ?? 1), Number(rowspan ?? 1));
    } else if (BLOCKS.has(tag)) this.#content.add('\n');
  }

  ontext(text: string): void {
    if (this.#left === 0) this.#content.add(text.replace(/\s+/g, ' '));
  }

  onclosetag(tag: string): void {
    if (NO_CONTENT.has(tag)) this.#left -= 1;
    else if (this.#left > 0) return;
    else if (tag === 'table') this.#content.closeTable();
    else if (tag === 'tr') this.#content.closeRow();
    else if (tag === 'td' || tag === 'th') this.#content.closeCell();
    else if (BLOCKS.has(tag)) this.#content.add('\n');
  }
}
