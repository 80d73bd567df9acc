import { readSync, type Stats, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { isCompressed } from '../../io/reading/decompress.ts';
import { endReading, peekBytes } from '../../io/reading/peek.ts';
import type { ReplayableStream } from '../../io/reading/replayable-stream.ts';
import { openBytes, STDIN } from '../../io/reading/text-source.ts';
import { type OpenFile, openFile } from '../../io/reading/unchanged-file.ts';
import { JUDGED_BYTES } from '../../meals/entry-table.ts';
import type { ReadOptions } from '../../meals/reading.ts';
import { MAX_ROW_BYTES } from '../../tables/csv/scan-rows.ts';
import type { ChunkTask } from './chunk-worker.ts';
import { type ScannedHeader, scanHeader } from './scan-header.ts';

/** What the header and the layout are found in. */
const HEAD_BYTES = JUDGED_BYTES + 1;

/** The first rows come by themselves: they mostly tell whether groups are sorted, before more is summed in vain. */
const FIRST_BYTES = 64 * 1024;

/** Plain CSV, as tasks: ranges of a file that can be read anywhere, or rows in memory of one that cannot. */
export interface PlainInput extends ScannedHeader {
  readonly rows: (
    bytesAtOnce: number,
  ) => AsyncIterable<ChunkTask['rows']> | Iterable<ChunkTask['rows']>;
  /** Bytes in all, if that is known. */
  readonly size: number | undefined;
  /** @throws ViandError `input/changed`; streams find that out themselves */
  readonly assertUnchanged: () => void;
  readonly close: () => void;
}

/**
 * Opens a file for its rows to be scanned.
 *
 * @param stdin read for `-`
 * @returns undefined if its beginning is not plain CSV
 * @throws ViandError where its header lacks a column, or where it is damaged
 */
export async function openPlain(
  file: string,
  stdin: ReplayableStream,
  options: ReadOptions,
): Promise<PlainInput | undefined> {
  if (file === STDIN) return openStream(file, Readable.from(stdin.chunks()), options);
  const opened = openPlainFile(file);
  if (opened === undefined) return undefined;
  let input: PlainInput | undefined;
  try {
    const head = headOf(opened);
    if (isCompressed(head)) return await openStream(file, Readable.from([]), options);
    const header = scanHeader(head, file, options);
    input = header && rangesOf(file, opened, header);
    return input;
  } finally {
    if (input === undefined) opened.close();
  }
}

function rangesOf(file: string, opened: OpenFile, header: ScannedHeader): PlainInput {
  const { descriptor, size } = opened;
  const first = header.length;
  return {
    ...header,
    ...opened,
    *rows(bytesAtOnce) {
      let start = first;
      let end = Math.min(start + Math.min(bytesAtOnce, FIRST_BYTES), size);
      for (; start < size; start = end, end = Math.min(start + bytesAtOnce, size)) {
        yield { file, descriptor, first, start, end };
      }
    },
  };
}

/** The size of files, as far as they have one. */
export function sizeOf(file: string): number {
  return file === STDIN ? 0 : (plainFile(file)?.size ?? 0);
}

/** Whether a file can be read twice. */
export function isRepeatable(file: string): boolean {
  return file === STDIN || plainFile(file) !== undefined;
}

/** Undefined for what is no plain file; asked before anything is opened, as a pipe can be opened once. */
function plainFile(file: string): Stats | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true ? stats : undefined;
}

/** Undefined for what is no plain file, or cannot be read. */
function openPlainFile(file: string): OpenFile | undefined {
  if (plainFile(file) === undefined) return undefined;
  try {
    return openFile(file);
  } catch {
    // The general path reports its problems.
    return undefined;
  }
}

function headOf({ descriptor }: OpenFile): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES);
  const length = readSync(descriptor, head, 0, HEAD_BYTES, 0);
  return head.subarray(0, length);
}

async function openStream(
  file: string,
  stdin: Readable,
  options: ReadOptions,
): Promise<PlainInput | undefined> {
  const { name, chunks } = openBytes(file, stdin);
  const { head, all } = await peekBytes(chunks, HEAD_BYTES);
  const header = scanHeader(head, name, options);
  if (header === undefined) {
    await endReading(chunks);
    return undefined;
  }
  return {
    ...header,
    size: undefined,
    rows: (bytesAtOnce) => wholeRows(all, header.length, bytesAtOnce),
    assertUnchanged() {},
    close: () => void endReading(chunks),
  };
}

/** Puts pieces of a stream together to whole rows, and copies them into memory of their own. */
async function* wholeRows(
  chunks: AsyncIterable<Buffer>,
  skip: number,
  bytesAtOnce: number,
): AsyncGenerator<Uint8Array> {
  let pieces: Buffer[] = [];
  let length = 0;
  let toSkip = skip;
  let wanted = Math.min(bytesAtOnce, FIRST_BYTES);
  for await (const chunk of chunks) {
    const rows = chunk.subarray(Math.min(toSkip, chunk.length));
    toSkip -= chunk.length - rows.length;
    pieces.push(rows);
    length += rows.length;
    if (length < wanted) continue;
    wanted = bytesAtOnce;
    const { whole, rest } = atLastLineEnd(pieces);
    // What has no line end in so much is handed on, for those to stop at who scan it: it may never have one.
    const isTooLong = whole.length === 0 && length > MAX_ROW_BYTES;
    if (whole.length === 0 && !isTooLong) continue;
    yield joined(isTooLong ? rest : whole);
    pieces = isTooLong ? [] : rest;
    length = lengthOf(pieces);
  }
  if (length > 0) yield joined(pieces);
}

/** Bytes up to the last line end in them, and those behind it. */
function atLastLineEnd(pieces: readonly Buffer[]): { whole: Buffer[]; rest: Buffer[] } {
  for (let index = pieces.length - 1; index >= 0; index--) {
    const piece = pieces[index] as Buffer;
    const end = piece.lastIndexOf(0x0a) + 1;
    if (end === 0) continue;
    return {
      whole: [...pieces.slice(0, index), piece.subarray(0, end)],
      rest: [piece.subarray(end), ...pieces.slice(index + 1)],
    };
  }
  return { whole: [], rest: [...pieces] };
}

function lengthOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

function joined(pieces: readonly Buffer[]): Uint8Array {
  const all = new Uint8Array(lengthOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
