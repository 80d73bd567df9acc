import { beginsWith } from '../../io/reading/peek.ts';
import { expandsBeyond } from '../../io/reading/zip-size.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { type Grid, sheetNotes } from '../grid.ts';
import { isPdf, unsupportedDocument } from '../unsupported-formats.ts';
import { COMPOUND_MAGIC, compoundContent } from './compound-file.ts';
import { type SheetCells, sheetGrid } from './sheet-grid.ts';
import { spansBeyond } from './spreadsheets/sheet-span.ts';
import type { WorkbookArchive, WorkbookSource, WorkbookText } from './workbook-source.ts';

/**
 * Reads the visible sheets of a workbook that have any content.
 *
 * @param sheet the name of the only sheet to read
 * @throws ViandError if the file is not a workbook, or has no such sheet
 */
export async function readWorkbook(
  source: WorkbookSource,
  sheet: string | undefined,
): Promise<readonly Grid[]> {
  const { name } = source;
  const sheets = await sheetsOf(source);
  for (const one of sheets) if (one.isText !== true) assertShortCells(one, name);
  const named = sheets.filter((one) => one.name.trim().toLowerCase() === sheet?.toLowerCase());
  if (sheet !== undefined && named.length === 0) {
    throw new ViandError({
      code: 'request/invalid',
      message: `Cannot find the sheet "${sheet}"`,
      location: { file: name },
      expected: `one of ${sheets.map((one) => one.name).join(', ')}`,
    });
  }
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  return (sheet === undefined ? shown : named)
    .map((one) => sheetGrid(one, name))
    .filter(({ rows }) => rows.length > 0);
}

/** The most characters of a cell in Excel. Some patterns scan a text many times, and longer ones would take minutes. */
const MAX_CELL_CHARACTERS = 32_767;

/** @throws ViandError `input/too-large` for a cell that no spreadsheet program writes */
function assertShortCells({ name: sheet, rows }: SheetCells, file: string): void {
  for (const [index, row] of rows.entries()) {
    const long = row.find((cell) => cell.length > MAX_CELL_CHARACTERS);
    // A paragraph of a document is alone in its row.
    if (long === undefined || row.length === 1) continue;
    throw new ViandError({
      code: 'input/too-large',
      message: `A cell has ${long.length} characters`,
      location: { file, sheet, row: index + 1 },
      expected: `at most ${MAX_CELL_CHARACTERS} characters`,
    });
  }
}

function sheetsOf(source: WorkbookSource): Promise<SheetCells[]> {
  if (!('bytes' in source)) return parseText(source);
  return isPdf(source.bytes) ? parsePdf(source) : parseWorkbook(source.name, source.bytes);
}

/**
 * Files that every archive of one format has, and none of the other (OpenDocument 1.3, part 2, 3.1; ECMA-376, part 2,
 * 10.1.2.1).
 */
const FILE_OF_OPEN_DOCUMENT = 'META-INF/manifest.xml';
const FILE_OF_OFFICE_OPEN = '[Content_Types].xml';

/** Files of workbooks that are not XML: those of .xlsb ([MS-XLSB] 2.1.7.61), and those of Numbers. */
const FILE_OF_XLSB = 'xl/workbook.bin';
const FILE_OF_NUMBERS = 'Index/Document.iwa';

/** Names that text documents contain uncompressed: the main file of a .docx, and the MIME type of an .odt. */
const FILES_OF_TEXTS = ['word/document.xml', 'application/vnd.oasis.opendocument.text'];

/** The lines of a text document or a web page without a table. */
interface DocumentText {
  readonly text: string;
  /** Notes on what it lacks, such as text that was struck out. */
  readonly notes: readonly string[];
}

/**
 * The lines of a text document or a web page without a table; undefined for any other file.
 *
 * @throws ViandError if it is damaged
 */
