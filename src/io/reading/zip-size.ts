import { inflateRawSync } from 'node:zlib';

/** How an entry of the table of contents of a ZIP archive begins (APPNOTE 4.3.12). */
const CENTRAL_ENTRY = Buffer.of(0x50, 0x4b, 1, 2);

/** Bytes of such an entry without its names, and where it has its method, its compressed size and its file. */
const ENTRY_BYTES = 46;
const METHOD_AT = 10;
const COMPRESSED_AT = 20;
const FILE_AT = 42;

/** Bytes of the header of a file without its names, and where it has their lengths (APPNOTE 4.3.7). */
const HEADER_BYTES = 30;
const NAME_LENGTH_AT = 26;
const EXTRA_LENGTH_AT = 28;

/** The method Deflate (APPNOTE 4.4.5). */
const DEFLATE = 8;

/** No data compress better with Deflate (RFC 1951): 258 bytes as two bits. */
const MAX_RATIO = 1032;

/**
 * Whether the files of a ZIP archive have more bytes than a limit when they are decompressed. What the archive says of
 * its sizes does not count: files that may exceed the limit are decompressed up to it.
 */
export function expandsBeyond(bytes: Uint8Array, maxBytes: number): boolean {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = maxBytes;
  let at = archive.indexOf(CENTRAL_ENTRY);
  while (at >= 0 && at + ENTRY_BYTES <= archive.length && left >= 0) {
    const compressed = Math.min(archive.readUInt32LE(at + COMPRESSED_AT), archive.length);
    const isDeflated = archive.readUInt16LE(at + METHOD_AT) === DEFLATE;
    const most = isDeflated ? compressed * MAX_RATIO : compressed;
    left -= most <= left ? most : sizeOf(archive, archive.readUInt32LE(at + FILE_AT), left);
    at = archive.indexOf(CENTRAL_ENTRY, at + ENTRY_BYTES);
  }
  return left < 0;
}

/** The bytes of a file when it is decompressed; more than the limit where it has more. Damage is for its reader to find. */
function sizeOf(archive: Buffer, header: number, limit: number): number {
  try {
    const start =
      header +
      HEADER_BYTES +
      archive.readUInt16LE(header + NAME_LENGTH_AT) +
      archive.readUInt16LE(header + EXTRA_LENGTH_AT);
    return inflateRawSync(archive.subarray(start), { maxOutputLength: Math.max(limit, 1) }).length;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? limit + 1 : 0;
  }
}
