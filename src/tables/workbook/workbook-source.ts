import { buffer } from 'node:stream/consumers';
import type { ByteSource } from '../../io/reading/text-source.ts';
import { ViandError } from '../../model/diagnostic.ts';

/** A whole workbook in memory, since a ZIP archive has its table of contents at the end. */
export interface WorkbookSource {
  /** The name that people see. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The first bytes of a ZIP archive (APPNOTE 4.3.7), such as .xlsx and .ods files. */
export const ZIP_MAGIC = [0x50, 0x4b, 0x03, 0x04] as const;

/** Workbooks of food records have a few kilobytes. */
const MAX_WORKBOOK_BYTES = 100 * 1024 * 1024;

/** @throws ViandError `input/too-large` */
export async function bufferWorkbook({ name, chunks }: ByteSource): Promise<WorkbookSource> {
  return { name, bytes: await buffer(bounded(name, chunks)) };
}

async function* bounded(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
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
