import { beginsWith } from '../io/reading/peek.ts';
import { ENCODING_BYTES, unicodeEncoding } from '../io/reading/text-encoding.ts';
import { type Diagnostic, ViandError } from '../model/diagnostic.ts';

/** A format that is not read, and what the user can do about it. */
interface Foreign {
  readonly name: string;
  /** The first bytes of every such file. */
  readonly magic: readonly number[];
  readonly expected: string;
}

/** The first bytes of a PDF: "%PDF" (ISO 32000-1, 7.5.2). */
const PDF_MAGIC = [0x25, 0x50, 0x44, 0x46] as const;

/** What programs that send or join files put before a PDF: a byte order mark, and line breaks. */
const BEFORE_PDF = /^(?:\xef\xbb\xbf)?[\s\0]*/;

/** Whether a file is a PDF, judged by its first bytes. */
export function isPdf(head: Uint8Array): boolean {
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, SNIFF_BYTES));
  const [before = ''] = BEFORE_PDF.exec(text.toString('latin1')) ?? [];
  return beginsWith(head.subarray(before.length), PDF_MAGIC);
}

const UNPACKED = 'the file uncompressed, or compressed with gzip or zstd';

/** Formats that people confuse with tables, or in which they save tables. */
const FOREIGN: readonly Foreign[] = [
  {
    name: 'a PDF',
    magic: PDF_MAGIC,
    expected: 'its text or table, saved as .txt, .csv or .xlsx',
  },
  ...[
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47],
    [0x47, 0x49, 0x46, 0x38],
  ].map((magic) => ({
    name: 'a picture',
    magic,
    expected: 'its text or table, saved as .txt, .csv or .xlsx',
  })),
  // The file formats of xz (2.1.1.1) and 7-Zip; bzip2 has "BZh".
  { name: 'compressed with xz', magic: [0xfd, 0x37, 0x7a, 0x58], expected: UNPACKED },
  { name: 'compressed with bzip2', magic: [0x42, 0x5a, 0x68], expected: UNPACKED },
  { name: 'compressed with 7-Zip', magic: [0x37, 0x7a, 0xbc, 0xaf], expected: UNPACKED },
  { name: 'compressed twice', magic: [0x1f, 0x8b], expected: UNPACKED },
  // PARE: Parquet whose footer is encrypted (Parquet Modular Encryption, 5.4).
  {
    name: 'encrypted Parquet',
    magic: [0x50, 0x41, 0x52, 0x45],
    expected: 'unencrypted Parquet',
  },
];

/** The number of bytes that show the format. */
export const SNIFF_BYTES = ENCODING_BYTES;

/**
 * The reason why a file cannot be read as text, judged by its first bytes; undefined if it may be text.
 *
 * @param head the first bytes, decompressed
 */
export function unsupportedFormat(head: Uint8Array, file: string): Diagnostic | undefined {
  const foreign = FOREIGN.find(({ magic }) => beginsWith(head, magic));
  if (foreign !== undefined) return unsupported(foreign.name, foreign.expected, file);
  if (!hasNuls(head)) return undefined;
  return {
    code: 'input/encoding',
    message: 'The file is not UTF-8 text: it begins with zero bytes',
    location: { file },
    expected: 'UTF-8, UTF-16 or Windows-1252: save the file again as UTF-8',
  };
}

/**
 * That a file has a format that is not read.
 *
 * @param name the format, such as "a PDF"
 */
export function unsupported(name: string, expected: string, file: string): Diagnostic {
  return {
    code: 'input/unsupported',
    message: `The file is ${name}, which viand cannot read`,
    location: { file },
    expected,
  };
}

/** Documents of Apple's programs, by their extensions. Numbers has tables, which viand reads. */
const OF_APPLE: Readonly<Record<string, string>> = {
  '.pages': 'a Pages document',
  '.key': 'a Keynote presentation',
};

/** The reason why an archive with the name of a document of Pages or Keynote cannot be read; undefined for other names. */
export function unsupportedDocument(file: string): Diagnostic | undefined {
  const name = OF_APPLE[/\.\w+$/.exec(file)?.[0].toLowerCase() ?? ''];
  if (name === undefined) return undefined;
  return unsupported(name, 'the document exported as .docx or .txt, or its table as .csv', file);
}

/** @throws ViandError if the bytes are not text */
export function assertText(head: Uint8Array, file: string): void {
  const fault = unsupportedFormat(head, file);
  if (fault !== undefined) throw new ViandError(fault);
}

/** The beginning of an XML document, and the export of Apple Health. */
const XML = /^\s*(?:<\?xml|<!doctype \w|<[a-z][\w:.-]*(?:\s[^<>]*)?>\s*<)/i;
const APPLE_HEALTH = /<!doctype healthdata|<healthdata[\s>]/i;

/** @throws ViandError for an XML document, whose elements would be read as foods */
export function assertNoXml(file: string, text: string): void {
  if (!XML.test(text)) return;
  const isHealth = APPLE_HEALTH.test(text.slice(0, HEAD_CHARACTERS));
  throw new ViandError({
    code: 'input/unsupported',
    message: isHealth
      ? 'The file is an export of Apple Health, which has nutrients but no foods'
      : 'The file is an XML document',
    location: { file },
    expected: isHealth
      ? 'an export of the app in which the foods were recorded'
      : 'its table, saved as .xlsx or CSV',
  });
}

/** The name of the root of an XML document is within these, after its declarations. */
const HEAD_CHARACTERS = 20_000;

/** CSV and JSON begin with ASCII characters. Zero bytes elsewhere mean UTF-32, or a file whose content was lost. */
function hasNuls(head: Uint8Array): boolean {
  if (unicodeEncoding(head) === 'utf-8') return head.subarray(0, SNIFF_BYTES).includes(0);
  return head.length >= SNIFF_BYTES && head[2] === 0 && head[3] === 0;
}
