import type { Readable, Writable } from 'node:stream';

/** The outside world of a run: what it reads from and writes to. Tests make their own. */
export interface Terminal {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** Somebody would have to type what is read from stdin. */
  readonly isStdinTerminal: boolean;
  /** Somebody reads stderr as it is written. */
  readonly isStderrTerminal: boolean;
  /** Somebody would see what is written to stdout. */
  readonly isStdoutTerminal: boolean;
  /** Colour is wanted on stdout. */
  readonly isColourful: boolean;
}

/** The terminal of this process. A reader that closes its end early ends the run quietly. */
export function processTerminal(): Terminal {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      process.stderr.write(`viand: Cannot write the output: ${error.message}\n`);
      process.exit(1);
    });
  }
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    isStdinTerminal: process.stdin.isTTY === true,
    isStderrTerminal: process.stderr.isTTY === true,
    isStdoutTerminal: process.stdout.isTTY === true,
    isColourful: process.stdout.isTTY === true && !process.env['NO_COLOR'],
  };
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
    end();
    cleanUp();
    process.kill(process.pid, signal);
  };
  for (const signal of STOPS) process.on(signal, stop);
  return end;
}
