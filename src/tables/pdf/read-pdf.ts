import { ViandError } from '../../model/diagnostic.ts';
import { DocumentRows, plainLine, sheetOfDocument } from '../workbook/documents/document-rows.ts';
import type { SheetCells } from '../workbook/sheet-grid.ts';
import type { WorkbookArchive } from '../workbook/workbook-source.ts';
import type { Block } from './layout/aligned-tables.ts';
import { blocksOf } from './layout/blocks.ts';
import { onePage } from './layout/pages.ts';
import type { PlacedTable, TableCell } from './layout/ruled-tables.ts';
import { readPages } from './page/read-pages.ts';
import { withoutStruckText } from './page/struck-text.ts';

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
  const shown = onePage(await readPages(file, bytes));
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
