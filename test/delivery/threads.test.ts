import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const { BYTES_PER_THREAD, startEarly } = createRequire(import.meta.url)(
  path.join(import.meta.dirname, '../../bin/threads.cjs'),
);

/** Whether a run with these arguments and this many bytes starts threads early. */
function startsEarly(argv: readonly string[], bytes: number): boolean {
  let waits = true;
  const threads = startEarly(argv, bytes);
  threads.whenLoaded(() => {
    waits = false;
  });
  if (waits) threads.start().worker.terminate();
  return waits;
}

test('evaluations of many rows start threads early, unless a single thread is requested', () => {
  const argv = ['hei', 'meals.csv', '--jobs', '2'];
  expect(startsEarly(argv, BYTES_PER_THREAD)).toBe(true);
  expect(startsEarly(argv, BYTES_PER_THREAD - 1)).toBe(false);
  for (const one of [['--jobs', '1'], ['--jobs=1'], ['-j1'], ['-j', '1']]) {
    expect(startsEarly(['hei', ...one, 'meals.csv'], BYTES_PER_THREAD)).toBe(false);
  }
});

test('a thread reports that it has loaded the program', async () => {
  const { worker, loaded } = startEarly(['-j2'], BYTES_PER_THREAD).start();
  worker.ref();
  await expect(loaded).resolves.toBe('loaded');
  await worker.terminate();
});
