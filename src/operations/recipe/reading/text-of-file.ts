import type { ByteStream } from '../../../io/reading/byte-stream.ts';
import { beginsWith, peekBytes } from '../../../io/reading/peek.ts';
import type { TextEncoding } from '../../../io/reading/text-encoding.ts';
import { decodeSource, encodingNotes, openBytes } from '../../../io/reading/text-source.ts';
import { readWholeText } from '../../../tables/csv/text-grid.ts';
import { type Grid, type GridRow, sheetNotes } from '../../../tables/grid.ts';
import { isMail, readMail } from '../../../tables/mail/read-mail.ts';
import { READ_LIMITS } from '../../../tables/read-limits.ts';
import { assertText, isPdf, SNIFF_BYTES } from '../../../tables/unsupported-formats.ts';
import { COMPOUND_MAGIC } from '../../../tables/workbook/compound-file.ts';
import {
  bufferWorkbook,
  type WorkbookSource,
  workbookTextKind,
  ZIP_MAGIC,
} from '../../../tables/workbook/workbook-source.ts';
import { quoted } from '../../../text/escaping/quote.ts';

/** The text of a recipe's file. */
interface FileText {
  /** The name that people see. */
  readonly name: string;
  readonly text: string;
  /** Notes on what was not read, as sentences. */
  readonly notes: readonly string[];
  /** Whether it was in an archive. */
  readonly isArchived?: boolean;
}

/**
 * The text of a file: for a workbook, the rows of its first sheet with tabs between the cells; for another archive, its
 * first recipe.
 *
 * @param stdin read for a file named `-`
 * @throws ViandError for a file that cannot be read, or is too large
 */
export async function textOfFile(
  file: string,
  stdin: ByteStream,
  encoding: TextEncoding | undefined,
): Promise<FileText> {
  const { name, chunks } = openBytes(file, stdin);
  const { head, all } = await peekBytes(chunks, SNIFF_BYTES);
  const source = { name, chunks: all };
  const isDocument = isPdf(head) || beginsWith(head, COMPOUND_MAGIC);
  if (isMail(head)) {
    const { text, notes } = await readMail(await bufferWorkbook(source));
    return { name, text, notes };
  }
  if (!isDocument && !beginsWith(head, ZIP_MAGIC)) {
    if (encoding === undefined) assertText(head, name);
    const decoded = decodeSource(source, encoding);
    const text = await readWholeText(decoded, READ_LIMITS.diaryCharacters, 'The recipe');
    const notes = encodingNotes(decoded);
    if (workbookTextKind(text) !== 'rich text') return { name, text, notes };
    const document = await textOfWorkbook({ name, kind: 'rich text', text });
    return { ...document, notes: [...notes, ...document.notes] };
  }
  const { isWorkbook } = await import('../../../tables/workbook/read-workbook.ts');
  const archive = await bufferWorkbook(source);
  if (!isDocument && !isWorkbook(archive.bytes)) {
    const { archivedRecipe } = await import('./archived-recipe.ts');
    return { ...(await archivedRecipe(archive, encoding)), isArchived: true };
  }
  return textOfWorkbook(archive);
}

async function textOfWorkbook(source: WorkbookSource): Promise<FileText> {
  const { readWorkbook } = await import('../../../tables/workbook/read-workbook.ts');
  const [first, ...others] = await readWorkbook(source, undefined);
  const notes = others.map(
    ({ location }) => `The workbook has several sheets: skipped ${quoted(location.sheet ?? '')}`,
  );
  if (first === undefined) return { name: source.name, text: '', notes };
  return { name: source.name, text: textOfSheet(first), notes: [...sheetNotes(first), ...notes] };
}

/** The rows of a sheet as lines, each at the number of its row. */
function textOfSheet({ rows }: Grid): string {
  const lines: string[] = [];
  for (const row of rows) {
    // The row number is in the name of a cell, such as B7.
    const at = Number(/\d+$/.exec(row.locationOf(0).cell ?? '')?.[0] ?? lines.length + 1);
    while (lines.length < at - 1) lines.push('');
    lines.push(...linesOf(row));
  }
  return lines.join('\n');
}

/** A cell with so many lines is a list, such as all ingredients beside all steps. */
const LINES_OF_LIST = 3;

/** The line of a row. If one of its cells is a list, each line of each cell is one. */
function linesOf(row: GridRow): readonly string[] {
  const parts = row.cells.map((cell) => cell.split('\n'));
  const isList = parts.some((lines) => lines.length >= LINES_OF_LIST);
  return isList ? parts.flat().map((line) => line.trim()) : [lineOf(row)];
}

function lineOf({ cells }: GridRow): string {
  const plain = cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
  const filled = plain.filter((cell) => cell !== '');
  return filled.length === 1 && plain[0] !== '' ? (filled[0] as string) : plain.join('\t');
}
