import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { ReplayableStream } from '../../../src/io/reading/replayable-stream.ts';

async function all(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const chunk of chunks) pieces.push(chunk);
  return Buffer.concat(pieces);
}

/** More than fits into the memory buffer. */
const LARGE = Buffer.alloc(20 * 1024 * 1024, 'viand').fill('x', 7, 11);

function stream(): Readable {
  const pieces = Array.from({ length: 40 }, (_, index) =>
    LARGE.subarray((index * LARGE.length) / 40, ((index + 1) * LARGE.length) / 40),
  );
  return Readable.from(pieces);
}

test('a stream is replayed unchanged, after any part of it was read', async () => {
  const replay = new ReplayableStream(stream());
  let seen = 0;
  for await (const chunk of replay.chunks()) {
    seen += chunk.length;
    if (seen > LARGE.length / 2) break;
  }
  expect((await all(replay.chunks())).equals(LARGE)).toBe(true);
  expect((await all(replay.chunks())).equals(LARGE)).toBe(true);
  replay.close();
});

test('a reader that stops while it waits takes no bytes from the next reader', async () => {
  const replay = new ReplayableStream(stream());
  const stopped = replay.chunks();
  const waiting = [stopped.next(), stopped.next()];
  const rest = await all(replay.chunks());
  expect(rest.equals(LARGE)).toBe(true);
  await Promise.all(waiting);
  replay.close();
});
