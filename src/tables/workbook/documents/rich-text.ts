import type { SheetCells } from '../sheet-grid.ts';
import { DocumentRows, plainLine, sheetOfDocument, type TextMeaning } from './document-rows.ts';
import { MarkedCells } from './marked-cells.ts';

/**
 * Reads a document in RTF as one sheet: the rows of its tables, and between them a row for each line of text.
 *
 * @throws Error if it is cut off, or has more cells than the limit
 */
export function readRichText(text: string, maxCells: number): SheetCells {
  const content = new DocumentRows(maxCells, plainLine);
  new RichTextReader(content).read(text);
  content.end();
  return sheetOfDocument(content);
}

/** A control word with its number, a byte, another control symbol, a bracket, or text. Line breaks mean nothing. */
const TOKEN =
  /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([\s\S])|([{}])|([^\\{}\r\n]+)|[\r\n]+/gi;

/** Groups that are no part of the text. Those that begin with `\*` are others that a reader may skip. */
const NOT_SHOWN = new Set([
  ...['fonttbl', 'colortbl', 'stylesheet', 'info', 'pict', 'listtext', 'pntext', 'footnote'],
  ...['header', 'headerl', 'headerr', 'headerf', 'footer', 'footerl', 'footerr', 'footerf'],
  ...['objdata', 'annotation', 'filetbl', 'revtbl', 'nonshppict', 'shprslt'],
]);

/** The characters that control words and symbols stand for. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...[['tab', ' '] as const, ['nestcell', ' '] as const, ['line', '\n'] as const],
  ...[['emdash', '—'] as const, ['endash', '–'] as const, ['bullet', '•'] as const],
  ...[['lquote', '‘'] as const, ['rquote', '’'] as const, ['~', ' '] as const],
  ...[['ldblquote', '“'] as const, ['rdblquote', '”'] as const, ['_', '-'] as const],
  ...[['\\', '\\'] as const, ['{', '{'] as const, ['}', '}'] as const],
]);

/** Control words that end a line. A backslash at the end of a line is one as well. */
const LINE_ENDS = new Set(['par', 'sect', 'page', 'column', '\n', '\r']);

/** What a group inherits from the one around it. */
interface GroupState {
  readonly isSkipped: boolean;
  /** Whether it is only skipped up to the text of a shape in it. */
  readonly mayHoldShape: boolean;
  readonly isInTable: boolean;
  /** The number of characters behind a Unicode character that stand for it in old programs. */
  readonly fallback: number;
  readonly meaning: TextMeaning;
}

