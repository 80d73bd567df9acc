import { readSync, type Stats, statSync } from 'node:fs';
import { type ByteStream, noBytes } from '../../io/reading/byte-stream.ts';
import { isCompressed } from '../../io/reading/decompress.ts';
import { endReading, peekBytes } from '../../io/reading/peek.ts';
import type { ReplayableStream } from '../../io/reading/replayable-stream.ts';
import { openBytes, STDIN } from '../../io/reading/text-source.ts';
import { type OpenFile, openFile } from '../../io/reading/unchanged-file.ts';
import { JUDGED_BYTES } from '../../meals/entries/entry-table.ts';
import type { ReadOptions } from '../../meals/entries/reading.ts';
import { MAX_ROW_BYTES } from '../../tables/csv/scan-rows.ts';
import type { ChunkTask } from './chunk-worker.ts';
import { type ScannedHeader, scanHeader } from './scan-header.ts';
import { scanPlainRecord } from './scan-plain-record.ts';

/** The bytes at the start of a file that show its header and layout. */
const HEAD_BYTES = JUDGED_BYTES + 1;

/**
 * The bytes of the first chunk. It is small: it usually shows whether groups are sorted before more rows are summed for
 * nothing.
 */
const FIRST_BYTES = 64 * 1024;

/** Plain CSV as tasks: ranges of a file that can be read at any position, or rows in memory of a file that cannot. */
export interface PlainInput extends ScannedHeader {
  /** Rows in memory are valid until the next ones are read. */
  readonly rows: (
    bytesAtOnce: number,
  ) => AsyncIterable<ChunkTask['rows']> | Iterable<ChunkTask['rows']>;
  /** The size in bytes, if known. */
  readonly size: number | undefined;
  /** @throws ViandError `input/changed`; streams detect this themselves */
  readonly assertUnchanged: () => void;
  readonly close: () => void;
}

/**
 * Opens a file for its rows to be scanned.
 *
 * @param stdin read for `-`
 * @returns undefined if it is not plain: a pipe, a file that cannot be read, or one without a {@link plainHeader}
 * @throws ViandError if its header lacks a column, or if it is damaged
 */
export async function openPlain(
  file: string,
  stdin: ReplayableStream,
  options: ReadOptions,
): Promise<PlainInput | undefined> {
  if (file === STDIN) return openStream(file, stdin.chunks(), options);
  const opened = openPlainFile(file);
  if (opened === undefined) return undefined;
  let input: PlainInput | undefined;
  try {
    const head = headOf(opened);
    if (isCompressed(head)) return await openStream(file, noBytes(), options);
    const header = await plainHeader(head, file, options);
    input = header && rangesOf(file, opened, header);
    return input;
  } finally {
    if (input === undefined) opened.close();
  }
}

/**
 * The header of a file whose rows can be scanned from their bytes, at any place. It is undefined, and the general path
 * reads the file, for
 *
 * - an option that names an encoding other than UTF-8, or a sheet;
 * - anything but CSV in UTF-8, a header that is too long, and quotes in the header that scanning does not take;
 * - intakes, whose sums have more digits than a double;
 * - an option that names a layout or a column of text, and tables in other layouts than one entry a row;
 * - rows without labels, which those above them fill;
 * - foods in words, and columns of the confidence of each match;
 * - amounts in which a point is no decimal mark.
 *
 * If a later row is not plain, the pass ends, and the next pass reads the file row by row. A pass also reads a file row
 * by row if its amounts are in measures, such as cups, and an executor sums chunks on other machines: only the thread
 * that reads the file can resolve measures.
 */
async function plainHeader(
  head: Uint8Array,
  name: string,
  options: ReadOptions,
): Promise<ScannedHeader | undefined> {
  const { encoding = 'utf-8', sheet } = options;
  if (encoding !== 'utf-8' || sheet !== undefined) return undefined;
  return scanHeader(head, name, options) ?? (await scanPlainRecord(head, name, options));
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

/** The size of a file in bytes; 0 if it has none. */
export function sizeOf(file: string): number {
  return file === STDIN ? 0 : (plainFile(file)?.size ?? 0);
}

/** Whether a file can be read twice. */
export function isRepeatable(file: string): boolean {
  return file === STDIN || plainFile(file) !== undefined;
}

/**
 * The properties of a regular file; otherwise undefined. They are read before the file is opened, since a pipe can be
 * opened only once.
 */
function plainFile(file: string): Stats | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() === true ? stats : undefined;
  } catch {
    // Such as links in a circle: the general path reports its problems.
    return undefined;
  }
}

/** Opens a regular file; undefined for anything else, and for a file that cannot be read. */
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
  stdin: ByteStream,
  options: ReadOptions,
): Promise<PlainInput | undefined> {
  const { name, chunks } = openBytes(file, stdin);
  const { head, all } = await peekBytes(chunks, HEAD_BYTES);
  const header = await plainHeader(head, name, options);
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

/** Joins pieces of a stream to whole rows, in memory that is reused for the next ones. */
async function* wholeRows(
  chunks: AsyncIterable<Buffer>,
  skip: number,
  bytesAtOnce: number,
): AsyncGenerator<Uint8Array> {
  let pieces: Buffer[] = [];
  let length = 0;
  let toSkip = skip;
  let wanted = Math.min(bytesAtOnce, FIRST_BYTES);
  const joined = joiner(2 * bytesAtOnce);
  for await (const chunk of chunks) {
    const rows = chunk.subarray(Math.min(toSkip, chunk.length));
    toSkip -= chunk.length - rows.length;
    pieces.push(rows);
    length += rows.length;
    if (length < wanted) continue;
    wanted = bytesAtOnce;
    const { whole, rest } = atLastLineEnd(pieces);
    // A piece without a line end within this limit is passed on. The scanner then stops at it.
    const isTooLong = whole.length === 0 && length > MAX_ROW_BYTES;
    if (whole.length === 0 && !isTooLong) continue;
    yield joined(isTooLong ? rest : whole);
    pieces = isTooLong ? [] : rest;
    length = lengthOf(pieces);
  }
  if (length > 0) yield joined(pieces);
}

/** Splits bytes after their last line end. */
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

/**
 * A function that joins pieces in memory which the next call reuses: the first access to a new page costs more than
 * copying to it.
 *
 * @param usualBytes the most bytes that pieces usually have
 */
function joiner(usualBytes: number): (pieces: readonly Buffer[]) => Uint8Array {
  let memory = new Uint8Array(usualBytes);
  return (pieces) => {
    const length = lengthOf(pieces);
    if (memory.length < length) memory = new Uint8Array(length);
    let at = 0;
    for (const piece of pieces) {
      memory.set(piece, at);
      at += piece.length;
    }
    return memory.subarray(0, length);
  };
}
