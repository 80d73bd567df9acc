import { buffer } from 'node:stream/consumers';
import type { ByteSource, TextSource } from '../../io/reading/text-source.ts';
import { ViandError } from '../../model/diagnostic.ts';

/** A whole workbook in memory, since a ZIP archive has its table of contents at the end. */
export interface WorkbookArchive {
  /** The name that people see. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A workbook or document that a program saved as a text, mostly with the name of an .xls file. */
export interface WorkbookText {
  readonly name: string;
  readonly kind: WorkbookTextKind;
  readonly text: string;
}

/** What such a text is. */
export type WorkbookTextKind = 'web page' | 'Excel XML' | 'rich text';

/** A workbook of any kind. */
export type WorkbookSource = WorkbookArchive | WorkbookText;

/** The beginnings of web pages, and of the tables that some programs save as .xls. */
const WEB_PAGE =
  /^\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html|head|body|meta|style|div|table)[\s>]/i;

/** The beginning of an XML Spreadsheet, the format of Excel 2003. */
const EXCEL_XML =
  /^\s*(?:<\?[^<>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:\w+:)?Workbook\s[^<>]*urn:schemas-microsoft-com:office:spreadsheet/;

/** The beginning of a document in RTF (Rich Text Format Specification 1.9.1). */
const RICH_TEXT = /^\s*\{\\rtf/;

/** The kind of workbook that a text is, judged by its beginning; undefined for any other text. */
export function workbookTextKind(head: string): WorkbookTextKind | undefined {
  if (RICH_TEXT.test(head)) return 'rich text';
  if (!head.trimStart().startsWith('<')) return undefined;
  if (WEB_PAGE.test(head)) return 'web page';
  return EXCEL_XML.test(head) ? 'Excel XML' : undefined;
}

/** The first bytes of a ZIP archive (APPNOTE 4.3.7), such as .xlsx and .ods files. */
export const ZIP_MAGIC = [0x50, 0x4b, 0x03, 0x04] as const;

/** Workbooks of food records have a few kilobytes. */
const MAX_WORKBOOK_BYTES = 100 * 1024 * 1024;

/** @throws ViandError `input/too-large` */
export async function bufferWorkbook({ name, chunks }: ByteSource): Promise<WorkbookArchive> {
  return { name, bytes: await buffer(bounded(name, chunks)) };
}

/** @throws ViandError `input/too-large` */
export async function bufferWorkbookText(
  { name, chunks }: TextSource,
  kind: WorkbookTextKind,
): Promise<WorkbookText> {
  let text = '';
  for await (const chunk of bounded(name, chunks)) text += chunk;
  return { name, kind, text };
}

async function* bounded<Piece extends { readonly length: number }>(
  file: string,
  chunks: AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > MAX_WORKBOOK_BYTES) {
      throw new ViandError({
        code: 'input/too-large',
        message: 'The workbook is larger than 100 MB',
        location: { file },
        expected: 'the sheet saved as CSV',
      });
    }
    yield chunk;
  }
}
