import { fstatSync, statSync, writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { lazily } from '../../collections/lazily.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { systemErrorCode } from '../system-error.ts';

/** The input and output streams of a run. Tests make their own. */
export interface Terminal {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Whether stdin is a terminal, so that a person would have to type the input. */
  readonly isStdinTerminal: boolean;
  /** Whether stderr is a terminal, so that a person reads it during the run. */
  readonly isStderrTerminal: boolean;
  /** Whether stdout is a terminal, so that a person sees the output. */
  readonly isStdoutTerminal: boolean;
  /** Whether stdout is coloured, unless an option says otherwise. */
  readonly isColourful: boolean;
  /** The size of the window of stdout; undefined if stdout is not a terminal. */
  readonly window: Window | undefined;
  /** The command that shows long output page by page; undefined if none should. */
  readonly pager: string | undefined;
}

/** The size of a window, in characters. */
export interface Window {
  readonly columns: number;
  readonly rows: number;
}

/** A destination of text. */
export interface Output {
  /** @throws ClosedOutput, and ViandError `output/unwritable` */
  write(text: string | Uint8Array): void;
}

/** Thrown when nobody reads standard output any more, so that the run ends quietly. */
export class ClosedOutput extends Error {
  override readonly name = 'ClosedOutput';

  /** Also accepts an instance of another bundle of the program, which has a class of its own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ClosedOutput';
  }
}

/**
 * The terminal of this process. A reader that closes its end early ends the run quietly.
 *
 * Node.js creates its streams on first access, which takes longer than looking up a food, so viand accesses only the
 * streams that it needs.
 */
export function processTerminal(): Terminal {
  // To create the stream of a pipe, Node.js loads its sockets; checking the descriptor costs nothing.
  const isTerminal = (fd: number, stream: () => { readonly isTTY?: boolean }) =>
    isCharacterDevice(fd) && !isNullDevice(fd) && stream().isTTY === true;
  const isStdoutTerminal = () => isTerminal(1, () => process.stdout);
  return {
    get stdin() {
      return process.stdin;
    },
    stdout: outputTo(1, () => process.stdout),
    stderr: unchecked(outputTo(2, () => process.stderr)),
    get isStdinTerminal() {
      return isTerminal(0, () => process.stdin);
    },
    get isStdoutTerminal() {
      return isStdoutTerminal();
    },
    get isStderrTerminal() {
      return isTerminal(2, () => process.stderr);
    },
    get isColourful() {
      return wantsColour(isStdoutTerminal(), process.env);
    },
    get window() {
      if (!isStdoutTerminal()) return undefined;
      const { columns, rows } = process.stdout;
      return columns > 0 ? { columns, rows } : undefined;
    },
    get pager() {
      return pagerOf(process.env);
    },
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether to use colour: NO_COLOR and FORCE_COLOR decide, otherwise whether stdout is a terminal. */
export function wantsColour(isTerminal: boolean, env: Environment): boolean {
  if (env['NO_COLOR']) return false;
  const { FORCE_COLOR: forced } = env;
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return isTerminal && env['TERM'] !== 'dumb';
}

/** The pager that the environment names, or less. `cat` and an empty name mean no pager. */
export function pagerOf(env: Environment): string | undefined {
  const named = env['VIAND_PAGER'] ?? env['PAGER'];
  if (named !== undefined) return ['', 'cat'].includes(named.trim()) ? undefined : named;
  return env['TERM'] === 'dumb' || process.platform === 'win32' ? undefined : USUAL_PAGER;
}

/** The pager on almost every Unix. A system without it shows the output at once. */
export const USUAL_PAGER = 'less';

/** The default options of less, if LESS is not set: it exits if one page is enough, and keeps colours and screen. */
const LESS = 'FRX';

/** The environment of a pager. */
export function pagerEnvironment(): Environment {
  return { LESS, LV: '-c', ...process.env };
}

/**
 * Ignores the interrupt key while another program handles it.
 *
 * @returns a function that ends this
 */
export function ignoreInterrupts(): () => void {
  const ignore = () => {};
  process.on('SIGINT', ignore);
  return () => {
    process.off('SIGINT', ignore);
  };
}

/** Writes bytes, except to consoles of Windows, which need characters. */
function outputTo(fd: number, streamOf: () => NodeJS.WriteStream): Output {
  const isConsole = process.platform === 'win32' && isCharacterDevice(fd);
  if (!isConsole) return { write: (text) => writeAll(fd, text) };
  let stream: NodeJS.WriteStream | undefined;
  return {
    write(text) {
      stream ??= streamOf().on('error', () => process.exit(1));
      stream.write(text);
    },
  };
}

/** Consoles are character devices, and so is `/dev/null`; a closed descriptor is nothing. */
function isCharacterDevice(fd: number): boolean {
  try {
    return fstatSync(fd).isCharacterDevice();
  } catch {
    return false;
  }
}

/** Programs are often benchmarked while they write to it. */
function isNullDevice(fd: number): boolean {
  const device =
    process.platform === 'win32' ? undefined : statSync('/dev/null', { throwIfNoEntry: false });
  return device !== undefined && fstatSync(fd).rdev === device.rdev;
}

function writeAll(fd: number, text: string | Uint8Array): void {
  let rest = typeof text === 'string' ? Buffer.from(text) : text;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      if (systemErrorCode(error) !== 'EAGAIN') throw failureOf(error as Error);
      // The creator of the pipe made it non-blocking, so wait here and try again.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

function failureOf(error: NodeJS.ErrnoException): Error {
  if (error.code === 'EPIPE') return new ClosedOutput();
  return new ViandError({
    code: 'output/unwritable',
    message: `Cannot write the output: ${error.message}`,
    expected: 'a writable output, such as a file on a disk with free space',
  });
}

/** A closed stderr affects neither a run nor its result. */
function unchecked(output: Output): Output {
  let isLost = false;
  return {
    write(text) {
      try {
        if (!isLost) output.write(text);
      } catch {
        isLost = true;
      }
    },
  };
}

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls a function if a signal asks the process to stop, and then lets it stop.
 *
 * @returns a function that cancels this
 */
export function onStop(cleanUp: () => void): () => void {
  const end = () => {
    for (const signal of STOPS) process.off(signal, stop);
  };
  const stop = (signal: NodeJS.Signals) => {
    // Clean up first: once the listener is removed, a second signal ends the process.
    cleanUp();
    end();
    process.kill(process.pid, signal);
  };
  for (const signal of STOPS) process.on(signal, stop);
  return end;
}

/**
 * Calls a function however the process ends, unless it is killed.
 *
 * @returns a function that cancels this
 */
export function onEnd(cleanUp: () => void): () => void {
  const endWatch = onStop(cleanUp);
  process.on('exit', cleanUp);
  return () => {
    endWatch();
    process.off('exit', cleanUp);
  };
}

/** Resolves when the process is asked to stop. It listens once, since a test runs several servers in a process. */
export const stopSignal = lazily(
  () =>
    new Promise<void>((resolve) => {
      for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => resolve());
      // A worker does not outlive the process that started it.
      process.once('disconnect', () => resolve());
    }),
);

/** The id of this process, for names of temporary files and locks. */
export const processId = process.pid;

/** Whether a process of any user runs on this machine. */
export function isProcessAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) !== 'ESRCH';
  }
}