export async function documentText(source: WorkbookSource): Promise<DocumentText | undefined> {
  if (!(await isDocument(source))) return undefined;
  const [document] = 'text' in source ? await readText(source) : await sheetsOf(source);
  if (document === undefined || document.isText !== true) return undefined;
  return {
    text: document.rows.map(([line = '']) => `${line}\n`).join(''),
    notes: sheetNotes(sheetGrid(document, source.name)),
  };
}

/** Whether a file is a text document or a web page, or may be one, rather than a workbook. */
async function isDocument(source: WorkbookSource): Promise<boolean> {
  if ('text' in source) return source.kind === 'rich text' || isTextPage(source);
  if (isPdf(source.bytes)) return true;
  if (!isCompound(source.bytes)) return isTextDocument(source.bytes);
  return (await compoundContent(source)) === 'document';
}

const TABLE = /<table[\s>]/i;

/** Whether a text is a web page without a table. */
function isTextPage({ kind, text }: WorkbookText): boolean {
  return kind === 'web page' && !TABLE.test(text);
}

/** Whether an archive is a text document rather than a workbook. */
function isTextDocument(bytes: Uint8Array): boolean {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return FILES_OF_TEXTS.some((text) => archive.includes(text));
}

/** File names are uncompressed in an archive. If the first entry is not a MIME type, they alone show the format. */
function isOpenDocument(bytes: Uint8Array): boolean {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return archive.includes(FILE_OF_OPEN_DOCUMENT) && !archive.includes(FILE_OF_OFFICE_OPEN);
}

/** Whether an archive may be a workbook: one of its formats has each of these files. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return [FILE_OF_OPEN_DOCUMENT, FILE_OF_OFFICE_OPEN, FILE_OF_NUMBERS].some((name) =>
    archive.includes(name),
  );
}

/** Whether a file is an old one of Excel or Word, and no archive. */
function isCompound(bytes: Uint8Array): boolean {
  return beginsWith(bytes, COMPOUND_MAGIC);
}

/** Whether an archive is an .xlsb or .numbers file. */
function isBinaryArchive(archive: Buffer): boolean {
  return [FILE_OF_XLSB, FILE_OF_NUMBERS].some((name) => archive.includes(name));
}

/** The most decompressed bytes of all files in a workbook: a few million cells, in a few hundred MB of memory. */
const MAX_EXPANDED_BYTES = 128 * 1024 * 1024;

/** Cells between the first and the last one of a sheet, filled or not: the limit of the library. */
const MAX_CELLS = 20_000_000;

/** The most cells of a document or a web page, whose cells may span others. */
const MAX_CELLS_OF_TEXT = 2_000_000;

async function parseWorkbook(file: string, bytes: Uint8Array): Promise<SheetCells[]> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fault = isCompound(bytes) ? undefined : unsupportedDocument(file);
  if (fault !== undefined) throw new ViandError(fault);
  if (expandsBeyond(bytes, MAX_EXPANDED_BYTES)) {
    throw tooLarge(file, 'The workbook expands to more than 128 MiB');
  }
  if (spansBeyond(bytes, MAX_CELLS, MAX_EXPANDED_BYTES)) {
    throw tooLarge(file, 'A sheet spans more than 20 million cells, empty ones included');
  }
  const limits = { bytes: MAX_EXPANDED_BYTES, cells: MAX_CELLS };
  try {
    if (isCompound(bytes) && (await compoundContent({ name: file, bytes })) === 'document') {
      const { readWord97 } = await import('./documents/word-97.ts');
      return [await readWord97({ name: file, bytes }, MAX_CELLS_OF_TEXT)];
    }
    if (isCompound(bytes) || isBinaryArchive(archive)) {
      const { readBinaryWorkbook } = await import('./spreadsheets/binary-workbook.ts');
      return await readBinaryWorkbook({ name: file, bytes }, MAX_CELLS_OF_TEXT);
    }
    if (isTextDocument(bytes)) {
      const { readTextDocument } = await import('./documents/text-document.ts');
      return [readTextDocument(bytes, { ...limits, cells: MAX_CELLS_OF_TEXT })];
    }
    if (isOpenDocument(bytes)) {
      const { readOpenDocument } = await import('./spreadsheets/open-document.ts');
      return readOpenDocument(bytes, limits);
    }
    const { readOfficeOpen } = await import('./spreadsheets/office-open.ts');
    return await readOfficeOpen(bytes, MAX_EXPANDED_BYTES);
  } catch (error) {
    if (!(error instanceof Error) || error instanceof ViandError) throw error;
    throw new ViandError({
      code: 'input/damaged',
      message: `Cannot read the file as a workbook: ${reasonOf(archive, error)}`,
      location: { file },
      expected: expectedInstead(bytes),
    });
  }
}

