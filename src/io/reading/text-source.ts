import { isAscii } from 'node:buffer';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { countLineBreaks } from '../../text/lines/line-breaks.ts';
import { isSystemError, systemErrorCode } from '../system-error.ts';
import type { ByteStream } from './byte-stream.ts';
import { decompressed, isCompressed } from './decompress.ts';
import { peekBytes } from './peek.ts';
import {
  decodeWindows1250,
  decodeWindows1252,
  ENCODING_BYTES,
  encodeText,
  judgeEncoding,
  type TextEncoding,
  unicodeEncoding,
} from './text-encoding.ts';
import { readFileBytes, readUnchanged } from './unchanged-file.ts';

/** A meal file, a piece at a time. */
export interface InputSource<Piece> {
  /** The name that people see. */
  readonly name: string;
  readonly chunks: AsyncIterable<Piece>;
}

/** An input whose pieces are bytes. */
export type ByteSource = InputSource<Buffer>;
/** An input whose pieces are text. */
export interface TextSource extends InputSource<string> {
  /** The encoding that was detected from the bytes so far; undefined if it did not have to be guessed. */
  readonly guessed?: () => TextEncoding | undefined;
  /** Notes on what the text lacks, if it was taken from a document. */
  readonly notes?: readonly string[];
}

/** Notes on an encoding that others resemble, if a text was read in it. */
export function encodingNotes({ guessed }: TextSource): string[] {
  return guessed?.() === 'windows-1250'
    ? ['read the text as Windows-1250; use --encoding if letters are wrong']
    : [];
}

/** The file name that stands for standard input. */
export const STDIN = '-';

/** The name of an input in messages. */
export function inputName(file: string): string {
  return file === STDIN ? 'standard input' : file;
}

/**
 * Opens a file, or standard input for `-`, as bytes; compressed files are decompressed.
 *
 * @throws ViandError, while its chunks are read, if the file is missing, unreadable or damaged
 */
export function openBytes(file: string, stdin: ByteStream): ByteSource {
  const name = inputName(file);
  const bytes = file === STDIN ? readUnchanged(name, stdin) : readFileBytes(file);
  return { name, chunks: readBytes(name, bytes) };
}

/**
 * Decodes text: as UTF-16, Windows-1252 or Windows-1250 if its bytes show it, otherwise as UTF-8.
 *
 * @param encoding the encoding of the text, whatever its bytes show
 * @throws ViandError, while its chunks are read, if it is not text
 */
export function decodeSource({ name, chunks }: ByteSource, encoding?: TextEncoding): TextSource {
  const shown: { encoding?: TextEncoding } = {};
  const guess = (one: TextEncoding) => {
    shown.encoding = one;
  };
  return {
    name,
    chunks: decodeText({ name, chunks }, encoding, guess),
    guessed: () => shown.encoding,
  };
}

/** A whole text file that viand rewrites with few changes. */
export interface PlainText {
  /** The text, including a byte order mark. */
  readonly text: string;
  /** The bytes of a changed text, in the encoding of the file. */
  readonly encode: (text: string) => Buffer;
}

/**
 * Reads a whole file that viand will rewrite with few changes. Every byte must be writable again, so the file must not
 * be compressed.
 *
 * @param given the encoding of the text, whatever its bytes show
 * @throws ViandError if the file is missing, unreadable or not such a text
 */
export async function readPlainText(file: string, given?: TextEncoding): Promise<PlainText> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of readFileBytes(file)) pieces.push(piece);
  } catch (error) {
    throw readFault(file, error);
  }
  const bytes = Buffer.concat(pieces);
  const encoding = given ?? encodingOf(bytes);
  const text =
    OF_ONE_BYTE[encoding]?.(bytes) ?? new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  const encode = (changed: string) => encodeText(changed, encoding);
  if (!isCompressed(bytes) && encode(text).equals(bytes)) return { text, encode };
  throw new ViandError({
    code: 'input/encoding',
    message: 'Cannot rewrite the file',
    location: { file },
    expected: 'uncompressed text in UTF-8, UTF-16, Windows-1252 or Windows-1250',
  });
}

