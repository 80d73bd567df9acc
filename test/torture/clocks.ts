import path from 'node:path';
import { Readable } from 'node:stream';
import { runCommandLine } from '../../src/cli/run.ts';
import { noTerminal } from '../support/no-terminal.ts';
import type { CommandLine } from './command-lines.ts';
import { PROJECT } from './project.ts';
import type { Random } from './random.ts';
import type { Sandbox } from './sandbox.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Runs a command in this process under a clock that jumps by years, back and forth. */
export async function jumpingClock(
  sandbox: Sandbox,
  { name, argv }: CommandLine,
  random: Random,
): Promise<string | undefined> {
  sandbox.reset();
  const now = () => Date.UTC(2026, 0) + (random.next() - 0.5) * 100 * YEAR_MS;
  const texts: string[] = [];
  const output = { write: (text: string | Uint8Array) => void texts.push(String(text)) };
  const inSandbox = argv.map((word) =>
    /^[\w-]+\.\w+$/.test(word) ? path.join(sandbox.folder, word) : word,
  );
  const code = await runCommandLine(
    inSandbox,
    noTerminal({ stdin: Readable.from([]), stdout: output, stderr: output }),
    {
      home: PROJECT,
      dataFolder: sandbox.folder,
      cacheFolder: '',
      language: 'en',
      version: '0.0.0',
      cores: 1,
      environment: {},
      now,
      clock: now,
      descriptors: () => undefined,
      stopped: () => Promise.resolve(),
    },
  );
  return code === 1 ? `${name}: exit code 1: ${texts.join('').slice(0, 300)}` : undefined;
}
