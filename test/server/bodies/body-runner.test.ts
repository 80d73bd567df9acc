import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { type BodyTask, threadRunner } from '../../../src/server/bodies/body-runner.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/**
 * A thread that answers with the name of the operation, unless the name tells it to do something
 * else.
 */
const PROGRAM = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ operation }) => {
    if (operation === 'hang') for (;;);
    if (operation === 'die') throw new Error('dead');
    parentPort.postMessage({ made: { text: operation, foodIds: new Set() } });
  });
`;

function runner() {
  const program = path.join(tempFolder(), 'thread.cjs');
  writeFileSync(program, PROGRAM);
  return threadRunner(program, { catalogue: '', fingerprint: '', version: '' }, 30_000);
}

const task = (operation: string): BodyTask => ({
  operation,
  version: 'v2.1',
  base: '',
  bytes: new Uint8Array(1),
});

afterEach(() => {
  vi.useRealTimers();
});

test('threadRunner() stops a body that takes too long, and continues with the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { run, close } = runner();
  const slow = run(task('hang'));
  const next = run(task('next'));
  vi.advanceTimersByTime(30_000);
  await expect(slow).rejects.toMatchObject({
    diagnostics: [{ code: 'input/too-large', field: 'body' }],
  });
  expect(await next).toMatchObject({ made: { text: 'next' } });
  await close();
});

test('threadRunner() fails the body of a thread that dies, and continues with the next', async () => {
  const { run, close } = runner();
  const dead = run(task('die'));
  const next = run(task('next'));
  await expect(dead).rejects.toThrow('dead');
  expect(await next).toMatchObject({ made: { text: 'next' } });
  await close();
});