/** The encoding that the bytes of a whole text show. */
function encodingOf(bytes: Buffer): TextEncoding {
  const encoding = unicodeEncoding(bytes);
  return encoding === 'utf-8' ? (judgeEncoding(bytes) ?? encoding) : encoding;
}

async function* readBytes(name: string, bytes: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* decompressed(bytes, name);
  } catch (error) {
    throw readFault(name, error);
  } finally {
    // Close it here, too, because the decompressor may stop before the end.
    await bytes.return(undefined);
  }
}

/** The decoders of encodings in which each byte is a character. */
const OF_ONE_BYTE: Readonly<Partial<Record<TextEncoding, (bytes?: Uint8Array) => string>>> = {
  'windows-1252': decodeWindows1252,
  'windows-1250': decodeWindows1250,
};

async function* decodeText(
  { name, chunks: bytes }: ByteSource,
  given: TextEncoding | undefined,
  guess: (encoding: TextEncoding) => void,
): AsyncGenerator<string> {
  const { head, all } = await peekBytes(bytes, ENCODING_BYTES);
  const encoding = given ?? unicodeEncoding(head);
  let decode = OF_ONE_BYTE[encoding] ?? strictDecoder(encoding, name, given !== undefined);
  // ASCII text may continue as UTF-8 or as Windows-1252.
  let isDecided = given !== undefined || encoding !== 'utf-8';
  for await (const chunk of all) {
    if (!isDecided && !isAscii(chunk)) {
      isDecided = true;
      const judged = judgeEncoding(chunk);
      if (judged !== undefined) guess(judged);
      decode = OF_ONE_BYTE[judged ?? 'utf-8'] ?? decode;
    }
    yield decode(chunk);
  }
  yield decode(undefined);
}

/** The names of encodings in messages. */
const NAMES: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
};

/**
 * Makes a function that decodes one piece after another. At the end, it is called without a piece.
 *
 * @param isGiven whether the encoding was stated rather than detected
 * @throws ViandError with the line of the first character that cannot be read
 */
function strictDecoder(
  encoding: TextEncoding,
  name: string,
  isGiven: boolean,
): (piece?: Uint8Array) => string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  return (piece) => {
    try {
      const text = piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
      line += countLineBreaks(text);
      return text;
    } catch {
      const before = new TextDecoder(encoding).decode(piece ?? new Uint8Array());
      const index = Math.max(before.indexOf('\uFFFD'), 0);
      throw new ViandError({
        code: 'input/encoding',
        message: isGiven
          ? `The file is not text in ${NAMES[encoding]}`
          : 'The file is not text in a known encoding',
        location: { file: name, line: line + countLineBreaks(before.slice(0, index)) },
        expected: isGiven
          ? `${NAMES[encoding]} in the whole file`
          : 'one encoding in the whole file: UTF-8, UTF-16, Windows-1252 or Windows-1250',
      });
    }
  };
}

function readFault(name: string, error: unknown): unknown {
  const code = systemErrorCode(error);
  if (error instanceof ViandError || code === '') return error;
  const fault = (kind: Diagnostic['code'], message: string, expected?: string): ViandError =>
    new ViandError({
      ...{ code: kind, message, location: { file: name } },
      ...(expected === undefined ? {} : { expected }),
    });
  if (code === 'ENOENT') {
    const expected = /^https?:/i.test(name)
      ? 'a file on this machine, such as a download of that address'
      : undefined;
    return fault('input/missing-file', 'File not found', expected);
  }
  if (code === 'EISDIR') {
    return fault('input/unreadable', 'Cannot read a folder', 'files, such as data/*.csv');
  }
  if (isSystemError(error)) {
    return fault(
      'input/unreadable',
      `Cannot read the file: ${(error as Error).message}`,
      'a readable file',
    );
  }
  return error;
}
