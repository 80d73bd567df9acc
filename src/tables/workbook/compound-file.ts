import type { ByteSource } from '../../io/reading/text-source.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { unsupported } from '../unsupported-formats.ts';
import { bufferWorkbook, type WorkbookArchive } from './workbook-source.ts';

/** The first bytes of a compound file ([MS-CFB] 2.2), the container of old Office files and of encrypted ones. */
export const COMPOUND_MAGIC = [0xd0, 0xcf, 0x11, 0xe0] as const;

/** What a compound file holds if it is no workbook, by the name of a stream in it. */
const OTHERS: readonly { readonly stream: string; readonly name: string; expected: string }[] = [
  {
    stream: 'EncryptedPackage',
    name: 'protected with a password',
    expected: 'the file saved without a password',
  },
  {
    stream: 'WordDocument',
    name: 'an old Word document',
    expected: 'the document saved as .docx or .txt',
  },
];

/** Streams of old workbooks: `Book` until Excel 95, `Workbook` since ([MS-XLS] 2.1.2). */
const WORKBOOKS = ['Workbook', 'Book'];

/** @throws ViandError for a compound file without a workbook, for one with a password, or one that is too large */
export async function bufferCompoundWorkbook(source: ByteSource): Promise<WorkbookArchive> {
  const workbook = await bufferWorkbook(source);
  assertWorkbook(workbook);
  return workbook;
}

function assertWorkbook({ name, bytes }: WorkbookArchive): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const other = OTHERS.find(({ stream }) => hasStream(file, stream));
  if (other !== undefined) throw new ViandError(unsupported(other.name, other.expected, name));
  if (WORKBOOKS.some((stream) => hasStream(file, stream))) return;
  throw new ViandError(
    unsupported('an old file of another program', 'an .xls or .xlsx file, or a text', name),
  );
}

/** Whether the directory names a stream: in UTF-16, padded with zeros to 64 bytes ([MS-CFB] 2.6.1). */
function hasStream(file: Buffer, stream: string): boolean {
  const name = Buffer.alloc(64);
  name.write(stream, 'utf16le');
  return file.includes(name);
}
