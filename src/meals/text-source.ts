import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Fault, Refusal } from '../model/faults.ts';
import { countLineBreaks } from '../model/lines.ts';
import { peek } from './peek.ts';

/** A meal file as decoded text, a piece at a time. */
export interface TextSource {
  /** As shown to people. */
  readonly name: string;
  readonly chunks: AsyncIterable<string>;
}

/** What people write for standard input. */
const STDIN = '-';

/**
 * Opens a file, or standard input for `-`, as text: gzip is told by its first bytes, UTF-16 by its
 * byte order mark, and all else must be UTF-8.
 *
 * @throws Refusal, while its chunks are read, where the file is missing, unreadable or no text
 */
export function openText(file: string, stdin: Readable): TextSource {
  const name = file === STDIN ? 'standard input' : file;
  const bytes = file === STDIN ? stdin : createReadStream(file);
  return { name, chunks: decode(name, bytes) };
}

/**
 * Reads a file whole that is to be written again as it is: UTF-8, with its byte order mark if it has
 * one, and not packed.
 *
 * @throws Refusal where it is missing, unreadable or anything else
 */
export async function readPlainText(file: string): Promise<string> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    throw readFault(file, error);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal({
      code: 'input/encoding',
      message: 'Cannot change the file',
      place: { file },
      expected: 'UTF-8 that is not packed',
    });
  }
}

async function* decode(name: string, bytes: Readable): AsyncGenerator<string> {
  try {
    yield* decodeText(name, await unzipped(bytes));
  } catch (error) {
    throw readFault(name, error);
  } finally {
    bytes.destroy();
  }
}

async function unzipped(bytes: Readable): Promise<AsyncIterable<Buffer>> {
  const { head, all } = await peekBytes(bytes);
  if (head[0] !== 0x1f || head[1] !== 0x8b) return all;
  const gunzip = createGunzip();
  return Readable.from(all)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip);
}

/** The first bytes tell gzip and UTF-16. */
function peekBytes(bytes: AsyncIterable<Buffer>) {
  return peek(bytes, {
    empty: Buffer.alloc(0),
    join: (head, next) => Buffer.concat([head, next]),
    isEnough: ({ length }) => length >= 2,
  });
}

async function* decodeText(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const { head, all } = await peekBytes(bytes);
  const decoder = new TextDecoder(encodingOf(head), { fatal: true });
  let line = 1;
  for await (const chunk of all) {
    const text = decodeChunk(decoder, chunk, name, line);
    line += countLineBreaks(text);
    yield text;
  }
  yield decodeChunk(decoder, undefined, name, line);
}

function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

function decodeChunk(
  decoder: InstanceType<typeof TextDecoder>,
  chunk: Buffer | undefined,
  name: string,
  line: number,
): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    const before = new TextDecoder(decoder.encoding).decode(chunk ?? new Uint8Array());
    const index = before.indexOf('\uFFFD');
    throw new Refusal({
      code: 'input/encoding',
      message: 'Cannot read the file as text',
      place: { file: name, line: line + countLineBreaks(before.slice(0, Math.max(index, 0))) },
      expected: 'UTF-8, or UTF-16 with a byte order mark: save the file again as UTF-8',
    });
  }
}

function readFault(name: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (error instanceof Refusal || code === undefined) return error;
  const fault = (kind: Fault['code'], message: string, expected: string): Refusal =>
    new Refusal({ code: kind, message, place: { file: name }, expected });
  if (code === 'ENOENT') return fault('input/missing-file', 'Cannot find the file', 'a meal file');
  if (code.startsWith('Z_')) {
    return fault('input/damaged', 'Cannot unpack the file: it is damaged or cut off', 'whole gzip');
  }
  if ('syscall' in (error as object)) {
    return fault(
      'input/unreadable',
      `Cannot read the file: ${(error as Error).message}`,
      'a readable file',
    );
  }
  return error;
}
