import type { Readable } from 'node:stream';
import type { Output, Terminal } from '../../src/io/terminal/terminal.ts';

/** The streams of a command whose output is no terminal, as in a pipe. */
export function noTerminal(streams: {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
}): Terminal {
  return {
    ...streams,
    isStdinTerminal: false,
    isStderrTerminal: false,
    isStdoutTerminal: false,
    isColourful: false,
    window: undefined,
    pager: undefined,
  };
}
