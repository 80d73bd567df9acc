import { Readable } from 'node:stream';
import { createGunzip, type ZlibOptions } from 'node:zlib';

/**
 * The bytes that zlib decompresses at a time, in its own thread. Passing on the usual 16 KiB costs more than
 * decompressing them.
 */
const UNPACKED_BYTES = 256 * 1024;

/** The pieces that zlib decompresses ahead of the reader. */
const PIECES_AHEAD = 8;

/** Decompresses gzip while it is read. */
export function gunzipped(compressed: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const gunzip = createGunzip({
    chunkSize: UNPACKED_BYTES,
    // A stream of bytes would copy all pieces into one before it passes them on.
    readableObjectMode: true,
    readableHighWaterMark: PIECES_AHEAD,
  } as ZlibOptions);
  return Readable.from(compressed)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip);
}
