import zlib, { inflateRawSync } from 'node:zlib';
import { systemErrorCode } from '../system-error.ts';

/** The signature of an entry in the central directory of a ZIP archive (APPNOTE 4.3.12). */
const CENTRAL_ENTRY = Buffer.of(0x50, 0x4b, 1, 2);

/** The size of such an entry without its names, and the offsets of its fields. */
const ENTRY_BYTES = 46;
const METHOD_AT = 10;
const CHECKSUM_AT = 16;
const COMPRESSED_AT = 20;
const ENTRY_NAME_LENGTH_AT = 28;
const FILE_AT = 42;

/** The size of the header of a file without its names, and the offsets of their lengths (APPNOTE 4.3.7). */
const HEADER_BYTES = 30;
const NAME_LENGTH_AT = 26;
const EXTRA_LENGTH_AT = 28;

/** The method Deflate (APPNOTE 4.4.5). */
const DEFLATE = 8;

/** The highest compression ratio of Deflate (RFC 1951): 258 bytes in two bits. */
const MAX_RATIO = 1032;

/** A file in a ZIP archive in memory, as its central directory describes it. */
interface Entry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly checksum: number;
  readonly compressed: number;
  /** The position of the local header of the file. */
  readonly at: number;
}

function* entriesOf(archive: Buffer): Generator<Entry> {
  let at = archive.indexOf(CENTRAL_ENTRY);
  while (at >= 0 && at + ENTRY_BYTES <= archive.length) {
    const nameEnd = at + ENTRY_BYTES + archive.readUInt16LE(at + ENTRY_NAME_LENGTH_AT);
    yield {
      name: archive.toString('latin1', at + ENTRY_BYTES, nameEnd),
      isDeflated: archive.readUInt16LE(at + METHOD_AT) === DEFLATE,
      checksum: archive.readUInt32LE(at + CHECKSUM_AT),
      compressed: Math.min(archive.readUInt32LE(at + COMPRESSED_AT), archive.length),
      at: archive.readUInt32LE(at + FILE_AT),
    };
    at = archive.indexOf(CENTRAL_ENTRY, at + ENTRY_BYTES);
  }
}

/**
 * Whether the files of a ZIP archive have more bytes than a limit when they are decompressed. The sizes in the archive
 * are not trusted: files that may exceed the limit are decompressed up to it.
 */
export function expandsBeyond(bytes: Uint8Array, maxBytes: number): boolean {
  const archive = bufferOf(bytes);
  let left = maxBytes;
  for (const entry of entriesOf(archive)) {
    const { compressed, isDeflated } = entry;
    const most = isDeflated ? compressed * MAX_RATIO : compressed;
    left -= most <= left ? most : (contentOf(archive, entry, left)?.length ?? left + 1);
    if (left < 0) return true;
  }
  return false;
}

/**
 * The contents of the files of a ZIP archive whose names match, to inspect them before they are read.
 *
 * @param maxBytes the limit for each file; longer ones are skipped, and damaged ones are empty
 */
export function* zippedContents(
  bytes: Uint8Array,
  name: RegExp,
  maxBytes: number,
): Generator<Buffer> {
  const archive = bufferOf(bytes);
  for (const entry of entriesOf(archive)) {
    if (!name.test(entry.name)) continue;
    const content = contentOf(archive, entry, maxBytes);
    if (content === undefined) continue;
    // Node.js has checksums since 20.15.
    const isDamaged = zlib.crc32 !== undefined && zlib.crc32(content) !== entry.checksum;
    yield isDamaged ? Buffer.alloc(0) : content;
  }
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The content of a file; undefined if it exceeds the limit, and empty if it is damaged, which its reader reports. */
function contentOf(archive: Buffer, { at, isDeflated, compressed }: Entry, limit: number) {
  try {
    const start =
      at +
      HEADER_BYTES +
      archive.readUInt16LE(at + NAME_LENGTH_AT) +
      archive.readUInt16LE(at + EXTRA_LENGTH_AT);
    if (!isDeflated) {
      return compressed > limit ? undefined : archive.subarray(start, start + compressed);
    }
    return inflateRawSync(archive.subarray(start), { maxOutputLength: Math.max(limit, 1) });
  } catch (error) {
    const isTooLong = systemErrorCode(error) === 'ERR_BUFFER_TOO_LARGE';
    return isTooLong ? undefined : Buffer.alloc(0);
  }
}
