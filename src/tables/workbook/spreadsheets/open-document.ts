import { zippedContents } from '../../../io/reading/zip-size.ts';
import type { CellRange, SheetCells } from '../sheet-grid.ts';
import { readXml, type XmlHandler } from '../xml-events.ts';
import { isoDateText, isoDurationText } from './cell-dates.ts';
import { numberText, withShownText } from './number-format.ts';

/**
 * Reads the sheets of an OpenDocument spreadsheet (OpenDocument 1.3, part 3, 9): numbers with all their decimals, but
 * in percent, in thousands or with a unit as displayed. A formula without a value is the text of the formula.
 *
 * @throws Error if it is damaged, or has more cells than the limit
 */
export function readOpenDocument(
  bytes: Uint8Array,
  limits: { readonly bytes: number; readonly cells: number },
): SheetCells[] {
  const [manifest] = zippedContents(bytes, /^META-INF\/manifest\.xml$/, limits.bytes);
  if (manifest?.includes('encryption-data')) throw new Error('it has a password');
  const [content] = zippedContents(bytes, /^content\.xml$/, limits.bytes);
  if (content === undefined || content.length === 0) throw new Error('content.xml is missing');
  const reader = new ContentReader(limits.cells);
  readXml(content.toString('utf8'), reader);
  return reader.sheets;
}

type Attributes = (name: string) => string | undefined;

/** A cell that is read, with the text of its paragraphs. */
interface OpenCell {
  /** The number of open elements when only the cell is open. */
  readonly depth: number;
  readonly attributes: Attributes;
  readonly isCovered: boolean;
  readonly paragraphs: string[];
}

interface OpenRow {
  readonly repeated: number;
  readonly isHidden: boolean;
  readonly cells: string[];
}

interface OpenSheet extends SheetCells {
  readonly rows: string[][];
  readonly merges: CellRange[];
  readonly hidden: Set<number>;
  /** Blank rows count only if others follow, because a sheet ends with a million of them. */
  blankRows: number;
  /** Styles of cells in columns; each repeats for some columns. */
  readonly columns: { readonly style: string | undefined; readonly repeated: number }[];
}

/** Reads one table after the other, without comments, drawings and tracked changes. */
class ContentReader implements XmlHandler {
  readonly sheets: OpenSheet[] = [];
  readonly #maxCells: number;
  readonly #styles = new NumberStyles();
  readonly #path: string[] = [];
  #sheet: OpenSheet | undefined;
  #row: OpenRow | undefined;
  #cell: OpenCell | undefined;

  constructor(maxCells: number) {
    this.#maxCells = maxCells;
  }

