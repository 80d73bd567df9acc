import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { expandsBeyond } from '../../../src/io/reading/zip-size.ts';

/** A zip archive with one compressed file, whose stated size may be wrong. */
function deflated(content: Buffer, stated: number): Buffer {
  const bytes = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(bytes.length, 14);
  common.writeUInt32LE(stated, 18);
  common.writeUInt16LE(1, 22);
  return Buffer.concat([
    Buffer.from('PK\u0003\u0004'),
    common,
    Buffer.from('a'),
    bytes,
    Buffer.from('PK\u0001\u0002\u0014\u0000'),
    common,
    Buffer.alloc(14),
    Buffer.from('a'),
  ]);
}

test('expandsBeyond() measures the decompressed size, and ignores the size that the archive states', () => {
  const zeros = Buffer.alloc(1_000_000);
  expect(expandsBeyond(deflated(zeros, 1_000_000), 999_999)).toBe(true);
  expect(expandsBeyond(deflated(zeros, 10), 999_999)).toBe(true);
  expect(expandsBeyond(deflated(zeros, 1_000_000), 1_000_000)).toBe(false);
  // The archive states a larger size than the real one.
  expect(expandsBeyond(deflated(zeros, 4_000_000_000), 1_000_000)).toBe(false);
});

test('expandsBeyond() is false for a damaged archive, and for a file that is not an archive', () => {
  const archive = deflated(Buffer.alloc(1_000_000), 1_000_000);
  for (let end = 0; end < archive.length; end += 1) {
    expect(expandsBeyond(archive.subarray(0, end), 2_000_000)).toBe(false);
  }
  expect(expandsBeyond(Buffer.from('no archive'), 0)).toBe(false);
});
