import type { FileMetaData } from 'hyparquet';
import { isSystemError, systemErrorCode } from '../../io/system-error.ts';
import { ViandError } from '../../model/diagnostic.ts';

/** Checks everything that hyparquet does not check, so that no rows are lost silently. */
export function assertSound({ schema, row_groups, num_rows }: FileMetaData): void {
  const rows = row_groups.reduce((sum, group) => sum + group.num_rows, 0n);
  if (rows !== num_rows) throw new Error('row groups are missing');
  if (schema.some(({ name }) => typeof name !== 'string')) throw new Error('a name is missing');
}

/** The compressions that hyparquet-compressors supports. */
const CODECS = ['SNAPPY', 'GZIP', 'BROTLI', 'ZSTD', 'LZ4', 'LZ4_RAW'];

/** @throws ViandError `input/unsupported` if the file is encrypted, or compressed by an unknown method */
export function assertKnown(file: string, { row_groups }: FileMetaData): void {
  for (const { meta_data, crypto_metadata } of row_groups.flatMap(({ columns }) => columns)) {
    if (meta_data === undefined || crypto_metadata !== undefined) {
      throw unsupported(file, 'it is encrypted');
    }
    if (meta_data.codec !== 'UNCOMPRESSED' && !CODECS.includes(meta_data.codec)) {
      throw unsupported(file, `it is compressed with ${meta_data.codec}`);
    }
  }
}

function unsupported(file: string, reason: string): ViandError {
  return new ViandError({
    code: 'input/unsupported',
    message: `Cannot read the Parquet file: ${reason}`,
    location: { file },
    expected:
      'unencrypted Parquet, uncompressed or compressed with Snappy, zstd, gzip, Brotli or LZ4',
  });
}

/**
 * Reads with hyparquet, which throws errors of all kinds for bytes that are not Parquet.
 *
 * @throws ViandError
 */
export async function withParquetErrors<Result>(
  file: string,
  read: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ViandError) throw error;
    const { message } = error as Error;
    if (isSystemError(error)) {
      throw new ViandError({
        code: 'input/unreadable',
        message: `Cannot read the file: ${message}`,
        location: { file },
        expected: 'a readable file',
      });
    }
    if (systemErrorCode(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw new ViandError({
        code: 'input/encoding',
        message: 'A column is not UTF-8 text',
        location: { file },
        expected: 'UTF-8',
      });
    }
    if (/unsupported/.test(message) && !/undefined/.test(message)) {
      throw unsupported(file, `it has an ${message.replace(/^parquet /, '')}`);
    }
    throw new ViandError({
      code: 'input/damaged',
      message: 'Cannot read the Parquet file: it is damaged or truncated',
      location: { file },
      expected: 'a complete Parquet file',
    });
  }
}
