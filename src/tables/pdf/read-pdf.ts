import { ViandError } from '../../model/diagnostic.ts';
import { DocumentRows, plainLine, sheetOfDocument } from '../workbook/documents/document-rows.ts';
import type { SheetCells } from '../workbook/sheet-grid.ts';
import type { WorkbookArchive } from '../workbook/workbook-source.ts';
import { alignedTables, type Block } from './aligned-tables.ts';
import { linesOfText } from './lines.ts';
import { readPage, SidewaysText } from './page-content.ts';
import type { PageContent } from './page-parts.ts';
import { onePage } from './pages.ts';
import { loadPdfLibrary, type PdfDocument, type PdfOperations } from './pdf-library.ts';
import { type PlacedTable, ruledTables, type TableCell } from './ruled-tables.ts';
import { withoutStruckText } from './struck-text.ts';

/** Records and recipes have a few pages, and books have hundreds. */
const MAX_PAGES = 400;

/**
 * Reads the tables and lines of a PDF as one sheet.
 *
 * @throws Error if it is damaged, or has too many pages or cells
 * @throws ViandError if it has a password, or no text
 */
export async function readPdf(
  { name: file, bytes }: WorkbookArchive,
  maxCells: number,
): Promise<SheetCells> {
  const content = new DocumentRows(maxCells, plainLine);
  const shown = onePage(await pagesOf(file, bytes));
  if (shown.fragments.length === 0) {
    throw new ViandError({
      code: 'input/unsupported',
      message:
        shown.unseen.length === 0
          ? 'The PDF has no text, only pictures, such as a scan'
          : 'The PDF has only text that nobody sees, such as that of a scan',
      location: { file },
      expected: 'its text or table, saved as .txt, .csv or .xlsx',
    });
  }
  const { struck, kept } = withoutStruckText(shown);
  for (const text of struck) content.addAs('struck', text);
  for (const block of blocksOf(kept)) addBlock(content, block);
  content.end();
  const { unseen, isRecognised } = shown;
  return { ...sheetOfDocument(content), unseen, isRecognised };
}

async function pagesOf(file: string, bytes: Uint8Array): Promise<PageContent[]> {
  const { getDocument, OPS: operations } = await loadPdfLibrary();
  const task = getDocument({
    // pdf.js takes the bytes away, and prints warnings.
    ...{ data: Uint8Array.from(bytes), verbosity: 0 },
    ...{ isEvalSupported: false, disableFontFace: true, useSystemFonts: false },
  });
  try {
    const document = await opened(task.promise, file);
    if (document.numPages > MAX_PAGES) throw new Error(`it has more than ${MAX_PAGES} pages`);
    return await readPages(document, operations);
  } finally {
    await task.destroy();
  }
}

async function readPages(document: PdfDocument, operations: PdfOperations): Promise<PageContent[]> {
  const pages: PageContent[] = [];
  try {
    const layers = await document.getOptionalContentConfig();
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(
        await readPage(await document.getPage(number), operations, (layer) =>
          layers.isVisible(layer),
        ),
      );
    }
  } catch (error) {
    if (error instanceof SidewaysText) throw error;
    throw new Error('it is damaged or truncated');
  }
  return pages;
}

async function opened(document: Promise<PdfDocument>, file: string): Promise<PdfDocument> {
  try {
    return await document;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'PasswordException') {
      throw new Error('it is damaged or truncated');
    }
    throw new ViandError({
      code: 'input/unsupported',
      message: 'The PDF has a password',
      location: { file },
      expected: 'the file saved without a password',
    });
  }
}

/** The tables and lines of all pages, from top to bottom. */
function blocksOf({ width, fragments, horizontal, vertical }: PageContent): Block[] {
  const { tables, outside } = ruledTables(fragments, { horizontal, vertical });
  const left = fragments.reduce((least, one) => Math.min(least, one.left), width);
  const ends = [...tables.map(({ top }) => top).sort((one, other) => one - other), Infinity];
  const lines = linesOfText(outside);
  // No table without rules goes on behind one with rules.
  const between = ends.map((end, index) =>
    lines.filter(({ baseline }) => baseline <= end && baseline > (ends[index - 1] ?? -Infinity)),
  );
  const blocks = between.flatMap((some) => alignedTables(some, width - left));
  return [...tables, ...blocks].sort((one, other) => one.top - other.top);
}

function addBlock(content: DocumentRows, block: Block): void {
  if ('rows' in block) addTable(content, block);
  else content.add(block.texts.map((text) => `${text}\n`).join(''));
}

function addTable(content: DocumentRows, { rows }: PlacedTable): void {
  content.openTable();
  /** The rows up to which a cell of an earlier row reaches, by column. */
  const taken: number[] = [];
  for (const [index, row] of rows.entries()) {
    content.openRow(false);
    const isTaken = (column: number) => (taken[column] ?? 0) > index;
    let column = 0;
    for (const cell of row) {
      for (; column < cell.column; column += 1) if (!isTaken(column)) addCell(content, EMPTY);
      addCell(content, cell);
      for (; column < cell.column + cell.columns; column += 1) taken[column] = index + cell.rows;
    }
    content.closeRow();
  }
  content.closeTable();
}

type CellContent = Omit<TableCell, 'column'>;
const EMPTY: CellContent = { columns: 1, rows: 1, lines: [] };

function addCell(content: DocumentRows, { columns, rows, lines }: CellContent): void {
  content.openCell(columns, rows);
  content.add(lines.join('\n'));
  content.closeCell();
}
