import { readSync } from 'node:fs';
// Only types: the package is loaded when a Parquet file is read.
import type { AsyncBuffer } from 'hyparquet';
import type { SpooledParts } from '../../io/spooled-bytes.ts';

/** The bytes of a Parquet file in the form that hyparquet takes. */
export function parquetBytes({ pieces, spill }: SpooledParts): AsyncBuffer {
  const head = Buffer.concat(pieces);
  const byteLength = head.length + (spill?.bytes ?? 0);
  return {
    byteLength,
    slice(from, to = byteLength) {
      const start = Math.min(Math.max(from, 0), byteLength);
      const length = Math.max(Math.min(to, byteLength) - start, 0);
      const bytes = new Uint8Array(length);
      const fromHead = head.subarray(start, start + length);
      bytes.set(fromHead);
      for (let at = fromHead.length; at < length; ) {
        const position = start + at - head.length;
        const read = readSync(spill?.descriptor ?? -1, bytes, at, length - at, position);
        if (read === 0) throw new Error('the file is cut off');
        at += read;
      }
      return bytes.buffer;
    },
  };
}
