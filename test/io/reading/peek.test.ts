import { expect, test } from 'vitest';
import { peekText } from '../../../src/io/reading/peek.ts';

/** Chunks of a text, and whether their source was closed. */
function source(pieces: readonly string[]) {
  const state = { isClosed: false };
  async function* read() {
    try {
      yield* pieces;
    } finally {
      state.isClosed = true;
    }
  }
  return { state, chunks: read() };
}

test('peekText() yields the text that was peeked at, and then the rest', async () => {
  const { chunks, state } = source(['a', 'b', 'c', 'd']);
  const { head, all } = await peekText(chunks, (text) => text.length >= 2);
  expect(head).toBe('ab');
  const pieces: string[] = [];
  for await (const piece of all) pieces.push(piece);
  expect(pieces).toEqual(['ab', 'c', 'd']);
  expect(state.isClosed).toBe(true);
});

test.each([1, 2])(
  'peekText() closes the source if its reader stops after piece %i',
  async (pieces) => {
    const { chunks, state } = source(['a', 'b', 'c', 'd']);
    const { all } = await peekText(chunks, (text) => text.length >= 2);
    let count = 0;
    for await (const _ of all) {
      count += 1;
      if (count === pieces) break;
    }
    expect(state.isClosed).toBe(true);
  },
);
