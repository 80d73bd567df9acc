import { beginsWith } from './peek.ts';

/** The first bytes of a frame (RFC 8878, 3.1.1). */
export const ZSTD_MAGIC = [0x28, 0xb5, 0x2f, 0xfd] as const;

/** The common part of the first bytes of a frame to skip (RFC 8878, 3.1.2): everything except the last four bits. */
const SKIPPABLE_MAGIC = 0x184d2a5;

/**
 * Decompresses all frames of zstd, a block of 128 KiB at a time, and verifies the checksums. Only newer versions of
 * Node.js have zstd, and it silently stops after the first frame.
 *
 * @throws Error if it is damaged or truncated
 */
export async function* unzstd(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const [{ Decompress }, { default: xxhash }] = await Promise.all([
    import('fzstd'),
    import('xxhash-wasm'),
  ]);
  const { create64 } = await xxhash();
  const input = exactly(packed);
  for (let magic = await input.take(4); magic.length > 0; magic = await input.take(4)) {
    if (magic.readUInt32LE() >>> 4 === SKIPPABLE_MAGIC) {
      const size = (await input.take(4)).readUInt32LE();
      for (let left = size; left > 0; left -= 65536) await input.take(Math.min(left, 65536));
      continue;
    }
    if (!beginsWith(magic, ZSTD_MAGIC)) throw new Error('no frame of zstd');
    const hash = create64();
    const pieces: Buffer[] = [];
    const frame = new Decompress((piece) => {
      hash.update(piece);
      pieces.push(Buffer.from(piece.buffer, piece.byteOffset, piece.length));
    });
    const { header, hasChecksum } = await takeHeader(input);
    frame.push(Buffer.concat([magic, header]));
    for (let isLast = false; !isLast; yield* pieces.splice(0)) {
      const block = await takeBlock(input);
      isLast = block.isLast;
      frame.push(block.bytes);
    }
    const checksum = await input.take(hasChecksum ? 4 : 0);
    frame.push(checksum, true);
    yield* pieces;
    if (hasChecksum && BigInt(checksum.readUInt32LE()) !== BigInt.asUintN(32, hash.digest())) {
      throw new Error('a wrong checksum');
    }
  }
}

/** The header of a frame after its magic number (RFC 8878, 3.1.1.1). */
async function takeHeader({ take }: Input): Promise<{ header: Buffer; hasChecksum: boolean }> {
  const descriptor = await take(1);
  const flags = descriptor.readUInt8();
  const isSingleSegment = (flags & 0b10_0000) !== 0;
  const windowLength = isSingleSegment ? 0 : 1;
  const dictionaryLength = [0, 1, 2, 4][flags & 0b11] as number;
  const sizeLength = [isSingleSegment ? 1 : 0, 2, 4, 8][flags >>> 6] as number;
  const rest = await take(windowLength + dictionaryLength + sizeLength);
  return { header: Buffer.concat([descriptor, rest]), hasChecksum: (flags & 0b100) !== 0 };
}

/** The type of a block that repeats one byte. */
const RUN = 1;

/** A block with its header (RFC 8878, 3.1.1.2). */
async function takeBlock({ take }: Input): Promise<{ bytes: Buffer; isLast: boolean }> {
  const header = await take(3);
  const bits = header.readUIntLE(0, 3);
  const body = await take(((bits >>> 1) & 0b11) === RUN ? 1 : bits >>> 3);
  return { bytes: Buffer.concat([header, body]), isLast: (bits & 1) === 1 };
}

interface Input {
  /** The next bytes, as many as requested; none at the end. */
  readonly take: (count: number) => Promise<Buffer>;
}

function exactly(chunks: AsyncIterable<Buffer>): Input {
  const iterator = chunks[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return {
    async take(count) {
      const parts = [rest];
      let length = rest.length;
      while (length < count) {
        const next = await iterator.next();
        if (next.done === true) break;
        parts.push(next.value);
        length += next.value.length;
      }
      if (length > 0 && length < count) throw new Error('cut off');
      const bytes = parts.length === 1 ? rest : Buffer.concat(parts);
      rest = bytes.subarray(count);
      return bytes.subarray(0, count);
    },
  };
}
