import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Refusal } from '../model/diagnostic.ts';
import { beginsWith, peekBytes } from './peek.ts';
import { unzstd, ZSTD_MAGIC } from './zstd.ts';

/** How a format of compression is told, and undone. */
interface Compression {
  readonly name: string;
  /** The first bytes of every such file. */
  readonly magic: readonly number[];
  readonly unpack: (packed: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
  /** Whether an error is what unpacking throws at what is damaged or cut off. */
  readonly isDamage: (error: Error) => boolean;
}

const COMPRESSIONS: readonly Compression[] = [
  {
    name: 'gzip',
    magic: [0x1f, 0x8b],
    unpack: gunzipped,
    isDamage: (error) => String((error as NodeJS.ErrnoException).code).startsWith('Z_'),
  },
  {
    name: 'zstd',
    magic: ZSTD_MAGIC,
    unpack: unzstd,
    // What unpacks it throws all kinds; errors of reading the file have a syscall.
    isDamage: (error) => !('syscall' in error),
  },
];

/** What names of packed files end with. */
export const COMPRESSED_NAME = /\.(?:gz|zst)$/i;

/** Whether the first bytes of a file are those of something packed. */
export function isCompressed(head: Uint8Array): boolean {
  return COMPRESSIONS.some(({ magic }) => beginsWith(head, magic));
}

/**
 * Undoes gzip and zstd, told by their first bytes; all else is given as it is.
 *
 * @param file as shown to people
 * @throws Refusal `input/damaged`, while it is read
 */
export async function* unpacked(
  bytes: AsyncIterable<Buffer>,
  file: string,
): AsyncGenerator<Buffer> {
  const { head, all } = await peekBytes(bytes, 4);
  const packing = COMPRESSIONS.find(({ magic }) => beginsWith(head, magic));
  if (packing === undefined) {
    yield* all;
    return;
  }
  try {
    yield* packing.unpack(all);
  } catch (error) {
    if (!(error instanceof Error) || !packing.isDamage(error)) throw error;
    throw new Refusal({
      code: 'input/damaged',
      message: 'Cannot unpack the file: it is damaged or cut off',
      location: { file },
      expected: `whole ${packing.name}`,
    });
  }
}

function gunzipped(packed: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const gunzip = createGunzip();
  return Readable.from(packed)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip);
}