async function parsePdf(source: WorkbookArchive): Promise<SheetCells[]> {
  try {
    const { readBoundedPdf } = await import('../pdf/limits/bounded-pdf.ts');
    return [await readBoundedPdf(source, MAX_CELLS_OF_TEXT)];
  } catch (error) {
    if (!(error instanceof Error) || error instanceof ViandError) throw error;
    throw new ViandError({
      code: 'input/damaged',
      message: `Cannot read the PDF: ${error.message}`,
      location: { file: source.name },
      expected: 'its text or table, saved as .txt, .csv or .xlsx',
    });
  }
}

async function parseText(source: WorkbookText): Promise<SheetCells[]> {
  const { name: file } = source;
  const sheets = await readText(source);
  if (sheets.length > 0) return sheets;
  throw new ViandError({
    code: 'input/unsupported',
    message: 'The file is a web page without a table',
    location: { file },
    expected: 'the food record as .txt, .csv or .xlsx',
  });
}

async function readText({ name: file, kind, text }: WorkbookText): Promise<SheetCells[]> {
  try {
    if (kind === 'Excel XML') {
      const { readExcelXml } = await import('./spreadsheets/excel-xml.ts');
      return readExcelXml(file, text, MAX_CELLS);
    }
    if (kind === 'rich text') {
      const { readRichText } = await import('./documents/rich-text.ts');
      return [readRichText(text, MAX_CELLS_OF_TEXT)];
    }
    const { readWebPage } = await import('./documents/web-page.ts');
    const page = readWebPage(file, text, MAX_CELLS_OF_TEXT);
    return page === undefined ? [] : [page];
  } catch (error) {
    if (!(error instanceof Error) || error instanceof ViandError) throw error;
    throw new ViandError({
      code: 'input/damaged',
      message: `Cannot read the file as a ${kind === 'rich text' ? 'document' : 'workbook'}: ${error.message}`,
      location: { file },
      expected:
        kind === 'rich text'
          ? 'the document saved as .docx or .txt'
          : 'an .xlsx or .ods file, or the sheet saved as CSV',
    });
  }
}

function expectedInstead(bytes: Uint8Array): string {
  if (isCompound(bytes)) return 'the file saved as .xlsx, .docx or text';
  return isTextDocument(bytes)
    ? 'a complete .docx or .odt file, or the text saved as .txt'
    : 'an .xlsx or .ods file, or the sheet saved as CSV';
}

/** The end of every zip archive (APPNOTE 4.3.16), which a truncated one lacks. */
const END_OF_ARCHIVE = Buffer.of(0x50, 0x4b, 5, 6);

/** Why an archive is no workbook, without the words of the library that reads .xlsx files. */
function reasonOf(archive: Buffer, error: Error): string {
  if (archive.includes(END_OF_ARCHIVE)) {
    if (!isWorkbook(archive)) return 'the archive contains none';
    if (isOpenDocument(archive)) return error.message;
  }
  return 'it is damaged or truncated';
}

function tooLarge(file: string, message: string): ViandError {
  return new ViandError({
    code: 'input/too-large',
    message,
    location: { file },
    expected: 'the sheet saved as CSV',
  });
}
