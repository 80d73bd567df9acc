import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brief, read, readFiles } from '../../support/read.ts';

/** A CSV file with four rows of milk, compressed by zstd 1.5 with a checksum. */
const ZSTD = Buffer.from(
  'KLUv/SRELQEA+GZvb2RfaWQsYW1vdW50LHVuaXQKbWlsaywyMDAsbWwBAPtTnBdqf88=',
  'base64',
);

/** A skippable frame (RFC 8878, 3.1.2), which some tools put before and between others. */
const SKIPPED = Buffer.from([0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);

/** A frame with a raw block and a block of a repeated byte, without a size and a checksum. */
const RAW_AND_RUN = Buffer.concat([
  Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0, 'oats,40,g'.length << 3, 0, 0]),
  Buffer.from('oats,40,g'),
  Buffer.from([(3 << 3) | (1 << 1) | 1, 0, 0, 0x0a]),
]);

test.each([
  ['one frame', ZSTD, 4],
  ['several frames', Buffer.concat([ZSTD, RAW_AND_RUN, RAW_AND_RUN]), 6],
  ['skippable frames', Buffer.concat([ZSTD, SKIPPED, RAW_AND_RUN, SKIPPED]), 5],
])('readMeals() decompresses zstd of %s, in chunks of any size', async (_, bytes, count) => {
  const whole = await read(bytes, 'week.csv.zst');
  expect(whole.faults).toEqual([]);
  expect(whole.entries).toHaveLength(count);
  const single = Readable.from(Array.from(bytes, (byte) => Buffer.from([byte])));
  const pieces = await readFiles(['-'], {}, single);
  expect(pieces.entries.map(({ foodId }) => foodId)).toEqual(
    whole.entries.map(({ foodId }) => foodId),
  );
});

test('readMeals() reports zstd that is truncated at any byte', async () => {
  for (let length = 4; length < ZSTD.length; length += 1) {
    const result = await read(ZSTD.subarray(0, length));
    expect(result.faults.map(({ code }) => code)).toContain('input/damaged');
  }
});

test.each([
  ['a wrong checksum', Buffer.concat([ZSTD.subarray(0, -1), Buffer.from([0])])],
  ['other data after it', Buffer.concat([ZSTD, Buffer.from('milk,1,g\n')])],
  ['a block of unknown type', Buffer.from([...ZSTD.subarray(0, 4), 0, 0, 0b111, 0, 0])],
])('readMeals() reports zstd with %s', async (_, bytes) => {
  const result = await read(bytes);
  expect(result.faults.map(({ code }) => code)).toEqual(['input/damaged']);
  expect(result.faults[0]?.expected).toContain('zstd');
});

test.each(['a.ndjson.gz', 'a.JSONL.GZ', 'a.ndjson'])(
  'readMeals() reads %s as NDJSON because of its name',
  async (name) => {
    const line = '{"entries":[{"food_id":"apple","amount":1,"unit":"g"}]}';
    const bytes = /gz$/i.test(name) ? gzipSync(line) : line;
    expect(brief(await read(bytes, name))).toEqual([]);
    const broken = /gz$/i.test(name) ? gzipSync(`${line}\nx`) : `${line}\nx`;
    expect(brief(await read(broken, name))).toEqual([['meal/syntax', 2]]);
  },
);
