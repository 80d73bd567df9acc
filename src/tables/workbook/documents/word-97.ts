import { ViandError } from '../../../model/diagnostic.ts';
import { unsupported } from '../../unsupported-formats.ts';
import { withPassword } from '../compound-file.ts';
import type { SheetCells } from '../sheet-grid.ts';
import type { WorkbookArchive } from '../workbook-source.ts';
import { DocumentRows, plainLine, sheetOfDocument, type TextMeaning } from './document-rows.ts';
import { MarkedCells } from './marked-cells.ts';
import {
  type ParagraphProperties,
  type PropertyStreams,
  paragraphProperties,
  textMeanings,
} from './word-97-properties.ts';

/** The version of Word 97, since which documents have this form ([MS-DOC] 2.5.2). */
const WORD_97 = 0xc1;

/** Where the header of a document has its version, its flags, and its other fields ([MS-DOC] 2.5.1). */
const VERSION_AT = 2;
const FLAGS_AT = 10;
/** The lengths of the text, its notes, headers, macros, comments, endnotes, and text boxes follow one another. */
const LENGTHS_AT = 0x4c;

/** The number of lengths before that of the text boxes. */
const LENGTHS_BEFORE_BOXES = 6;
const CHARACTER_PAGES_AT = 0xfa;
const PARAGRAPH_PAGES_AT = 0x1_02;
const PIECES_AT = 0x1_a2;

/** Flags: whether the document has a password, and whether its table stream is `1Table`. */
const IS_ENCRYPTED = 0x1_00;
const IS_TABLE_1 = 0x2_00;

/**
 * Reads an old document of Word (.doc) as one sheet: the rows of its tables, and between them a row for each line of
 * text.
 *
 * @throws Error if it is damaged, or has more cells than the limit
 * @throws ViandError if it has a password, or is older than Word 97
 */
export async function readWord97(
  { name, bytes }: WorkbookArchive,
  maxCells: number,
): Promise<SheetCells> {
  const { CFB } = await import('@e965/xlsx');
  const file = CFB.read(Buffer.from(bytes), { type: 'buffer' });
  const stream = (path: string) => Buffer.from((CFB.find(file, path)?.content ?? []) as number[]);
  const document = stream('WordDocument');
  if (document.readUInt16LE(VERSION_AT) < WORD_97) {
    const expected = 'the document saved as .docx or .txt';
    throw new ViandError(unsupported('older than Word 97', expected, name));
  }
  const flags = document.readUInt16LE(FLAGS_AT);
  if ((flags & IS_ENCRYPTED) !== 0) throw new ViandError(withPassword(name));
  const table = stream((flags & IS_TABLE_1) === 0 ? '0Table' : '1Table');
  const content = new DocumentRows(maxCells, plainLine);
  readText({ document, table, data: stream('Data') }, new MarkedCells(content));
  content.end();
  return sheetOfDocument(content);
}

/** A part of the text in the file. */
interface TextPiece {
  /** Its position in the stream. */
  readonly at: number;
  readonly characters: number;
  /** Whether a character takes one byte, in Windows-1252, rather than two. */
  readonly isAnsi: boolean;
}

/** Marks in the text ([MS-DOC] 2.4.3, 2.8.25). */
const CELL_END = '\x07';
const PAGE_BREAK = '\x0c';
const PARAGRAPH_END = '\r';
const ENDS: ReadonlySet<string> = new Set([CELL_END, PAGE_BREAK, PARAGRAPH_END]);
const FIELD_BEGIN = '\x13';
const FIELD_RESULT = '\x14';
const FIELD_END = '\x15';

