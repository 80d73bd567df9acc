import { Readable } from 'node:stream';
import { createGunzip, type ZlibOptions } from 'node:zlib';

/** Bytes that zlib unpacks at a time, in its own thread. Handing over the usual 16 KiB costs more than unpacking them. */
const UNPACKED_BYTES = 256 * 1024;

/** Bytes that zlib unpacks ahead of the reader. */
const UNPACKED_AHEAD = 8 * UNPACKED_BYTES;

/** Unpacks gzip while it is read. */
export function gunzipped(compressed: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const gunzip = createGunzip({
    chunkSize: UNPACKED_BYTES,
    readableHighWaterMark: UNPACKED_AHEAD,
  } as ZlibOptions);
  return Readable.from(compressed)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip);
}
