import { expect, test } from 'vitest';
import { itemsAndSummary } from '../../src/engine/groups-and-summary.ts';

/** Numbers up to a limit, and their sum. */
function numbers(limit: number, seen: { started: number }) {
  return itemsAndSummary<number, number>(async (take, ready) => {
    seen.started += 1;
    let sum = 0;
    for (let number = 1; number <= limit; number++) {
      take(number);
      sum += number;
      await ready();
    }
    return sum;
  });
}

test('nothing is produced before the caller iterates or awaits', async () => {
  const seen = { started: 0 };
  const { summary } = numbers(3, seen);
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen.started).toBe(0);
  expect(await summary).toBe(6);
  expect(await summary).toBe(6);
  expect(seen.started).toBe(1);
});

test('iterating and then awaiting produces everything only once', async () => {
  const seen = { started: 0 };
  const both = numbers(3, seen);
  const found: number[] = [];
  for await (const number of both) found.push(number);
  expect(found).toEqual([1, 2, 3]);
  expect(await both.summary.finally(() => found.push(0))).toBe(6);
  expect(found).toHaveLength(4);
  expect(seen.started).toBe(1);
});

test('the summary rejects with the reason if the loop ends early', async () => {
  const both = numbers(100_000, { started: 0 });
  for await (const _ of both) break;
  expect(await both.summary.catch(String)).toContain('before all of them have been read');
});

test('a failure rejects the summary, whether the groups or the summary are awaited first', async () => {
  const failing = () => itemsAndSummary(() => Promise.reject(new Error('broken')));
  await expect(failing().summary).rejects.toThrow('broken');
  const both = failing();
  const loop = (async () => {
    for await (const _ of both) break;
  })();
  await expect(loop).rejects.toThrow('broken');
  await expect(both.summary).rejects.toThrow('broken');
});

test('no item follows once the caller wants none, even from the same batch', async () => {
  const seen: number[] = [];
  const stop = new AbortController();
  const both = itemsAndSummary<number, number>(
    async (take) => {
      for (const number of [1, 2, 3]) take(number);
      return 6;
    },
    () => stop.signal.throwIfAborted(),
  );
  const loop = (async () => {
    for await (const number of both) {
      seen.push(number);
      stop.abort();
    }
  })();
  await expect(loop).rejects.toThrow('aborted');
  expect(seen).toEqual([1]);
});
