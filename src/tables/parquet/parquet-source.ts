import { readSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { beginsWith } from '../../io/reading/peek.ts';
import type { ByteSource } from '../../io/reading/text-source.ts';
import { type OpenFile, openFile } from '../../io/reading/unchanged-file.ts';
import { SpooledBytes, type SpooledParts } from '../../io/spooled-bytes.ts';

import { type ReadLimits, refuseAbove } from '../read-limits.ts';

/** A Parquet file with random access. */
export interface ParquetSource {
  /** The name that people see. */
  readonly name: string;
  /** The location of its bytes, in a form that another thread can use. */
  readonly place: SpooledParts;
  /** @throws ViandError `input/changed` if a program has written to it since it was opened */
  readonly assertUnchanged: () => void;
  readonly close: () => void;
}

/** The first bytes of every Parquet file: PAR1. */
export const PARQUET_MAGIC = [0x50, 0x41, 0x52, 0x31] as const;

/** A file as Parquet that is read in place; undefined for other formats and for pipes. */
export async function openParquet(file: string): Promise<ParquetSource | undefined> {
  const opened = await openPlainFile(file);
  if (opened === undefined) return undefined;
  const { descriptor, size, assertUnchanged, close } = opened;
  if (!beginsWith(firstBytes(descriptor), PARQUET_MAGIC)) {
    close();
    return undefined;
  }
  const place = { pieces: [], spill: { descriptor, bytes: size } };
  return { name: file, place, assertUnchanged, close };
}

/**
 * Opens a regular file. Returns undefined for a pipe, whose content would be lost, and for an unreadable file, which
 * the stream reports later.
 */
async function openPlainFile(file: string): Promise<OpenFile | undefined> {
  try {
    return (await stat(file)).isFile() ? openFile(file) : undefined;
  } catch {
    return undefined;
  }
}

function firstBytes(descriptor: number): Uint8Array {
  const bytes = new Uint8Array(PARQUET_MAGIC.length);
  readSync(descriptor, bytes, 0, bytes.length, 0);
  return bytes;
}

/**
 * Spools Parquet that comes as a stream (standard input, or decompressed), since Parquet needs access to
 * any part of it.
 *
 * @throws ViandError `input/too-large`
 */
export async function spoolParquet(
  { name, chunks }: ByteSource,
  { parquetStreamBytes }: ReadLimits,
): Promise<ParquetSource> {
  const spool = new SpooledBytes();
  try {
    let length = 0;
    for await (const chunk of chunks) {
      length += chunk.length;
      refuseAbove(parquetStreamBytes, length, { file: name }, 'The Parquet stream');
      spool.append(chunk);
    }
    return {
      name,
      place: spool.parts(),
      // The stream has already checked this.
      assertUnchanged() {},
      close: () => spool.close(),
    };
  } catch (error) {
    spool.close();
    throw error;
  }
}
