import { Readable } from 'node:stream';
import type { ByteStream } from '../io/reading/byte-stream.ts';
import { beginsWith, endReading, peekBytes, peekText } from '../io/reading/peek.ts';
import type { TextEncoding } from '../io/reading/text-encoding.ts';
import {
  type ByteSource,
  decodeSource,
  openBytes,
  STDIN,
  type TextSource,
} from '../io/reading/text-source.ts';
import { ViandError } from '../model/diagnostic.ts';
import { isMail, readMail } from './mail/read-mail.ts';
import {
  openParquet,
  PARQUET_MAGIC,
  type ParquetSource,
  spoolParquet,
} from './parquet/parquet-source.ts';
import type { ReadLimits } from './read-limits.ts';
import { type TextFormat, textFormatOf } from './text-format.ts';
import { assertText, isPdf, SNIFF_BYTES } from './unsupported-formats.ts';
import { COMPOUND_MAGIC } from './workbook/compound-file.ts';
import {
  bufferWorkbook,
  bufferWorkbookText,
  type WorkbookArchive,
  type WorkbookSource,
  workbookTextKind,
  ZIP_MAGIC,
} from './workbook/workbook-source.ts';

/** A file and its format. A file with only white space is empty, whatever its name. */
export type DetectedFile =
  | { readonly format: 'parquet'; readonly source: ParquetSource }
  | { readonly format: 'workbook'; readonly source: WorkbookSource }
  | { readonly format: TextFormat | 'empty'; readonly source: TextSource };

/**
 * Opens a file and detects its format by the content, and by the name if the content fits several formats. The file is
 * closed at its end, or by a reader of its content that stops before. See {@link readDetected} for readers that may stop
 * before they begin.
 *
 * @param stdin read for a file named `-`
 * @param encoding the encoding of a text, if its bytes do not show it
 * @param sheet the requested sheet, which only workbooks have
 * @throws ViandError for a file that cannot be read, or has an unsupported format
 */
export async function openDetected(
  file: string,
  stdin: ByteStream,
  options: OpenOptions,
): Promise<DetectedFile> {
  return (await open(file, stdin, options)).detected;
}

/**
 * Opens a file like {@link openDetected}, reads it, and closes it, however much of it was read.
 *
 * @throws ViandError also what `read` throws
 */
export async function readDetected<Result>(
  file: string,
  stdin: ByteStream,
  options: OpenOptions,
  read: (detected: DetectedFile) => Promise<Result>,
): Promise<Result> {
  const { detected, close } = await open(file, stdin, options);
  try {
    return await read(detected);
  } finally {
    await close();
  }
}

interface Opened {
  readonly detected: DetectedFile;
  readonly close: () => Promise<void>;
}

async function open(file: string, stdin: ByteStream, options: OpenOptions): Promise<Opened> {
  const opened = await detect(file, stdin, options);
  const { detected } = opened;
  if (options.sheet === undefined || detected.format === 'workbook') return opened;
  await opened.close();
  throw new ViandError({
    code: 'usage/invalid',
    message: 'The file has no sheets',
    location: { file: detected.source.name },
    field: 'sheet',
    value: options.sheet,
    expected: 'a workbook (.xlsx or .ods) with --sheet',
  });
}

interface OpenOptions {
  readonly limits: ReadLimits;
  readonly encoding?: TextEncoding | undefined;
  readonly sheet?: string | undefined;
}

async function detect(
  file: string,
  stdin: ByteStream,
  { limits, encoding }: OpenOptions,
): Promise<Opened> {
  const parquet = file === STDIN ? undefined : await openParquet(file);
  // Whoever reads a Parquet file opens and closes it.
  if (parquet !== undefined)
    return { detected: { format: 'parquet', source: parquet }, close: async () => {} };
  const { name, chunks } = openBytes(file, stdin);
  const close = () => endReading(chunks);
  try {
    const { head, all } = await peekBytes(chunks, SNIFF_BYTES);
    return {
      detected: await detectStream({ name, chunks: all }, head, { limits, encoding }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param head the first bytes of the source */
async function detectStream(
  source: ByteSource,
  head: Buffer,
  { limits, encoding }: OpenOptions,
): Promise<DetectedFile> {
  // Parquet and workbooks have distinctive first bytes, even in a stream.
  if (beginsWith(head, PARQUET_MAGIC)) {
    return { format: 'parquet', source: await spoolParquet(source, limits) };
  }
  if (isPdf(head) || [ZIP_MAGIC, COMPOUND_MAGIC].some((magic) => beginsWith(head, magic))) {
    return textOrWorkbook(await bufferWorkbook(source));
  }
  if (isMail(head)) return mailText(await bufferWorkbook(source));
  if (encoding === undefined) assertText(head, source.name);
  return detectTextFormat(decodeSource(source, encoding));
}

/** A mail is read like the text or the web page that it has. */
async function mailText(source: WorkbookArchive): Promise<DetectedFile> {
  const { name } = source;
  const { headers, text, isPage, notes } = await readMail(source);
  if (isPage) return textOrWorkbook({ name, kind: 'web page', text });
  return detectTextFormat({ name, chunks: Readable.from([headers + text]), notes });
}

/** A document without a table is read like the text that it has. */
async function textOrWorkbook(source: WorkbookSource): Promise<DetectedFile> {
  const { documentText } = await import('./workbook/read-workbook.ts');
  const document = await documentText(source);
  if (document === undefined) return { format: 'workbook', source };
  const { text, notes } = document;
  return detectTextFormat({ name: source.name, chunks: Readable.from([text]), notes });
}

async function detectTextFormat(text: TextSource): Promise<DetectedFile> {
  const { name, chunks } = text;
  const { head, all } = await peekText(chunks, isEnough);
  const kind = workbookTextKind(head);
  if (kind !== undefined) {
    return textOrWorkbook(await bufferWorkbookText({ ...text, chunks: all }, kind));
  }
  return { format: textFormatOf(head, name), source: { ...text, chunks: all } };
}

/** Enough for the first document of NDJSON, to distinguish it from a document spread over lines. */
const MAX_HEAD_CHARACTERS = 1024 * 1024;

/** Enough for the root of an XML document, after its declarations. */
const MARKUP_CHARACTERS = 4000;

/** The first line decides the format; for a list, its bracket. */
function isEnough(text: string): boolean {
  if (text.length >= MAX_HEAD_CHARACTERS) return true;
  const head = text.trimStart();
  if (head.startsWith('<')) return text.length >= MARKUP_CHARACTERS;
  return head.startsWith('[') || head.includes('\n');
}
