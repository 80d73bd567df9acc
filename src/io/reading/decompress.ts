import { ViandError } from '../../model/diagnostic.ts';
import { systemErrorCode } from '../system-error.ts';
import { gunzipped } from './gunzip.ts';
import { beginsWith, peekBytes } from './peek.ts';
import { unzstd, ZSTD_MAGIC } from './zstd.ts';

/** How to detect a compression, and how to undo it. */
interface Compression {
  readonly name: string;
  /** The first bytes of every such file. */
  readonly magic: readonly number[];
  readonly decompress: (compressed: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
  /** Whether an error is about damaged or truncated data. */
  readonly isDamage: (error: Error) => boolean;
}

const COMPRESSIONS: readonly Compression[] = [
  {
    name: 'gzip',
    magic: [0x1f, 0x8b],
    decompress: gunzipped,
    isDamage: (error) => systemErrorCode(error).startsWith('Z_'),
  },
  {
    name: 'zstd',
    magic: ZSTD_MAGIC,
    decompress: unzstd,
    // Decompressors throw errors of all kinds; errors of reading the file have a syscall.
    isDamage: (error) => !('syscall' in error),
  },
];

/** Extensions of compressed files. */
export const COMPRESSED_NAME = /\.(?:gz|zst)$/i;

/** Whether the first bytes of a file show that it is compressed. */
export function isCompressed(head: Uint8Array): boolean {
  return COMPRESSIONS.some(({ magic }) => beginsWith(head, magic));
}

/**
 * Decompresses gzip and zstd, detected by their first bytes; other bytes pass unchanged.
 *
 * @param file as shown to people
 * @throws ViandError `input/damaged`, while it is read
 */
export async function* decompressed(
  bytes: AsyncIterable<Buffer>,
  file: string,
): AsyncGenerator<Buffer> {
  const { head, all } = await peekBytes(bytes, 4);
  const compression = COMPRESSIONS.find(({ magic }) => beginsWith(head, magic));
  if (compression === undefined) {
    yield* all;
    return;
  }
  try {
    yield* compression.decompress(all);
  } catch (error) {
    if (!(error instanceof Error) || error instanceof ViandError || !compression.isDamage(error))
      throw error;
    throw new ViandError({
      code: 'input/damaged',
      message: 'Cannot decompress the file: it is damaged or truncated',
      location: { file },
      expected: `a complete ${compression.name} file`,
    });
  }
}
