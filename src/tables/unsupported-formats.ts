import { beginsWith } from '../io/peek.ts';
import { encodingOf } from '../io/text-source.ts';
import { type Diagnostic, Refusal } from '../model/diagnostic.ts';

/** A format that is not read, and what to do about it. */
interface Foreign {
  readonly name: string;
  /** The first bytes of every such file. */
  readonly magic: readonly number[];
  readonly expected: string;
}

const SHEET = 'the sheet saved as CSV UTF-8';
const UNPACKED = 'the file unpacked, or packed with gzip or zstd';

/** Formats that people take for tables, or save tables as. */
const FOREIGN: readonly Foreign[] = [
  // .xlsx and .ods are ZIP archives (APPNOTE 4.3.7), .xls a compound file ([MS-CFB] 2.2).
  { name: 'a spreadsheet or ZIP archive', magic: [0x50, 0x4b, 0x03, 0x04], expected: SHEET },
  { name: 'an old Excel file', magic: [0xd0, 0xcf, 0x11, 0xe0], expected: SHEET },
  { name: 'a PDF', magic: [0x25, 0x50, 0x44, 0x46], expected: 'CSV, JSON, NDJSON or Parquet' },
  // The file formats of xz (2.1.1.1) and 7-Zip; bzip2 has "BZh".
  { name: 'packed with xz', magic: [0xfd, 0x37, 0x7a, 0x58], expected: UNPACKED },
  { name: 'packed with bzip2', magic: [0x42, 0x5a, 0x68], expected: UNPACKED },
  { name: 'packed with 7-Zip', magic: [0x37, 0x7a, 0xbc, 0xaf], expected: UNPACKED },
  { name: 'packed twice', magic: [0x1f, 0x8b], expected: UNPACKED },
  // PARE: Parquet whose footer is encrypted (Parquet Modular Encryption, 5.4).
  {
    name: 'encrypted Parquet',
    magic: [0x50, 0x41, 0x52, 0x45],
    expected: 'Parquet that is not encrypted',
  },
];

/** So many bytes tell. */
export const SNIFF_BYTES = 4;

/**
 * What keeps a file from being read as text, as far as its first bytes tell; undefined for what may be text.
 *
 * @param head unpacked
 */
export function unsupportedFormat(head: Uint8Array, file: string): Diagnostic | undefined {
  const foreign = FOREIGN.find(({ magic }) => beginsWith(head, magic));
  if (foreign !== undefined) {
    return {
      code: 'input/unsupported',
      message: `Cannot read the file as it is ${foreign.name}`,
      location: { file },
      expected: foreign.expected,
    };
  }
  if (!hasNuls(head)) return undefined;
  return {
    code: 'input/encoding',
    message: 'Cannot read the file as text: there are bytes of 0 at its beginning',
    location: { file },
    expected: 'UTF-8, or UTF-16 with a byte order mark: save the file again as UTF-8',
  };
}

/** @throws Refusal for what is no text */
export function assertText(head: Uint8Array, file: string): void {
  const fault = unsupportedFormat(head, file);
  if (fault !== undefined) throw new Refusal(fault);
}

/**
 * CSV and JSON begin with characters of ASCII, so that a 0 among the first bytes is UTF-16 without a
 * mark, or UTF-32 (RFC 4627, 3); or a file whose content was lost.
 */
function hasNuls(head: Uint8Array): boolean {
  if (encodingOf(head) === 'utf-8') return head.subarray(0, SNIFF_BYTES).includes(0);
  return head.length >= SNIFF_BYTES && head[2] === 0 && head[3] === 0;
}
