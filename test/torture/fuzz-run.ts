import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Terminal } from '../../src/io/terminal/terminal.ts';
import { noTerminal } from '../support/no-terminal.ts';
import type { FuzzFormat } from './fuzz-format.ts';
import { FUZZ_FORMATS } from './fuzz-inputs.ts';
import { mutate } from './mutate.ts';
import { PROJECT } from './project.ts';
import { seeded } from './random.ts';
import type { Tally } from './tally.ts';

/** Runs a command line in this process, like `main.ts`. */
export type Main = (argv: readonly string[], terminal: Terminal, home: string) => Promise<number>;

/** How a command line ended. */
export interface Outcome {
  readonly code: number;
  readonly text: string;
}

/** Runs a command line in this or another process. @param stdin a file; undefined for no input */
export type RunCommand = (argv: readonly string[], stdin: string | undefined) => Promise<Outcome>;

/** More than an input of a few hundred bytes ever takes, ms of CPU time. */
const SLOW_MS = 10_000;

/** The options of a run. */
export interface FuzzOptions {
  readonly run: RunCommand;
  readonly seed: number;
  readonly rounds: number;
  /** Text that the names of the inputs to read contain. */
  readonly only?: string;
  /** Called with the name of the next input, so that an input that hangs can be reported. */
  readonly before?: (input: string) => void;
}

/**
 * Reads files of every format, at least half of which are valid. None may cause an internal error,
 * and valid ones must be read.
 */
export async function fuzz(
  tally: Tally,
  { run, seed, rounds, only = '', before = () => {} }: FuzzOptions,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-fuzz-'));
  try {
    const formats = FUZZ_FORMATS.map((format, index) => ({
      format,
      index,
      place: path.join(folder, String(index)),
    })).filter(({ format }) => format.name.includes(only));
    for (const { format, place } of formats) writeOthers(place, format);
    for (let round = seed; round < seed + rounds; round++) {
      for (const { format, index, place } of formats) {
        if ((round + index) % (format.everyRounds ?? 1) > 0) continue;
        const id = `--seed ${round} --rounds 1, ${format.name}`;
        before(id);
        const { isValid, bytes } = await inputOf(format, round * 131 + index);
        writeFileSync(path.join(place, format.file), bytes);
        const failure = await read(run, place, format, round, isValid);
        tally.add(
          `${format.name}, ${isValid ? 'valid' : 'mutated'}`,
          failure && `${id}: ${failure}`,
        );
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inputOf(
  format: FuzzFormat,
  seed: number,
): Promise<{ isValid: boolean; bytes: Buffer }> {
  const random = seeded(seed);
  const isValid = random.next() < 0.51;
  const bytes = await format.valid(random);
  return { isValid, bytes: isValid ? bytes : mutate(bytes, random) };
}

function writeOthers(folder: string, { file, others = {} }: FuzzFormat): void {
  for (const name of [file, ...Object.keys(others)]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  }
  for (const [name, content] of Object.entries(others)) {
    writeFileSync(path.join(folder, name), content);
  }
}

async function read(
  run: RunCommand,
  folder: string,
  { commands, file, isPiped = false, codes = [0] }: FuzzFormat,
  round: number,
  isValid: boolean,
): Promise<string | undefined> {
  const argv = commands[round % commands.length] as readonly string[];
  const words = argv.map((word) => (word.startsWith('./') ? path.join(folder, word) : word));
  const start = process.cpuUsage();
  const { code, text } = await run(words, isPiped ? path.join(folder, file) : undefined);
  const { user, system } = process.cpuUsage(start);
  rmSync(path.join(folder, 'new.sqlite'), { force: true });
  const command = argv.join(' ');
  if (user + system > SLOW_MS * 1000) return `${command}: took ${(user + system) / 1e6} s`;
  if (code === 1 || code < 0 || /\n {4}at |internal error/i.test(text)) {
    return `${command}: exit code ${code}: ${text.slice(0, 400)}`;
  }
  if (isValid && !codes.includes(code)) {
    return `${command}: exit code ${code} for a valid file: ${text.slice(0, 400)}`;
  }
  return undefined;
}

/** Runs command lines in this process. */
export function runInProcess(main: Main): RunCommand {
  return async (argv, stdin) => {
    const texts: string[] = [];
    const output = { write: (text: string | Uint8Array) => void texts.push(String(text)) };
    const terminal = noTerminal({
      stdin: stdin === undefined ? Readable.from([]) : createReadStream(stdin),
      stdout: output,
      stderr: output,
    });
    try {
      return { code: await main(argv, terminal, PROJECT), text: texts.join('') };
    } catch (error) {
      return { code: 1, text: `thrown: ${error instanceof Error ? error.stack : error}` };
    }
  };
}
