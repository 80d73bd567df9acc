import { open, stat } from 'node:fs/promises';
import { arrayBuffer } from 'node:stream/consumers';
import type { AsyncBuffer } from 'hyparquet';
import { beginsWith } from '../../io/peek.ts';
import type { ByteSource } from '../../io/text-source.ts';
import { Refusal } from '../../model/diagnostic.ts';

/** A Parquet file, any part of which can be read. */
export interface ParquetSource {
  /** As shown to people. */
  readonly name: string;
  readonly bytes: AsyncBuffer;
}

/** What every Parquet file begins with: PAR1. */
export const PARQUET_MAGIC = [0x50, 0x41, 0x52, 0x31] as const;

/** Parquet is read here and there, which a stream cannot be: what comes as one is held whole. */
const MAX_HELD_BYTES = 1024 * 1024 * 1024;

/** A file as Parquet that is read where it lies; undefined for all else, and for what is no plain file. */
export async function openParquet(file: string): Promise<ParquetSource | undefined> {
  // What cannot be read is left to the stream, which says why.
  const head = await firstBytes(file).catch(() => undefined);
  if (head === undefined || !beginsWith(head, PARQUET_MAGIC)) return undefined;
  const { asyncBufferFromFile } = await import('hyparquet');
  return { name: file, bytes: await asyncBufferFromFile(file) };
}

/** Of plain files only: a pipe that is opened and closed again is lost. */
async function firstBytes(file: string): Promise<Buffer | undefined> {
  if (!(await stat(file)).isFile()) return undefined;
  const handle = await open(file);
  try {
    const { length } = PARQUET_MAGIC;
    return (await handle.read(Buffer.alloc(length), 0, length, 0)).buffer;
  } finally {
    await handle.close();
  }
}

/**
 * Holds Parquet that comes as a stream: from standard input, or unpacked.
 *
 * @throws Refusal `input/too-large`
 */
export async function holdParquet({ name, chunks }: ByteSource): Promise<ParquetSource> {
  return { name, bytes: await arrayBuffer(bounded(name, chunks)) };
}

async function* bounded(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > MAX_HELD_BYTES) {
      throw new Refusal({
        code: 'input/too-large',
        message: 'Cannot read Parquet from a stream as it is too large',
        location: { file },
        expected: 'the name of a file that is not packed',
      });
    }
    yield chunk;
  }
}
