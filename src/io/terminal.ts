import { fstatSync, writeSync } from 'node:fs';
import type { Readable } from 'node:stream';

/** The outside world of a run: what it reads from and writes to. Tests make their own. */
export interface Terminal {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Somebody would have to type what is read from stdin. */
  readonly isStdinTerminal: boolean;
  /** Somebody reads stderr as it is written. */
  readonly isStderrTerminal: boolean;
  /** Somebody would see what is written to stdout. */
  readonly isStdoutTerminal: boolean;
  /** Colour is wanted on stdout. */
  readonly isColourful: boolean;
}

/** What text is written to. */
export interface Output {
  write(text: string | Uint8Array): void;
}

/**
 * The terminal of this process. A reader that closes its end early ends the run quietly.
 *
 * Node makes its streams when they are asked for, which takes longer than looking up a food: so they are
 * only where there is need of them.
 */
export function processTerminal(): Terminal {
  const isTerminal = (stream: { readonly isTTY?: boolean }) => stream.isTTY === true;
  return {
    get stdin() {
      return process.stdin;
    },
    stdout: outputTo(1, () => process.stdout),
    stderr: outputTo(2, () => process.stderr),
    get isStdinTerminal() {
      return isTerminal(process.stdin);
    },
    get isStdoutTerminal() {
      return isTerminal(process.stdout);
    },
    get isStderrTerminal() {
      return isTerminal(process.stderr);
    },
    get isColourful() {
      return isTerminal(process.stdout) && !process.env['NO_COLOR'];
    },
  };
}

/** Writes bytes wherever bytes will do: consoles of Windows want characters. */
function outputTo(fd: number, streamOf: () => NodeJS.WriteStream): Output {
  const isConsole = process.platform === 'win32' && fstatSync(fd).isCharacterDevice();
  if (!isConsole) return { write: (text) => writeAll(fd, text) };
  let stream: NodeJS.WriteStream | undefined;
  return {
    write(text) {
      stream ??= streamOf().on('error', (error) => endUnwritable(fd, error));
      stream.write(text);
    },
  };
}

function writeAll(fd: number, text: string | Uint8Array): void {
  let rest = typeof text === 'string' ? Buffer.from(text) : text;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') endUnwritable(fd, error as Error);
      // Whoever made the pipe wants no one to wait in it: then one waits beside it.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

function endUnwritable(fd: number, error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(0);
  if (fd !== 2) process.stderr.write(`viand: Cannot write the output: ${error.message}\n`);
  process.exit(1);
}

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Cleans up where the process is told to stop meanwhile, and lets it stop then.
 *
 * @returns ends the watch
 */
export function onStop(cleanUp: () => void): () => void {
  const end = () => {
    for (const signal of STOPS) process.off(signal, stop);
  };
  const stop = (signal: NodeJS.Signals) => {
    // First of all, as a second signal ends the process once no one listens.
    cleanUp();
    end();
    process.kill(process.pid, signal);
  };
  for (const signal of STOPS) process.on(signal, stop);
  return end;
}
