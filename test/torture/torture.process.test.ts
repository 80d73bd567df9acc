import { afterAll, expect, test } from 'vitest';
import { main } from '../../src/main.ts';
import { fewSeeds } from '../support/few-seeds.ts';
import { folderWith } from '../support/write-files.ts';
import { writingCommands } from './command-lines.ts';
import { killed, limited, referenceOf } from './disturbances.ts';
import { fuzz, runInProcess } from './fuzz-run.ts';
import { PROJECT } from './project.ts';
import { seeded } from './random.ts';
import { Sandbox } from './sandbox.ts';
import { Tally } from './tally.ts';

/** The sandbox is restored before each command. */
const sandbox = new Sandbox();
afterAll(() => sandbox.remove());

test('a few files of every format, valid and mutated, cause no internal errors', async () => {
  const tally = new Tally();
  await fuzz(tally, { run: runInProcess(main), seed: 1, rounds: 3 });
  expect(tally.failures).toEqual([]);
});

test('an import that is killed or fills the disk leaves no damaged files', async () => {
  const tally = new Tally();
  const random = seeded(1);
  const lines = await writingCommands();
  const line = lines.find(({ name }) => name === 'catalogue import seeds');
  if (line === undefined) throw new Error('no command imports the seeds');
  // Hundreds of foods, which exceed the space on the disk. All foods would take longer and show
  // nothing more.
  const seeds = folderWith(Object.fromEntries(fewSeeds('b', 'c')));
  const argv = line.argv.map((word) => (word === `${PROJECT}/seeds` ? seeds : word));
  expect(argv).not.toEqual(line.argv);
  const reference = await referenceOf(sandbox, { ...line, argv });
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    tally.add(signal, await killed(sandbox, reference, { signal, random }));
  }
  tally.add('full disk', await limited(sandbox, reference, 'ulimit -f 1000'));
  expect(tally.failures).toEqual([]);
});

/** Commands that once reported an internal error, or left a file, when the disk was full. */
const STARVED = [
  ['catalogue export to SQLite', 4],
  ['evaluate --resume', 1],
] as const;

test('a full disk causes no internal error, and no files are left on it', async () => {
  const lines = await writingCommands();
  for (const [name, blocks] of STARVED) {
    const line = lines.find((each) => each.name === name);
    if (line === undefined) throw new Error(`no command ${name}`);
    const reference = await referenceOf(sandbox, line);
    expect(await limited(sandbox, reference, `ulimit -f ${blocks}`)).toBeUndefined();
  }
}, 60_000);
