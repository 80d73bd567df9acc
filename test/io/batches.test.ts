import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchesOf } from '../../src/io/batches.ts';

/** The batches of a number of items that are produced in pieces of a given size. */
async function batched(count: number, piece: number): Promise<number[][]> {
  const batches: number[][] = [];
  const produced = batchesOf<number>(async (take, ready) => {
    for (let number = 1; number <= count; number++) {
      take(number);
      if (number % piece > 0) continue;
      await turn();
      await ready();
    }
  });
  for await (const batch of produced) batches.push(batch);
  return batches;
}

test.each([
  [0, 1],
  [1, 1],
  [999, 10],
  [1000, 7],
  [1001, 1000],
  [50_000, 30_000],
  [45_678, 45_678],
])(
  '%i items produced %i at a time arrive in order, in batches of a thousand',
  async (count, piece) => {
    const batches = await batched(count, piece);
    expect(batches.flat()).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(batches.slice(0, -1).every(({ length }) => length === 1000)).toBe(true);
  },
);

test('a producer waits for a slow consumer', async () => {
  let produced = 0;
  const batches = batchesOf<number>(async (take, ready) => {
    for (; produced < 1_000_000; produced++) {
      take(produced);
      await ready();
    }
  });
  await batches.next();
  await turn();
  expect(produced).toBeLessThan(50_000);
  await batches.return();
});

test('a producer stops when the consumer returns', async () => {
  let failure: unknown;
  const batches = batchesOf<number>(async (take, ready) => {
    try {
      for (;;) {
        take(1);
        await ready();
      }
    } catch (error) {
      failure = error;
      throw error;
    }
  });
  await batches.next();
  await turn();
  await batches.return();
  await turn();
  expect(failure).toMatchObject({ message: 'nobody wants further items' });
});

test('an error of the producer follows the items before it', async () => {
  const batches = batchesOf<number>(async (take) => {
    for (let item = 0; item < 1001; item++) take(item);
    throw new Error('broken');
  });
  expect((await batches.next()).value).toHaveLength(1000);
  await expect(batches.next()).rejects.toThrow('broken');
});
