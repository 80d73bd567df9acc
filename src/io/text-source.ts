import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Diagnostic, Refusal } from '../model/diagnostic.ts';
import { countLineBreaks } from '../text/line-breaks.ts';
import { unpacked } from './decompress.ts';
import { peekBytes } from './peek.ts';

/** A meal file, a piece at a time. */
export interface InputSource<Piece> {
  /** As shown to people. */
  readonly name: string;
  readonly chunks: AsyncIterable<Piece>;
}

export type ByteSource = InputSource<Buffer>;
export type TextSource = InputSource<string>;

/** What people write for standard input. */
export const STDIN = '-';

/**
 * Opens a file, or standard input for `-`, as bytes; what is packed is unpacked.
 *
 * @throws Refusal, while its chunks are read, where the file is missing, unreadable or damaged
 */
export function openBytes(file: string, stdin: Readable): ByteSource {
  const name = file === STDIN ? 'standard input' : file;
  return { name, chunks: readBytes(name, file === STDIN ? stdin : createReadStream(file)) };
}

/** The same as decoded text. */
export function openText(file: string, stdin: Readable): TextSource {
  return decodeSource(openBytes(file, stdin));
}

/**
 * Decodes text: UTF-16 is told by its byte order mark, and all else must be UTF-8.
 *
 * @throws Refusal, while its chunks are read, where it is no text
 */
export function decodeSource({ name, chunks }: ByteSource): TextSource {
  return { name, chunks: decodeText(name, chunks) };
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
      location: { file },
      expected: 'UTF-8 that is not packed',
    });
  }
}

async function* readBytes(name: string, bytes: Readable): AsyncGenerator<Buffer> {
  try {
    yield* unpacked(bytes, name);
  } catch (error) {
    throw readFault(name, error);
  } finally {
    bytes.destroy();
  }
}

async function* decodeText(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const { head, all } = await peekBytes(bytes, 2);
  const decoder = new TextDecoder(encodingOf(head), { fatal: true });
  let line = 1;
  for await (const chunk of all) {
    const text = decodeChunk(decoder, chunk, name, line);
    line += countLineBreaks(text);
    yield text;
  }
  yield decodeChunk(decoder, undefined, name, line);
}

/** Told by a byte order mark; without one it is UTF-8. */
export function encodingOf(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
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
      location: { file: name, line: line + countLineBreaks(before.slice(0, Math.max(index, 0))) },
      expected: 'UTF-8, or UTF-16 with a byte order mark: save the file again as UTF-8',
    });
  }
}

function readFault(name: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (error instanceof Refusal || code === undefined) return error;
  const fault = (kind: Diagnostic['code'], message: string, expected: string): Refusal =>
    new Refusal({ code: kind, message, location: { file: name }, expected });
  if (code === 'ENOENT') return fault('input/missing-file', 'Cannot find the file', 'a meal file');
  if ('syscall' in (error as object)) {
    return fault(
      'input/unreadable',
      `Cannot read the file: ${(error as Error).message}`,
      'a readable file',
    );
  }
  return error;
}
