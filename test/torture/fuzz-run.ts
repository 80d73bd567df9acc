import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Terminal } from '../../src/io/terminal/terminal.ts';
import { FUZZ_FORMATS, type FuzzFormat } from './fuzz-inputs.ts';
import { mutate } from './mutate.ts';
import { PROJECT } from './project.ts';
import { seeded } from './random.ts';
import type { Tally } from './tally.ts';

/** Runs a command line in this process, as `main.ts` does. */
export type Main = (argv: readonly string[], terminal: Terminal, home: string) => Promise<number>;

/** More than an input of a few hundred bytes ever takes, ms. */
const SLOW_MS = 10_000;

/**
 * Reads files of every format, of which at least half are valid: none may be an internal error, valid ones must be
 * read, and what is packed must give the result of what is not.
 *
 * @param before told which input comes next, so that one that hangs can be named
 */
export async function fuzz(
  tally: Tally,
  {
    main,
    seed,
    rounds,
    before = () => {},
  }: {
    readonly main: Main;
    readonly seed: number;
    readonly rounds: number;
    readonly before?: (input: string) => void;
  },
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-fuzz-'));
  try {
    for (const format of FUZZ_FORMATS) writeOthers(folder, format);
    for (let round = 0; round < rounds; round++) {
      for (const format of FUZZ_FORMATS) {
        if (round % (format.everyRounds ?? 1) > 0) continue;
        const id = `--seed ${seed + round} --rounds 1, ${format.name}`;
        before(id);
        const { isValid, bytes } = await inputOf(format, seed + round);
        writeFileSync(path.join(folder, format.file), bytes);
        const failure = await readAll(main, folder, format, isValid);
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
  const random = seeded(seed * 31 + FUZZ_FORMATS.indexOf(format));
  const isValid = random.next() < 0.5;
  const bytes = await format.valid(random);
  return { isValid, bytes: isValid ? bytes : mutate(bytes, random) };
}

function writeOthers(folder: string, { others = {} }: FuzzFormat): void {
  for (const [name, content] of Object.entries(others)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

async function readAll(
  main: Main,
  folder: string,
  { commands, file, others = {} }: FuzzFormat,
  isValid: boolean,
): Promise<string | undefined> {
  const files = [file, ...Object.keys(others), 'new.sqlite', 'seeds', 'fndds'];
  for (const argv of commands) {
    const words = argv.map((word, index) =>
      index > 0 && files.includes(word) && argv[index - 1] !== 'import'
        ? path.join(folder, word)
        : word,
    );
    const start = performance.now();
    const { code, text } = await run(main, words);
    const milliseconds = performance.now() - start;
    const command = argv.join(' ');
    if (milliseconds > SLOW_MS) return `${command}: took ${milliseconds.toFixed()} ms`;
    if (code === 1) return `${command}: exit code 1: ${text.slice(0, 300)}`;
    if (isValid && code !== 0 && argv[0] !== 'match' && argv[0] !== 'validate') {
      return `${command}: exit code ${code} for a valid file: ${text.slice(0, 300)}`;
    }
  }
  rmSync(path.join(folder, 'new.sqlite'), { force: true });
  if (others[file] !== undefined) writeFileSync(path.join(folder, file), others[file]);
  else rmSync(path.join(folder, file), { force: true });
  return undefined;
}

async function run(main: Main, argv: readonly string[]): Promise<{ code: number; text: string }> {
  const texts: string[] = [];
  const output = { write: (text: string | Uint8Array) => void texts.push(String(text)) };
  const terminal: Terminal = {
    stdin: Readable.from([]),
    stdout: output,
    stderr: output,
    isStdinTerminal: false,
    isStderrTerminal: false,
    isStdoutTerminal: false,
    isColourful: false,
    window: undefined,
    pager: undefined,
  };
  try {
    return { code: await main(argv, terminal, PROJECT), text: texts.join('') };
  } catch (error) {
    return { code: 1, text: `thrown: ${error instanceof Error ? error.stack : error}` };
  }
}
