import { type ElementHandler, readElements } from '../../read-elements.ts';
import type { CellRange, SheetCells } from '../sheet-grid.ts';
import { isoDateText } from './cell-dates.ts';
import { numberText, shownNumber } from './number-format.ts';

/** A sheet or a row may say where it continues, so that a short file may span more than memory holds. */
const TOO_LARGE = 'it spans too many cells';

/** The end of every such file, which a truncated one lacks. */
const END = /<\/(?:\w+:)?Workbook>\s*$/;

/** The most rows of a sheet of Excel. */
const MAX_ROWS = 1_048_576;

/** The code of a format that Excel names (XML Spreadsheet Reference, `ss:Format`); others have no effect on a number. */
const NAMED_FORMATS: ReadonlyMap<string, string> = new Map([['Percent', '0.00%']]);

/** The attributes of elements, with the prefix that Excel writes. */
type Attributes = Readonly<
  Partial<
    Record<
      | 'ss:Name'
      | 'ss:ID'
      | 'ss:Index'
      | 'ss:Hidden'
      | 'ss:StyleID'
      | 'ss:Type'
      | 'ss:Format'
      | 'ss:Formula'
      | 'ss:MergeAcross'
      | 'ss:MergeDown',
      string
    >
  >
>;

/**
 * Reads the sheets of an XML Spreadsheet, the format of Excel 2003 that other programs still write, mostly as .xls.
 *
 * @throws Error if it is cut off, if a sheet spans more cells than the limit, or there is no sheet
 */
export function readExcelXml(file: string, xml: string, maxCells: number): SheetCells[] {
  if (!END.test(xml)) throw new Error('it is damaged or truncated');
  const reader = new SpreadsheetReader(maxCells);
  readElements(file, xml, reader, { xmlMode: true });
  if (reader.sheets.length === 0) throw new Error('it has no sheet');
  return reader.sheets;
}

interface OpenSheet extends SheetCells {
  isHidden: boolean;
  readonly rows: string[][];
  readonly merges: CellRange[];
  readonly hidden: Set<number>;
}

interface OpenCell {
  readonly column: number;
  readonly format: string;
  readonly formula: string;
  type: string;
  /** Undefined until its data begin. */
  text: string | undefined;
}

class SpreadsheetReader implements ElementHandler {
  readonly sheets: OpenSheet[] = [];
  readonly #maxCells: number;
  #cells = 0;
  /** The format of numbers of each style. */
  readonly #formats = new Map<string, string>();
  #style = '';
  #cell: OpenCell | undefined;
  /** Comments on cells have data as well. */
  #isComment = false;
  /** The open element whose text is read: the data of a cell, or the visibility of a sheet. */
  #reads: 'Data' | 'Visible' | undefined;

  constructor(maxCells: number) {
    this.#maxCells = maxCells;
  }

  onopentag(name: string, attributes: Attributes): void {
    const tag = withoutPrefix(name);
    const sheet = this.sheets.at(-1);
    if (tag === 'Style') this.#style = attributes['ss:ID'] ?? '';
    else if (tag === 'NumberFormat') this.#formats.set(this.#style, attributes['ss:Format'] ?? '');
    else if (tag === 'Worksheet') this.#openSheet(attributes);
    else if (sheet === undefined) return;
    else if (tag === 'Row') this.#openRow(sheet, attributes);
    else if (tag === 'Cell') this.#openCell(sheet, attributes);
    else if (tag === 'Visible') this.#reads = tag;
    else if (tag === 'Comment') this.#isComment = true;
    else if (tag === 'Data' && this.#cell !== undefined && !this.#isComment) {
      this.#cell.type = attributes['ss:Type'] ?? 'String';
      this.#cell.text = '';
      this.#reads = tag;
    }
  }

  ontext(text: string): void {
    const sheet = this.sheets.at(-1);
    if (this.#reads === 'Data' && this.#cell?.text !== undefined) this.#cell.text += text;
    else if (this.#reads === 'Visible' && sheet !== undefined) {
      sheet.isHidden ||= /hidden/i.test(text);
    }
  }

  onclosetag(name: string): void {
    const tag = withoutPrefix(name);
    if (tag === 'Comment') this.#isComment = false;
    if (tag === this.#reads) this.#reads = undefined;
    const row = this.sheets.at(-1)?.rows.at(-1);
    if (tag !== 'Cell' || this.#cell === undefined || row === undefined) return;
    row[this.#cell.column] = textOf(this.#cell);
    this.#cell = undefined;
  }

  #openSheet(attributes: Attributes): void {
    this.sheets.push({
      ...{ name: attributes['ss:Name'] ?? '', isHidden: false },
      ...{ rows: [], merges: [], hidden: new Set() },
    });
  }

  #openRow({ rows, hidden }: OpenSheet, attributes: Attributes): void {
    const index = Number(attributes['ss:Index'] ?? rows.length + 1);
    this.#count(index - rows.length);
    if (index > MAX_ROWS) throw new Error(TOO_LARGE);
    while (rows.length < index) rows.push([]);
    if (attributes['ss:Hidden'] === '1') hidden.add(rows.length - 1);
  }

  #openCell({ rows, merges }: OpenSheet, attributes: Attributes): void {
    const row = rows.at(-1);
    if (row === undefined) return;
    const column = Number(attributes['ss:Index'] ?? row.length + 1) - 1;
    const across = Number(attributes['ss:MergeAcross'] ?? 0);
    const down = Number(attributes['ss:MergeDown'] ?? 0);
    const end = column + across + 1;
    this.#count(end - row.length);
    while (row.length < end) row.push('');
    if (across > 0 || down > 0) {
      const startRow = rows.length - 1;
      merges.push({ startRow, endRow: startRow + down, startCol: column, endCol: end - 1 });
    }
    const format = this.#formats.get(attributes['ss:StyleID'] ?? '') ?? '';
    this.#cell = {
      ...{ column, format, formula: attributes['ss:Formula'] ?? '' },
      ...{ type: 'String', text: undefined },
    };
  }

  #count(added: number): void {
    if (Number.isNaN(added)) throw new Error('a position is not a number');
    this.#cells += Math.max(0, added);
    if (this.#cells > this.#maxCells) throw new Error(TOO_LARGE);
  }
}

/** The name of an element without the prefix that rich text and other programs give it. */
function withoutPrefix(name: string): string {
  return name.startsWith('ss:') ? name.slice('ss:'.length) : name;
}

/** The text of a cell; a formula without a value is the text of the formula. */
function textOf({ type, text, format, formula }: OpenCell): string {
  if (text === undefined) return formula;
  const trimmed = text.trim();
  if (type === 'DateTime') return isoDateText(trimmed) ?? trimmed;
  if (type !== 'Number' || trimmed === '' || Number.isNaN(Number(trimmed))) return trimmed;
  const code = NAMED_FORMATS.get(format) ?? (/[#0]/.test(format) ? format : '');
  return code === '' ? numberText(Number(trimmed)) : shownNumber(Number(trimmed), code);
}
