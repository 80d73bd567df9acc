import { Readable } from 'node:stream';
import { createGunzip, type ZlibOptions } from 'node:zlib';

/** Bytes that zlib unpacks at a time, in a thread of its own: pieces of the usual 16 KiB cost more than what is in them. */
const UNPACKED_BYTES = 256 * 1024;

/** Bytes that it unpacks ahead, while others are worked on. */
const UNPACKED_AHEAD = 8 * UNPACKED_BYTES;

/** Unpacks gzip, while it is read. */
export function gunzipped(compressed: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const gunzip = createGunzip({
    chunkSize: UNPACKED_BYTES,
    readableHighWaterMark: UNPACKED_AHEAD,
  } as ZlibOptions);
  return Readable.from(compressed)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip);
}
