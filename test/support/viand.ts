import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { Terminal } from '../../src/io/terminal/terminal.ts';
import { main } from '../../src/main.ts';
import { noTerminal } from './no-terminal.ts';

export interface Run {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The folder of the project, whose catalogue `test/support/build.ts` has built. */
export const HOME = path.join(import.meta.dirname, '../..');

/** Runs a command line in this process. */
export async function viand(...argv: readonly string[]): Promise<Run> {
  return viandWith('', ...argv);
}

/** Runs a command line in this process, with text on standard input. */
export async function viandWith(stdin: string, ...argv: readonly string[]): Promise<Run> {
  return viandOn({}, stdin, ...argv);
}

/** Runs a command line in this process, on a terminal with other properties. */
export async function viandOn(
  terminal: Partial<Terminal>,
  stdin: string,
  ...argv: readonly string[]
): Promise<Run> {
  const stdout = collector();
  const stderr = collector();
  const exitCode = await main(
    argv,
    {
      ...noTerminal({
        stdin: Readable.from(stdin === '' ? [] : [Buffer.from(stdin)]),
        stdout: stdout.stream,
        stderr: stderr.stream,
      }),
      isStdinTerminal: stdin === '',
      ...terminal,
    },
    HOME,
  );
  return { exitCode, stdout: stdout.text(), stderr: stderr.text() };
}

function collector() {
  const chunks: Buffer[] = [];
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return { stream, text: () => Buffer.concat(chunks).toString() };
}
