import { textOfHtml } from '../../../text/escaping/html-text.ts';
import { type ElementHandler, readElements } from '../../read-elements.ts';
import type { SheetCells } from '../sheet-grid.ts';
import { DocumentRows, type TextMeaning } from './document-rows.ts';
import { withPlainFractions } from './raised-text.ts';

/** Elements whose text is not part of the content of a page. */
const NO_CONTENT = new Set('script style head title nav footer noscript template'.split(' '));

/** Elements within a cell or between tables that begin a line. */
const BLOCKS = new Set(
  'p pre div li ul ol section article main header dl dt dd caption'.split(' '),
);

/** Elements that stand apart from the lines around them. */
const HEADINGS = new Set('h1 h2 h3 h4 h5 h6'.split(' '));

/** Spaces that align the cells of a table, which no line of a text shows. */
const ALIGNED = /\S(?: {2,}|\t)[ \t]*\S/;

/** A text with fewer lines that have numbers is no food record, but that of a form to sign in, say. */
const LEAST_NUMBERS = 2;

/** Elements with text that somebody struck out. */
const STRUCK = new Set(['s', 'strike', 'del']);

/** Parts of a table; no cell reaches from one into the next (HTML standard, 4.9.5). */
const GROUPS = new Set(['thead', 'tbody', 'tfoot']);

const HIDDEN = /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i;

/**
 * Reads a web page as one sheet, as a spreadsheet program does. Other programs save such pages as .xls. A page without a
 * table is a text.
 *
 * @returns undefined for a page without a table whose text can be no food record
 * @throws Error if it is cut off in a table, if it spans more cells than the limit, or its elements are nested too deeply
 */
export function readWebPage(file: string, html: string, maxCells: number): SheetCells | undefined {
  const content = new DocumentRows(maxCells, (line) => withPlainFractions(textOfHtml(line)));
  readElements(file, html, new PageReader(content));
  content.end();
  const { hasTable, rows, merges, hidden, struck } = content;
  if (!hasTable && rows.filter(([line = '']) => /\d/.test(line)).length < LEAST_NUMBERS)
    return undefined;
  const page = html.toLowerCase();
  if (page.lastIndexOf('<table') > page.lastIndexOf('</table')) {
    throw new Error('it is damaged or truncated');
  }
  const sheet = { name: 'page', isHidden: false, hasWrittenNumbers: true, isText: !hasTable };
  return { ...sheet, rows, merges, hidden, struck };
}

type Attributes = Readonly<
  Partial<
    Record<
      'style' | 'hidden' | 'colspan' | 'rowspan' | 'type' | 'value' | 'checked' | 'selected',
      string
    >
  >
>;

class PageReader implements ElementHandler {
  readonly #content: DocumentRows;
  /** The meaning of the text of each open element. */
  readonly #open: TextMeaning[] = [];
  /** How many of the open elements show the lines of their text as they are. */
  #preformatted = 0;
  /** Whether the open line has text. */
  #hasText = false;

  constructor(content: DocumentRows) {
    this.#content = content;
  }

  onopentag(tag: string, attributes: Attributes): void {
    if (tag === 'pre') this.#preformatted += 1;
    const isLeft = this.#open.at(-1) === 'not shown';
    const meaning = isLeft ? 'not shown' : this.#meaningOf(tag, attributes);
    this.#open.push(meaning);
    if (isLeft || isHiddenTable(tag, meaning)) return;
    const { colspan, rowspan } = attributes;
    if (tag === 'table') this.#content.openTable();
    else if (tag === 'tr') this.#content.openRow(isHidden(attributes));
    else if (tag === 'td' || tag === 'th') {
      this.#content.openCell(Number(colspan ?? 1), Number(rowspan ?? 1));
    } else if (tag === 'input') this.#add(inputText(attributes));
    else if (tag === 'br') this.#breakLine();
    else this.#separate(tag);
  }

  ontext(text: string): void {
    const hasLines = this.#preformatted > 0 && !ALIGNED.test(text);
    const plain = hasLines ? text.replace(/\r\n?/g, '\n') : text.replace(/\s+/g, ' ');
    this.#hasText ||= /[^ \t\r\n\f]/.test(text);
    this.#content.addAs(this.#open.at(-1) ?? 'shown', plain);
  }

  onclosetag(tag: string): void {
    if (tag === 'pre') this.#preformatted -= 1;
    const meaning = this.#open.pop();
    if (this.#open.at(-1) === 'not shown' || isHiddenTable(tag, meaning)) return;
    if (tag === 'table') this.#content.closeTable();
    else if (tag === 'tr') this.#content.closeRow();
    else if (tag === 'td' || tag === 'th') this.#content.closeCell();
    else if (GROUPS.has(tag)) this.#content.closeGroup();
    else this.#separate(tag);
  }

  #add(text: string): void {
    this.#hasText ||= text !== '';
    this.#content.add(text);
  }

  /** Ends the open line, even if it is blank. */
  #breakLine(): void {
    this.#content.add('\n');
    this.#hasText = false;
  }

  /** Ends the open line where an element begins or ends. */
  #separate(tag: string): void {
    const isHeading = HEADINGS.has(tag);
    if (!isHeading && !BLOCKS.has(tag)) return;
    if (this.#hasText) this.#breakLine();
    if (isHeading) this.#breakLine();
  }

  #meaningOf(tag: string, attributes: Attributes): TextMeaning {
    // The option of a list that is not chosen, and whatever is hidden, except rows, which count like those of a workbook.
    const isLeft = tag === 'option' && attributes.selected === undefined;
    const isUnseen = tag !== 'tr' && isHidden(attributes);
    if (NO_CONTENT.has(tag) || isLeft || isUnseen) return 'not shown';
    if (STRUCK.has(tag)) return 'struck';
    return tag === 'sup' ? 'raised' : (this.#open.at(-1) ?? 'shown');
  }
}

/** A hidden table is no part of the page; a hidden cell is blank. */
function isHiddenTable(tag: string, meaning: TextMeaning | undefined): boolean {
  return tag === 'table' && meaning === 'not shown';
}

function isHidden({ style = '', hidden }: Attributes): boolean {
  return hidden !== undefined || HIDDEN.test(style);
}

/** What a field of a form shows. */
function inputText({ type = 'text', value = '', checked }: Attributes): string {
  if (type === 'checkbox' || type === 'radio') return checked === undefined ? '☐' : '☒';
  return ['text', 'number', 'date', 'time'].includes(type) ? value : '';
}