  readonly open = (name: string, attributes: Attributes): void => {
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (this.#cell !== undefined) this.#openInCell(this.#cell, name, attributes);
    else if (this.#sheet !== undefined) this.#openInTable(this.#sheet, name, attributes);
    else if (name === 'table' && parent === 'spreadsheet') this.#openTable(attributes);
    else this.#styles.open(name, attributes);
  };

  readonly close = (name: string): void => {
    this.#path.pop();
    const depth = this.#path.length;
    if (this.#cell !== undefined) {
      if (depth < this.#cell.depth) this.#closeCell(this.#cell);
    } else if (name === 'table-row') this.#closeRow();
    else if (name === 'table' && this.#path.at(-1) === 'spreadsheet') this.#sheet = undefined;
  };

  readonly text = (text: string): void => {
    if (this.#cell === undefined) return;
    const { paragraphs, depth } = this.#cell;
    if (this.#path[depth] === 'p') paragraphs[paragraphs.length - 1] += text;
  };

  #openTable(attributes: Attributes): void {
    this.#sheet = {
      name: attributes('table:name') ?? `Sheet${this.sheets.length + 1}`,
      isHidden: this.#styles.isHidden(attributes('table:style-name')),
      rows: [],
      merges: [],
      hidden: new Set(),
      blankRows: 0,
      columns: [],
    };
    this.sheets.push(this.#sheet);
  }

  #openInTable({ columns }: OpenSheet, name: string, attributes: Attributes): void {
    if (name === 'table-column') {
      const style = attributes('table:default-cell-style-name');
      columns.push({ style, repeated: repeats(attributes('table:number-columns-repeated')) });
    } else if (name === 'table-row') {
      const repeated = repeats(attributes('table:number-rows-repeated'));
      const isHidden = (attributes('table:visibility') ?? 'visible') !== 'visible';
      this.#row = { repeated, isHidden, cells: [] };
    } else if (this.#row !== undefined && /^(?:covered-)?table-cell$/.test(name)) {
      const isCovered = name.startsWith('covered');
      this.#cell = { depth: this.#path.length, attributes, isCovered, paragraphs: [] };
    }
  }

  #openInCell({ depth, paragraphs }: OpenCell, name: string, attributes: Attributes): void {
    if (name === 'p' && this.#path.length === depth + 1) paragraphs.push('');
    else if (name === 's') this.text(' '.repeat(repeats(attributes('text:c'))));
    else if (name === 'tab') this.text(' ');
    else if (name === 'line-break') this.text('\n');
  }

  #closeCell({ attributes, isCovered, paragraphs }: OpenCell): void {
    this.#cell = undefined;
    const { cells } = this.#row as OpenRow;
    const { rows, blankRows, merges, columns } = this.#sheet as OpenSheet;
    const style = attributes('table:style-name') ?? styleOfColumn(columns, cells.length);
    const shown = paragraphs.join('\n').trim();
    const divisor = this.#styles.divisorOf(style);
    const text = isCovered
      ? ''
      : (pendingFormula(attributes, shown) ?? cellText(attributes, shown, divisor));
    const repeated = repeats(attributes('table:number-columns-repeated'));
    const rowSpan = repeats(attributes('table:number-rows-spanned'));
    const colSpan = repeats(attributes('table:number-columns-spanned'));
    if (rowSpan > 1 || colSpan > 1) {
      const [startRow, startCol] = [rows.length + blankRows, cells.length];
      const [endRow, endCol] = [startRow + rowSpan - 1, startCol + colSpan - 1];
      merges.push({ startRow, startCol, endRow, endCol });
    }
    this.#limit(cells.length + repeated);
    for (let count = 0; count < repeated; count++) cells.push(text);
  }

  #closeRow(): void {
    const { cells, repeated, isHidden } = this.#row as OpenRow;
    const sheet = this.#sheet as OpenSheet;
    this.#row = undefined;
    cells.length = cells.findLastIndex((text) => text !== '') + 1;
    if (cells.length === 0) {
      sheet.blankRows += repeated;
      return;
    }
    this.#limit((sheet.rows.length + sheet.blankRows + repeated) * cells.length);
    for (; sheet.blankRows > 0; sheet.blankRows--) sheet.rows.push([]);
    for (let count = 0; count < repeated; count++) {
      if (isHidden) sheet.hidden.add(sheet.rows.length);
      sheet.rows.push([...cells]);
    }
  }

  #limit(cells: number): void {
    if (cells > this.#maxCells) throw new Error(`a sheet spans more than ${this.#maxCells} cells`);
  }
}

/** The divisor of a number displayed in percent. */
const PERCENT = 0.01;

/** What styles say about sheets and displayed numbers (OpenDocument 1.3, part 3, 16.29). */
class NumberStyles {
  /** Styles of sheets that are not displayed. */
  readonly #hidden = new Set<string>();
  /** The style of numbers of a style of cells. */
  readonly #numberStyles = new Map<string, string>();
  /** The divisors of displayed numbers, by the style of numbers; 0.01 means percent. */
  readonly #divisors = new Map<string, number>();
  #name = '';

  open(name: string, attributes: Attributes): void {
    if (name === 'style' || name.endsWith('-style')) {
      this.#name = attributes('style:name') ?? '';
      const numbers = attributes('style:data-style-name');
      if (numbers !== undefined) this.#numberStyles.set(this.#name, numbers);
      if (name === 'percentage-style') this.#divisors.set(this.#name, PERCENT);
    } else if (name === 'table-properties' && attributes('table:display') === 'false') {
      this.#hidden.add(this.#name);
    } else if (name === 'number') {
      const divisor = Number(attributes('number:display-factor') ?? 1);
      if (divisor > 1) this.#divisors.set(this.#name, divisor);
    }
  }

  isHidden(style = ''): boolean {
    return this.#hidden.has(style);
  }

  divisorOf(style = ''): number {
    return this.#divisors.get(this.#numberStyles.get(style) ?? '') ?? 1;
  }
}

function styleOfColumn(columns: OpenSheet['columns'], position: number): string | undefined {
  let end = 0;
  for (const { style, repeated } of columns) {
    end += repeated;
    if (position < end) return style;
  }
  return undefined;
}

/** The number of repetitions; 1 by default. */
function repeats(text: string | undefined): number {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number > 0 ? number : 1;
}

/** A formula without a stored value, as written by programs that do not compute: it is not an empty cell. */
function pendingFormula(attributes: Attributes, shown: string): string | undefined {
  const formula = attributes('table:formula');
  if (formula === undefined || shown !== '') return undefined;
  const hasValue = VALUES.some((name) => attributes(name) !== undefined);
  const isText = attributes('office:value-type') === 'string';
  return hasValue || isText ? undefined : formula.replace(/^\w+:(?==)/, '');
}

/** The attribute with the value of a cell, by its type. */
const VALUES = [
  ...['office:value', 'office:boolean-value', 'office:date-value', 'office:time-value'],
  'office:string-value',
];

/** @param shown the text that the program showed when it wrote the file, in its language */
function cellText(attributes: Attributes, shown: string, divisor: number): string {
  const value = Number(attributes('office:value') ?? Number.NaN);
  switch (attributes('office:value-type') ?? attributes('calcext:value-type')) {
    case 'percentage':
      return Number.isNaN(value) ? shown : percentText(value);
    case 'float':
      if (Number.isNaN(value)) return shown;
      return divisor === PERCENT ? percentText(value) : floatText(value, shown, divisor);
    case 'currency':
      return Number.isNaN(value) ? shown : numberText(value);
    case 'boolean':
      return attributes('office:boolean-value') ?? shown;
    case 'date':
      return isoDateText(attributes('office:date-value') ?? '') ?? shown;
    case 'time':
      return isoDurationText(attributes('office:time-value') ?? '') ?? shown;
    default:
      return shown === '' ? (attributes('office:string-value') ?? '').trim() : shown;
  }
}

function percentText(value: number): string {
  return withShownText(value, { before: '', after: '%', divisor: PERCENT });
}

/** A number in a text, in any language: `-1.234,5`, `1 234.5`, `1,2E+03`. */
const SHOWN_NUMBER = /^(\D*?)[-+−]?(?:\d[\d.,'’\s]*|[.,]\d+)(?:e[-+]?\d+)?(.*)$/isu;

function floatText(value: number, shown: string, divisor: number): string {
  if (/^0\d+$/.test(shown) && Number(shown) === value) return shown;
  const [, before = shown, after] = SHOWN_NUMBER.exec(shown) ?? [];
  return withShownText(value, { before, after, divisor });
}