/** What control characters stand for: a tab, a line break, and a hyphen that does not break. Others are no text. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['\t', ' '],
  ['\x0b', '\n'],
  ['\x1e', '-'],
]);

function readText(streams: PropertyStreams, cells: MarkedCells): void {
  const { document } = streams;
  const list = (at: number) => [document.readUInt32LE(at), document.readUInt32LE(at + 4)] as const;
  const paragraphs = paragraphProperties(streams, ...list(PARAGRAPH_PAGES_AT));
  const meanings = textMeanings(streams, ...list(CHARACTER_PAGES_AT));
  /** Whether each open field is in its result; its code, such as the address of a link, is no text. */
  const fields: boolean[] = [];
  let run = '';
  let runMeaning: TextMeaning = 'shown';
  const endRun = () => {
    if (run !== '') cells.add(runMeaning, run);
    run = '';
  };
  for (const { character, position } of charactersOf(streams, ...list(PIECES_AT))) {
    if (character === FIELD_BEGIN) fields.push(false);
    else if (character === FIELD_RESULT && fields.length > 0) fields[fields.length - 1] = true;
    else if (character === FIELD_END) fields.pop();
    else if (fields.includes(false)) continue;
    else if (ENDS.has(character)) {
      endRun();
      endPart(cells, character, paragraphs.at(position));
    } else {
      const meaning = meanings.at(position) ?? 'shown';
      if (meaning !== runMeaning) endRun();
      runMeaning = meaning;
      run += character < ' ' ? (CHARACTERS.get(character) ?? '') : character;
    }
  }
  endRun();
  cells.end();
}

/** Ends a cell, a row or a line. The mark of the end of a row is that of a cell, with other properties. */
function endPart(
  cells: MarkedCells,
  mark: string,
  properties: ParagraphProperties | undefined,
): void {
  if (mark !== CELL_END) cells.endLine(mark === PARAGRAPH_END && properties?.isInTable === true);
  else if (properties?.endsRow !== true) cells.endCell();
  else {
    cells.defineRow();
    for (const cell of properties.cells) cells.defineCell(cell);
    cells.endRow();
  }
}

/** The characters of the text and of its text boxes, with their positions in the stream. */
function* charactersOf(
  { document, table }: PropertyStreams,
  at: number,
  length: number,
): Generator<{ readonly character: string; readonly position: number }> {
  const lengths = Array.from({ length: LENGTHS_BEFORE_BOXES + 1 }, (_, part) =>
    document.readUInt32LE(LENGTHS_AT + 4 * part),
  );
  const [textEnd = 0] = lengths;
  const boxesEnd = lengths.reduce((sum, one) => sum + one, 0);
  const boxesBegin = boxesEnd - (lengths.at(-1) ?? 0);
  let first = 0;
  for (const { at: start, characters, isAnsi } of piecesOf(table.subarray(at, at + length))) {
    const width = isAnsi ? 1 : 2;
    const decoder = new TextDecoder(isAnsi ? 'windows-1252' : 'utf-16le');
    const text = decoder.decode(document.subarray(start, start + width * characters));
    for (let index = 0; index < text.length; index += 1) {
      const place = first + index;
      if (place >= textEnd && (place < boxesBegin || place >= boxesEnd)) continue;
      yield { character: text[index] as string, position: start + width * index };
    }
    first += characters;
  }
}

/** The types of the parts of a list of pieces ([MS-DOC] 2.9.38): changes of properties, and the pieces. */
const CHANGES = 1;
const PIECES = 2;

/** The size of the description of a piece, and the flag of its position that says that it is in Windows-1252. */
const PIECE_BYTES = 8;
const IS_ANSI = 0x40_00_00_00;

/** The pieces of the text in their order: their first characters, and then their descriptions ([MS-DOC] 2.8.35). */
function piecesOf(list: Buffer): TextPiece[] {
  let at = 0;
  while (list.readUInt8(at) === CHANGES) at += 3 + list.readUInt16LE(at + 1);
  if (list.readUInt8(at) !== PIECES) throw new Error('it is damaged or truncated');
  const start = at + 5;
  const count = Math.floor((list.readUInt32LE(at + 1) - 4) / (4 + PIECE_BYTES));
  return Array.from({ length: count }, (_, piece) => {
    const first = list.readUInt32LE(start + 4 * piece);
    const characters = list.readUInt32LE(start + 4 * piece + 4) - first;
    const position = list.readUInt32LE(start + 4 * (count + 1) + PIECE_BYTES * piece + 2);
    const isAnsi = (position & IS_ANSI) !== 0;
    const plain = position & ~IS_ANSI;
    return { at: isAnsi ? plain / 2 : plain, characters, isAnsi };
  });
}