class RichTextReader {
  readonly #cells: MarkedCells;
  readonly #outer: GroupState[] = [];
  #state: GroupState = {
    ...{ isSkipped: false, mayHoldShape: false },
    ...{ isInTable: false, fallback: 1, meaning: 'shown' },
  };
  #decoder = new TextDecoder('windows-1252');
  /** Bytes in the code page of the document, which may be parts of one character. */
  #bytes: number[] = [];
  /** The characters to skip behind a Unicode character. */
  #skips = 0;
  /** How the next cell that is defined is joined to others. */
  #continuesRow = false;
  #continuesAbove = false;

  constructor(content: DocumentRows) {
    this.#cells = new MarkedCells(content);
  }

  read(rtf: string): void {
    for (const [, word, number, byte, symbol, bracket, text] of rtf.matchAll(TOKEN)) {
      if (byte !== undefined) this.#addByte(Number.parseInt(byte, 16));
      else {
        this.#endBytes();
        if (bracket === '{') this.#outer.push(this.#state);
        else if (bracket === '}') this.#closeGroup();
        else if (text !== undefined) this.#addText(text);
        else if (symbol === '*') this.#skipGroup();
        else if (symbol !== undefined) this.#command(symbol, undefined);
        else if (word !== undefined) this.#command(word, number);
      }
    }
    if (this.#outer.length > 0) throw new Error('it is damaged or truncated');
    this.#cells.end();
  }

  #closeGroup(): void {
    this.#skips = 0;
    this.#state = this.#outer.pop() ?? this.#state;
  }

  /** Skips a group that a reader may skip, except the text of a shape in it. */
  #skipGroup(): void {
    const mayHoldShape = this.#state.mayHoldShape || !this.#state.isSkipped;
    this.#change({ isSkipped: true, mayHoldShape });
  }

  #change(changes: Partial<GroupState>): void {
    this.#state = { ...this.#state, ...changes };
  }

  #command(name: string, number: string | undefined): void {
    if (NOT_SHOWN.has(name)) this.#change({ isSkipped: true, mayHoldShape: false });
    else if (name === 'shptxt' && this.#state.mayHoldShape) this.#change({ isSkipped: false });
    if (name === 'ansicpg')
      this.#decoder = decoderOf(number === UTF_8 ? 'utf-8' : `windows-${number}`);
    else if (name === 'mac') this.#decoder = decoderOf('macintosh');
    else if (name === 'uc') this.#change({ fallback: Number(number ?? 1) });
    if (this.#state.isSkipped) return;
    const character = CHARACTERS.get(name);
    if (character !== undefined) this.#addText(character);
    else if (LINE_ENDS.has(name)) this.#cells.endLine(this.#state.isInTable);
    else if (name === 'u') this.#addUnicode(Number(number));
    else if (name === 'pard') this.#change({ isInTable: false });
    else if (name === 'intbl') this.#change({ isInTable: true });
    else if (name === 'plain') this.#change({ meaning: 'shown' });
    else if (MEANINGS.has(name)) this.#mean(name, number !== '0');
    else this.#tableCommand(name, Number(number ?? 0));
  }

  /** Follows a control word, if it is one of tables (Table Definitions). */
  #tableCommand(name: string, number: number): void {
    if (name === 'cell') this.#cells.endCell();
    else if (name === 'row') this.#cells.endRow();
    else if (name === 'trowd') this.#cells.defineRow();
    else if (name === 'clmrg') this.#continuesRow = true;
    else if (name === 'clvmrg') this.#continuesAbove = true;
    else if (name === 'cellx') {
      const [continuesRow, continuesAbove] = [this.#continuesRow, this.#continuesAbove];
      this.#cells.defineCell({ edge: number, continuesRow, continuesAbove });
      this.#continuesRow = false;
      this.#continuesAbove = false;
    }
  }

  #mean(name: string, isOn: boolean): void {
    const meaning = MEANINGS.get(name) ?? 'shown';
    if (isOn) this.#change({ meaning });
    else if (this.#state.meaning === meaning) this.#change({ meaning: 'shown' });
  }

  /** Numbers above 32767 are written as negative ones. */
  #addUnicode(number: number): void {
    const { fallback } = this.#state;
    this.#skips = 0;
    this.#addText(String.fromCharCode(number < 0 ? number + 2 ** 16 : number));
    this.#skips = fallback;
  }

  #addByte(byte: number): void {
    if (this.#skips > 0) this.#skips -= 1;
    else this.#bytes.push(byte);
  }

  #endBytes(): void {
    if (this.#bytes.length === 0) return;
    const text = this.#decoder.decode(Uint8Array.from(this.#bytes));
    this.#bytes = [];
    this.#addText(text);
  }

  #addText(text: string): void {
    const skipped = Math.min(this.#skips, text.length);
    this.#skips -= skipped;
    if (!this.#state.isSkipped) this.#cells.add(this.#state.meaning, text.slice(skipped));
  }
}

/** What text means after a control word. */
const MEANINGS: ReadonlyMap<string, TextMeaning> = new Map([
  ['strike', 'struck'],
  ['striked', 'struck'],
  ['super', 'raised'],
  ['up', 'raised'],
  ['nosupersub', 'shown'],
  ['v', 'not shown'],
  ['deleted', 'not shown'],
]);

/** The number of the code page of UTF-8. */
const UTF_8 = '65001';

/** A decoder of a code page; of the most frequent one if this one is unknown. */
function decoderOf(codePage: string) {
  try {
    return new TextDecoder(codePage);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
