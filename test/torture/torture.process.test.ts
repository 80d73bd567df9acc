import { expect, test } from 'vitest';
import { main } from '../../src/main.ts';
import { writingCommands } from './command-lines.ts';
import { killed, limited, referenceOf } from './disturbances.ts';
import { fuzz, runInProcess } from './fuzz-run.ts';
import { seeded } from './random.ts';
import { Sandbox } from './sandbox.ts';
import { Tally } from './tally.ts';

test('a few files of every format, valid and mutated, are no internal errors', async () => {
  const tally = new Tally();
  await fuzz(tally, { run: runInProcess(main), seed: 1, rounds: 5 });
  expect(tally.failures).toEqual([]);
});

test('an import that is ended or finds the disk full leaves nothing broken', async () => {
  const tally = new Tally();
  const sandbox = new Sandbox();
  const random = seeded(1);
  try {
    const lines = await writingCommands();
    const line = lines.find(({ name }) => name === 'catalogue import seeds');
    if (line === undefined) throw new Error('no command imports the seeds');
    const reference = await referenceOf(sandbox, line);
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      tally.add(signal, await killed(sandbox, reference, { signal, random }));
    }
    tally.add('full disk', await limited(sandbox, reference, 'ulimit -f 1000'));
  } finally {
    sandbox.remove();
  }
  expect(tally.failures).toEqual([]);
});

/** Commands that once told of an internal error, or left a file, where the disk was full. */
const STARVED = [
  ['catalogue export to SQLite', 4],
  ['evaluate --resume', 1],
] as const;

test('a disk that is full is no internal error, and nothing is left on it', async () => {
  const sandbox = new Sandbox();
  try {
    const lines = await writingCommands();
    for (const [name, blocks] of STARVED) {
      const line = lines.find((each) => each.name === name);
      if (line === undefined) throw new Error(`no command ${name}`);
      const reference = await referenceOf(sandbox, line);
      expect(await limited(sandbox, reference, `ulimit -f ${blocks}`)).toBeUndefined();
    }
  } finally {
    sandbox.remove();
  }
}, 60_000);
